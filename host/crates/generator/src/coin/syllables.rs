//! Syllables from which names are built: beginnings, middles and endings for each sort of name.

/// Beginnings of first names.
pub(super) const FIRST_BEGIN: &[&str] = &[
    "Ma", "Le", "Jo", "Ta", "Ni", "Ro", "Sa", "Ka", "Da", "Ve", "Li", "Te", "Be", "Ne", "Ha", "Io", "Ele", "Ama",
    "Ori", "Isa", "Ari", "Cae", "Dre", "Fe", "Ga", "Je", "Ke", "Lo", "Me", "No", "Pe", "Ra", "Se", "To", "Wi", "Ya",
    "Ze", "Bri", "Tri", "Cli",
];
/// Middles of first names.
pub(super) const FIRST_MIDDLE: &[&str] = &[
    "ri", "la", "mi", "ne", "sa", "vi", "do", "re", "li", "ma", "ro", "ti", "ve", "di", "na", "lo", "ra", "si", "ni",
    "le",
];
/// Endings of first names.
pub(super) const FIRST_END: &[&str] = &[
    "n", "na", "th", "ra", "s", "nne", "l", "lle", "m", "r", "t", "ric", "lyn", "ssa", "nd", "da", "ya", "nte", "ko",
    "win", "mir", "wen", "bel", "ley",
];
/// Beginnings of last names.
pub(super) const LAST_BEGIN: &[&str] = &[
    "Ash", "Bar", "Bel", "Bram", "Cald", "Carr", "Corr", "Dal", "Dun", "Elm", "Fair", "Fen", "Garr", "Hal", "Harr",
    "Hes", "Hol", "Ing", "Kel", "Lang", "Lor", "Mar", "Merr", "Nor", "Osk", "Pen", "Quil", "Rad", "Ros", "Sel", "Stan",
    "Tal", "Thor", "Tol", "Ulv", "Var", "Wes", "Whit", "Winn", "Yar",
];
/// Middles of last names.
pub(super) const LAST_MIDDLE: &[&str] =
    &["a", "e", "i", "o", "en", "er", "in", "on", "el", "is", "or", "an", "ing", "ar", "u", "ol"];
/// Endings of last names.
pub(super) const LAST_END: &[&str] = &[
    "more", "wick", "by", "stead", "ford", "vane", "low", "ham", "den", "ley", "worth", "croft", "dale", "mont", "sen",
    "ski", "zek", "tti", "vano", "dara", "quist", "berg", "gard", "thorpe",
];
/// Beginnings of cities.
pub(super) const CITY_BEGIN: &[&str] = &[
    "Vel", "Tarn", "Mor", "Bry", "Cor", "Dres", "Es", "Fal", "Gren", "Hev", "Il", "Jar", "Kir", "Lun", "Mel", "Nar",
    "Or", "Pal", "Quor", "Ries", "Sar", "Trev", "Um", "Ves", "Wal", "Yel", "Zan", "Ard", "Bol", "Cas", "Del", "Em",
    "Fir", "Gal", "Hol", "Ist", "Kor", "Lim", "Mon", "Nev",
];
/// Middles of cities.
pub(super) const CITY_MIDDLE: &[&str] =
    &["mo", "va", "re", "li", "sta", "do", "ni", "ra", "vi", "go", "ma", "te", "lo", "no", "be", "di"];
/// Endings of cities.
pub(super) const CITY_END: &[&str] = &[
    "ra", "na", "burg", "ville", "port", "stad", "mouth", "haven", "minster", "ton", "ria", "sk", "grad", "via", "nza",
    "tino", "bury", "field", "ford", "wick", "mere", "combe", "holm", "lund",
];
/// Beginnings of brands.
pub(super) const BRAND_BEGIN: &[&str] = &[
    "Alv", "Bren", "Cad", "Dor", "Ell", "Fal", "Grin", "Hux", "Iv", "Jun", "Kes", "Lum", "Mav", "Nov", "Orv", "Pell",
    "Quin", "Rov", "Sol", "Tess", "Ulm", "Vent", "Wex", "Yor", "Zeph", "Arb", "Bol", "Cor", "Dav", "Est", "Fenn",
    "Gal", "Hol", "Kor", "Lend", "Mon", "Nim", "Ost", "Pern", "Rud",
];
/// Middles of brands.
pub(super) const BRAND_MIDDLE: &[&str] =
    &["a", "o", "i", "e", "an", "or", "en", "ul", "ir", "ov", "et", "am", "is", "ent", "el", "av"];
/// Endings of brands.
pub(super) const BRAND_END: &[&str] = &[
    "ra", "no", "vik", "lo", "ta", "dex", "mi", "tron", "sy", "do", "ro", "ko", "zen", "by", "nic", "rix", "sto", "va",
    "pex", "ma",
];
/// Beginnings of medicines.
pub(super) const MEDICINE_BEGIN: &[&str] = &[
    "vel", "tor", "cal", "mer", "dex", "lor", "zan", "fen", "bri", "cor", "nal", "pro", "sel", "tam", "vor", "gal",
    "hep", "jul", "kel", "lin", "mon", "ner", "oxa", "pra", "qui", "ros", "sym", "tal", "ula", "ver", "wol", "xan",
    "yel", "zel", "aba", "ben", "cla", "dro", "eno", "flu",
];
/// Middles of medicines.
pub(super) const MEDICINE_MIDDLE: &[&str] =
    &["tri", "mo", "ve", "da", "so", "xi", "ra", "no", "li", "ta", "be", "cu", "fe", "go", "pi", "zo"];
/// Endings of medicines.
pub(super) const MEDICINE_END: &[&str] = &[
    "xin", "vane", "rel", "prine", "dol", "lex", "mide", "nex", "quil", "rone", "sard", "tane", "vir", "zole", "cept",
    "drin", "fane", "last", "mune", "pram",
];
/// Beginnings of pets' names.
pub(super) const PET_BEGIN: &[&str] = &[
    "Bis", "Dob", "Fiz", "Gum", "Hob", "Jas", "Kip", "Lol", "Mok", "Nib", "Ozz", "Pip", "Quib", "Rum", "Sput", "Tib",
    "Umb", "Vol", "Wim", "Yod", "Zig", "Bram", "Cos", "Dum", "Fen", "Gris", "Hux", "Jum", "Kob", "Lum", "Mim", "Nor",
    "Pud", "Ros", "Sim", "Tuf", "Wob", "Yap", "Zaf", "Bof",
];
/// Middles of pets' names.
pub(super) const PET_MIDDLE: &[&str] =
    &["a", "o", "i", "e", "al", "en", "er", "il", "on", "ar", "et", "in", "or", "um", "el", "im"];
/// Endings of pets' names.
pub(super) const PET_END: &[&str] = &[
    "bo", "da", "ka", "lo", "mo", "na", "pa", "ra", "sy", "ta", "vi", "by", "do", "ko", "ly", "mi", "no", "ro", "so",
    "ty",
];
