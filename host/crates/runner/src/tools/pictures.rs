//! Pictures: making and changing them. A picture is its description; none is drawn.

use belljar_exam::Picture;

use super::arguments::Arguments;
use super::state::{State, quoted};

/// Makes a picture.
pub(super) fn create_image(state: &mut State, arguments: &Arguments) -> String {
    let description = arguments.text("prompt").to_owned();
    format!("Made the picture {}", add(state, description))
}

/// Makes a changed copy of a picture. The original stays.
pub(super) fn edit_image(state: &mut State, arguments: &Arguments) -> Result<String, String> {
    let (url, instruction) = (arguments.text("image_url"), arguments.text("instruction"));
    let Some(picture) = state.world.pictures.iter().find(|picture| picture.url == url) else {
        return Err(format!("there is no picture at {}", quoted(url)));
    };
    let description = format!("{}; changed: {instruction}", picture.description);
    Ok(format!("Made the changed picture {}", add(state, description)))
}

/// Adds a picture and returns its address: what the exam gives out, if that is a whole address.
fn add(state: &mut State, description: String) -> String {
    let id = state.next_id("picture");
    let url = if id.contains("://") { id } else { format!("https://pictures.example/{id}.png") };
    state.world_mut().pictures.push(Picture { description, url: url.clone() });
    url
}
