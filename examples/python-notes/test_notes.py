"""Tests of what needs no component: `python3 -m unittest`."""

import unittest

from notes import best, sentences_of, words_of


class Notes(unittest.TestCase):
    def test_sentences_end_with_their_marks(self):
        self.assertEqual(sentences_of("I paint boats. Really? Yes!"), ["I paint boats.", "Really?", "Yes!"])
        self.assertEqual(sentences_of("It cost 4.50 euros! Cheap?  Yes"), ["It cost 4.50 euros!", "Cheap?", "Yes"])
        self.assertEqual(sentences_of("  "), [])

    def test_words_that_say_nothing_are_left_out(self):
        self.assertEqual(words_of("My cat Mila hates the thunder."), {"cat", "mila", "hates", "thunder"})

    def test_the_best_sentence_wins_and_of_equals_the_last(self):
        said = [("My cat Mila hates thunder.", "s1"), ("My cat Mila loves tuna.", "s2"), ("It rains.", "s3")]
        self.assertEqual(best("Who hates thunder, my cat?", said), ("My cat Mila hates thunder.", "s1"))
        self.assertEqual(best("What about my cat Mila?", said), ("My cat Mila loves tuna.", "s2"))

    def test_one_word_in_common_is_chance(self):
        self.assertIsNone(best("Do cats like thunder?", [("My cat Mila hates thunder.", "s1")]))


if __name__ == "__main__":
    unittest.main()
