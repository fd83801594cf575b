//! The contract as a page, made of the documentation in the WIT files: one section an interface, one table a type.

use wit_parser::{Docs, Function, Interface, Resolve, Type, TypeDef, TypeDefKind, World, WorldItem};

/// What stands before the generated part.
const HEAD: &str = "\
# The contract

Generated from the documentation in [wit/](../wit): change it there. `belljar inspect AGENT.wasm` tells whether a component
fits. In Rust, [guest-sdk](../guest-sdk) has all of this as plain types; [the guide](guide.md) shows it at work.

";

/// Renders the whole page.
pub(crate) fn render(resolve: &Resolve, world: &World) -> String {
    let mut page = HEAD.to_owned();
    if let Some(package) = world.package.map(|id| &resolve.packages[id]) {
        page.push_str(&paragraphs(&package.docs));
        page.push_str(&format!("Its package is `{}`, its world `{}`.\n\n", package.name, world.name));
    }
    page.push_str("## Exports\n\n");
    for item in world.exports.values() {
        if let WorldItem::Function(function) = item {
            page.push_str(&self::function(resolve, function));
        }
    }
    let imports = world.imports.values().filter_map(|item| match item {
        WorldItem::Interface { id, .. } => Some(&resolve.interfaces[*id]),
        _ => None,
    });
    // Types that all share are looked up, the rest is read: they come last.
    let (shared, mut interfaces): (Vec<&Interface>, Vec<&Interface>) =
        imports.partition(|interface| interface.functions.is_empty());
    interfaces.sort_by_key(|interface| interface.name.clone());
    for interface in interfaces.into_iter().chain(shared) {
        page.push_str(&self::interface(resolve, interface));
    }
    format!("{}\n", page.trim_end())
}

fn interface(resolve: &Resolve, interface: &Interface) -> String {
    let name = interface.name.as_deref().unwrap_or_default();
    let mut text = format!("## `{name}`\n\n{}", paragraphs(&interface.docs));
    for function in interface.functions.values() {
        text.push_str(&self::function(resolve, function));
    }
    for id in interface.types.values() {
        text.push_str(&type_def(resolve, &resolve.types[*id]));
    }
    text
}

fn function(resolve: &Resolve, function: &Function) -> String {
    let parameters: Vec<String> =
        function.params.iter().map(|param| format!("{}: {}", param.name, type_name(resolve, &param.ty))).collect();
    let result = function.result.as_ref().map(|ty| format!(" -> {}", type_name(resolve, ty))).unwrap_or_default();
    format!(
        "### `{}`\n\n```wit\n{}: func({}){result}\n```\n\n{}",
        function.name,
        function.name,
        parameters.join(", "),
        paragraphs(&function.docs)
    )
}

fn type_def(resolve: &Resolve, def: &TypeDef) -> String {
    let name = def.name.as_deref().unwrap_or_default();
    let row = |name: &str, ty: Option<&Type>, docs: &Docs| {
        let ty = ty.map(|ty| format!("`{}`", type_name(resolve, ty))).unwrap_or_default();
        format!("| `{name}` | {ty} | {} |\n", cell(docs))
    };
    let (kind, rows): (&str, Vec<String>) = match &def.kind {
        TypeDefKind::Record(record) => {
            ("record", record.fields.iter().map(|field| row(&field.name, Some(&field.ty), &field.docs)).collect())
        }
        TypeDefKind::Variant(variant) => {
            ("variant", variant.cases.iter().map(|case| row(&case.name, case.ty.as_ref(), &case.docs)).collect())
        }
        TypeDefKind::Enum(def) => ("enum", def.cases.iter().map(|case| row(&case.name, None, &case.docs)).collect()),
        // A type that is used from another interface is told there.
        TypeDefKind::Type(Type::Id(_)) => return String::new(),
        TypeDefKind::Type(ty) => {
            return format!("### type `{name}`: `{}`\n\n{}", type_name(resolve, ty), paragraphs(&def.docs));
        }
        other => unreachable!("the contract has no {}", other.as_str()),
    };
    let (holds, header) = if kind == "record" { ("field", "type") } else { ("case", "holds") };
    format!(
        "### {kind} `{name}`\n\n{}| {holds} | {header} | meaning |\n| --- | --- | --- |\n{}\n",
        paragraphs(&def.docs),
        rows.concat()
    )
}

/// Writes a type as WIT does.
fn type_name(resolve: &Resolve, ty: &Type) -> String {
    let Type::Id(id) = ty else {
        return match ty {
            Type::Bool => "bool".to_owned(),
            Type::String => "string".to_owned(),
            other => format!("{other:?}").to_lowercase(),
        };
    };
    let def = &resolve.types[*id];
    if let Some(name) = &def.name {
        return name.clone();
    }
    let side = |ty: &Option<Type>| ty.as_ref().map_or_else(|| "_".to_owned(), |ty| type_name(resolve, ty));
    match &def.kind {
        TypeDefKind::Option(ty) => format!("option<{}>", type_name(resolve, ty)),
        TypeDefKind::List(ty) => format!("list<{}>", type_name(resolve, ty)),
        TypeDefKind::Result(result) if result.err.is_none() => format!("result<{}>", side(&result.ok)),
        TypeDefKind::Result(result) => format!("result<{}, {}>", side(&result.ok), side(&result.err)),
        other => unreachable!("the contract has no unnamed {}", other.as_str()),
    }
}

fn paragraphs(docs: &Docs) -> String {
    docs.contents.as_deref().map_or_else(String::new, |text| format!("{}\n\n", text.trim()))
}

/// Writes documentation into one cell of a table.
fn cell(docs: &Docs) -> String {
    docs.contents.as_deref().unwrap_or_default().split_whitespace().collect::<Vec<_>>().join(" ").replace('|', "\\|")
}
