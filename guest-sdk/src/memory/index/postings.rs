//! Posting lists: rising ordinals of documents, each as the distance from the one before, seven bits a byte, the lowest
//! first (the variable-length code of Manning, Raghavan and Schütze 2008, section 5.3).

/// Bit that says that more bytes of the number follow.
const MORE: u8 = 0x80;

/// Reads a posting list. None if the bytes aren't one.
pub(super) fn decode(bytes: &[u8]) -> Option<Vec<u32>> {
    let mut ordinals: Vec<u32> = Vec::with_capacity(bytes.len());
    let (mut distance, mut shift) = (0_u32, 0);
    for byte in bytes {
        let bits = u32::from(byte & !MORE);
        if shift > 28 || (shift == 28 && bits > 0x0f) {
            return None;
        }
        distance |= bits << shift;
        if byte & MORE != 0 {
            shift += 7;
            continue;
        }
        let ordinal = match ordinals.last() {
            // A distance of 0 would list a document twice.
            Some(_) if distance == 0 => return None,
            Some(last) => last.checked_add(distance)?,
            None => distance,
        };
        ordinals.push(ordinal);
        (distance, shift) = (0, 0);
    }
    (shift == 0).then_some(ordinals)
}

/// Adds ordinals, which rise and come after `last`, to the bytes of a list.
pub(super) fn append(bytes: &mut Vec<u8>, last: Option<u32>, ordinals: &[u32]) {
    let mut last = last;
    for ordinal in ordinals {
        let mut distance = last.map_or(*ordinal, |last| ordinal - last);
        while distance >= u32::from(MORE) {
            bytes.push(distance.to_le_bytes()[0] | MORE);
            distance >>= 7;
        }
        bytes.push(distance.to_le_bytes()[0]);
        last = Some(*ordinal);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_come_back_as_they_were_however_they_were_appended() {
        let ordinals = [0, 1, 127, 128, 255, 16_383, 16_512, 2_097_152, u32::MAX - 1, u32::MAX];
        for cut in 0..=ordinals.len() {
            let mut bytes = Vec::new();
            append(&mut bytes, None, &ordinals[..cut]);
            append(&mut bytes, ordinals[..cut].last().copied(), &ordinals[cut..]);
            assert_eq!(decode(&bytes).as_deref(), Some(&ordinals[..]), "cut at {cut}");
        }
        let mut near = Vec::new();
        append(&mut near, None, &[5, 6, 7]);
        assert_eq!(near, [5, 1, 1], "neighbours take a byte each");
    }

    #[test]
    fn bytes_that_are_no_list_are_refused() {
        for bytes in [
            &[0x80][..],                        // a number that goes on and doesn't
            &[5, 0],                            // a document twice
            &[0xff, 0xff, 0xff, 0xff, 0x1f],    // above 32 bits
            &[0xff, 0xff, 0xff, 0xff, 0xff, 0], // longer than any number
            &[0xff, 0xff, 0xff, 0xff, 0x0f, 1], // a sum above 32 bits
        ] {
            assert_eq!(decode(bytes), None, "{bytes:?}");
        }
        assert_eq!(decode(&[]), Some(Vec::new()));
    }
}
