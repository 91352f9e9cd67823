import type { Attributes } from "./allow-list.ts";

/** The parts of a style that a class, attribute or element can express. */
type Meaning = {
  classes: string[];
  attributes: Attributes;
  /** Wrapper elements: `u`, `strong` … */
  wrappers: string[];
  /** The style cancels the element: `<b style="font-weight: normal">`. */
  isRevoked: boolean;
};

const blocks = new Set(
  "p h2 h3 h4 h5 h6 div li dt dd td th caption blockquote figcaption pre summary".split(" "),
);
const movables = new Set(["img", "figure", "table"]);

const listTypes: Readonly<Record<string, string>> = {
  "lower-alpha": "a",
  "lower-latin": "a",
  "upper-alpha": "A",
  "upper-latin": "A",
  "lower-roman": "i",
  "upper-roman": "I",
};

/** The meaning of an element's `style` and `align` attributes. */
export function styleMeaning(tag: string, style: string, align = ""): Meaning {
  const styles = declarations(style);
  return {
    classes: [...alignment(tag, styles, align.toLowerCase())],
    attributes: { ...pictureSize(tag, styles), ...listType(tag, styles) },
    wrappers: tag === "span" ? spanWrappers(styles) : [],
    isRevoked: isRevoked(tag, styles),
  };
}

function declarations(style: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const declaration of style.toLowerCase().split(";")) {
    const [name = "", value = ""] = declaration.split(":");
    found.set(name.trim(), value.replace("!important", "").trim());
  }
  return found;
}

function* alignment(tag: string, styles: ReadonlyMap<string, string>, align: string): Generator<string> {
  if (blocks.has(tag)) {
    const side = styles.get("text-align") ?? align;
    if (side === "center") yield "text-center";
    if (side === "right" || side === "end") yield "text-right";
  }
  if (movables.has(tag)) {
    const side = styles.get("float") ?? align;
    if (side === "left" || side === "right") yield `align-${side}`;
    else if (side === "center" || hasAutoMargins(styles)) yield "align-center";
  }
}

function hasAutoMargins(styles: ReadonlyMap<string, string>): boolean {
  const isBoth = styles.get("margin-left") === "auto" && styles.get("margin-right") === "auto";
  return isBoth || /^\S+ auto(?: \S+(?: auto)?)?$/.test(styles.get("margin") ?? "");
}

function pictureSize(tag: string, styles: ReadonlyMap<string, string>): Attributes {
  const size: Attributes = {};
  if (tag !== "img") return size;
  for (const side of ["width", "height"]) {
    const pixels = /^(\d{1,5})(?:\.\d+)?px$/.exec(styles.get(side) ?? "")?.[1];
    if (pixels !== undefined) size[side] = pixels;
  }
  return size;
}

function listType(tag: string, styles: ReadonlyMap<string, string>): Attributes {
  const type = listTypes[styles.get("list-style-type") ?? ""];
  return tag === "ol" && type !== undefined ? { type } : {};
}

function spanWrappers(styles: ReadonlyMap<string, string>): string[] {
  const lines = `${styles.get("text-decoration") ?? ""} ${styles.get("text-decoration-line") ?? ""}`;
  const height = styles.get("vertical-align");
  const wrappers: string[] = [];
  if (isBold(styles)) wrappers.push("strong");
  if (styles.get("font-style") === "italic") wrappers.push("em");
  if (lines.includes("underline")) wrappers.push("u");
  if (lines.includes("line-through")) wrappers.push("s");
  if (height === "sub") wrappers.push("sub");
  if (height === "super") wrappers.push("sup");
  return wrappers;
}

function isBold(styles: ReadonlyMap<string, string>): boolean {
  return /^(?:bold|bolder|[6-9]00)$/.test(styles.get("font-weight") ?? "");
}

function isRevoked(tag: string, styles: ReadonlyMap<string, string>): boolean {
  if (tag === "b" || tag === "strong") return /^(?:normal|400)$/.test(styles.get("font-weight") ?? "");
  return (tag === "i" || tag === "em") && styles.get("font-style") === "normal";
}
