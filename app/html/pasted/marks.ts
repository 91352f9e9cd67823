import { allowedAttributes, allowedTags, droppedTags } from "../allow-list.ts";
import { styleMeaning } from "../style-meaning.ts";
import { blocks, lineOf } from "./paragraphs.ts";
import { type Element, foreign, mapElements, type Node, newElement, unwrapped } from "./tree.ts";

const dropped = new Set([...droppedTags, "head", "meta", "link", "base", "xml"]);
/** Words in these are the author's. */
const kept = new Set(["form", ...foreign]);
const renamed: Readonly<Record<string, string>> = { b: "strong", i: "em", strike: "s", tt: "code" };
const known = new Set([...allowedTags, ...foreign, ...blocks]);
/** A tool's guess everywhere else. */
const inLanguage = new Set(["q", "cite", "em", "i", "blockquote"]);
const headings = new Set(["h1", "h2", "h3", "h4", "h5", "h6", "th"]);

/** The nodes with elements for what styles say, and without styles, shells and what is not shown. */
export function withMarks(nodes: readonly Node[]): Node[] {
  return mapElements(nodes, (element) => {
    if (dropped.has(element.name) && !kept.has(element.name)) return [];
    if (/display:\s*none|mso-hide:\s*all/i.test(element.attributes.style ?? "")) return [];
    return marked(element);
  });
}

function marked(element: Element): Node[] {
  const { name, children } = element;
  const { style = "", align = "", class: className = "" } = element.attributes;
  if (isParagraphBreak(element)) return [newElement("br"), newElement("br")];
  const { wrappers, isRevoked, classes, attributes } = styleMeaning(name, style, align);
  if (isRevoked || !known.has(name)) return children;
  if (name === "span" && /\bMso(?:Footnote|Endnote)Reference\b/.test(className)) wrappers.push("sup");
  const inner = wrappers.reduceRight((content, wrapper) => [wrap(wrapper, content)], children);
  const result = wrap(renamed[name] ?? name, inner, {
    ...element.attributes,
    ...attributes,
    class: [className, ...classes].join(" "),
  });
  const isShell = name === "span" || name === "a";
  return isShell && Object.keys(allowedAttributes(name, result.attributes)).length === 0
    ? result.children
    : [result];
}

/** As Slack writes it. */
function isParagraphBreak({ attributes }: Element): boolean {
  return attributes["data-stringify-type"] === "paragraph-break";
}

/** An element that repeats nothing of its own; links are underlined and headings bold by themselves. */
function wrap(name: string, children: readonly Node[], attributes: Record<string, string> = {}): Element {
  const { lang = "", dir, ...others } = attributes;
  if (dir === "rtl") others.dir = dir;
  if (lang !== "" && inLanguage.has(name)) others.lang = lang;
  let inner: readonly Node[] = name === "a" ? unwrapped(lineOf(children), "u") : children;
  if (headings.has(name)) inner = unwrapped(inner, "strong");
  if (["strong", "em", "u", "s", "sub", "sup"].includes(name)) inner = unwrapped(inner, name);
  return newElement(name, others, [...inner]);
}
