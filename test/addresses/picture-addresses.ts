// Addresses that somebody may write where a picture or a link is asked for.

const places = [
  "a.example/x.png",
  "/a.example/x.png",
  "//a.example/x.png",
  "\\\\a.example/x.png",
  "alert(1)",
  "x/y.png",
  "/",
  "",
];
const schemes = [
  "",
  "https:",
  "HTTPS:",
  "http:",
  "javascript:",
  "JaVaScRiPt:",
  "vbscript:",
  "data:image/png;base64,",
  "data:text/html,",
  "blob:",
  "file:",
  "mailto:",
  "httpſ:",
  ":",
];
const marks = [
  "\t",
  "\n",
  "\u0001",
  "\u001f",
  "\u007f",
  "\u0085",
  " ",
  "\u00a0",
  "\u1680",
  "\u2009",
  "\u2028",
  "\u3000",
  "\ufeff",
  "<",
  ">",
  "é",
  "😀",
  "%",
  "{{name}}",
  "\\",
];

const plain = schemes.flatMap((scheme) => places.map((place) => scheme + place));

/** Each scheme with each place, and the first ones with each mark before, within and after them. */
export const anyAddresses: readonly string[] = [
  ...plain,
  ...["/x.png", "https://a.example/x.png", "//a.example", "javascript:alert(1)"].flatMap((address) =>
    marks.flatMap((mark) =>
      [0, 1, 3, 8, address.length].map((at) => address.slice(0, at) + mark + address.slice(at)),
    ),
  ),
  `/${"x".repeat(2_047)}`,
];

/** One of each sort, for what takes its time. */
export const someAddresses: readonly string[] = [
  ...[
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "vbscript:x",
    "data:text/html,x",
    "data:image/png;base64,AAAA",
  ],
  ...[
    "//a.example/x.png",
    "/\\a.example/x.png",
    "\\\\a.example/x.png",
    "/\t/a.example/x.png",
    "\u0001javascript:x",
  ],
  ...["http://a.example/x.png", "https://a.example/x.png", "/x.png", "x.png", "mailto:a@a.example", ""],
];
