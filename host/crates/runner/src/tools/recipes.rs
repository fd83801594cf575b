//! Recipes: steps that are saved under a name.

use belljar_exam::Recipe;

use super::arguments::Arguments;
use super::state::{State, quoted};

/// Most recipes that are named when a name is unknown.
const NAMED_MAX: usize = 10;

/// Saves a recipe. One of the same name is replaced.
pub(super) fn create_recipe(state: &mut State, arguments: &Arguments) -> String {
    let (name, steps) = (arguments.text("name"), arguments.text("steps"));
    if let Some(index) = find(&state.world.recipes, name) {
        steps.clone_into(&mut state.world_mut().recipes[index].steps);
        return format!("Replaced the recipe \"{}\".", quoted(name));
    }
    state.world_mut().recipes.push(Recipe { name: name.to_owned(), steps: steps.to_owned() });
    format!("Saved the recipe \"{}\".", quoted(name))
}

/// Runs a saved recipe.
pub(super) fn apply_recipe(state: &mut State, arguments: &Arguments) -> Result<String, String> {
    let name = arguments.text("name");
    if let Some(index) = find(&state.world.recipes, name) {
        let recipe = &state.world.recipes[index];
        return Ok(format!("Ran the recipe \"{}\": {}", recipe.name, recipe.steps));
    }
    let names: Vec<String> =
        state.world.recipes.iter().take(NAMED_MAX).map(|recipe| format!("\"{}\"", quoted(&recipe.name))).collect();
    let saved = if names.is_empty() { "none is saved".to_owned() } else { format!("saved are {}", names.join(", ")) };
    Err(format!("no recipe is called \"{}\"; {saved}", quoted(name)))
}

/// Finds the place of a recipe. Names differ by more than case.
fn find(recipes: &[Recipe], name: &str) -> Option<usize> {
    let name = name.to_lowercase();
    recipes.iter().position(|recipe| recipe.name.to_lowercase() == name)
}
