import { allowedAttributes } from "../allow-list.ts";
import { styleMeaning } from "../style-meaning.ts";
import { inlineOf, trimmed } from "./inline.ts";
import { tableOf } from "./tables.ts";
import { type Element, isBlank, isElement, type Node, newElement, textOf } from "./tree.ts";

const lines = new Set(["h1", "h2", "h3", "h4", "h5", "h6", "summary", "caption", "figcaption", "dt"]);
const holders = new Set(["blockquote", "details", "dl"]);

export const blocks: ReadonlySet<string> = new Set([
  ...["html", "body", "p", "div", "section", "article", "main", "header", "footer", "aside", "nav"],
  ...["address", "center", "form", "fieldset", "hgroup", "figure", "ul", "ol", "li", "dl", "dt", "dd"],
  ...["table", "pre", "hr", "blockquote", "details", "summary", "figcaption", "caption"],
  ...["thead", "tbody", "tfoot", "tr", "td", "th", "h1", "h2", "h3", "h4", "h5", "h6"],
]);

/** What is pasted as blocks: paragraphs, headings, lists; or as words where there is only one line of them. */
export function asPasted(nodes: readonly Node[]): Node[] {
  const result = paragraphsOf(nodes);
  return result.length > 1 || nodes.some(holdsBlock) ? result : inlineOf(nodes);
}

/** Each line of words in a paragraph, and each block in the form in which the cleaner leaves it. */
function paragraphsOf(nodes: readonly Node[]): Node[] {
  const result: Node[][] = [];
  let run: Node[] = [];
  for (const node of nodes) {
    if (isElement(node) && holdsBlock(node)) {
      result.push(paragraphs(run), blocksOf(node));
      run = [];
    } else {
      run.push(node);
    }
  }
  return [...result, paragraphs(run)].flat();
}

function holdsBlock(node: Node): boolean {
  return isElement(node) && (blocks.has(node.name) || node.children.some(holdsBlock));
}

function blocksOf(element: Element): Node[] {
  const { name, attributes, children } = element;
  if (name === "hr") return [newElement("hr")];
  if (name === "ul" || name === "ol") return listOf(element);
  if (name === "pre") return isBlank(children) ? [] : [{ ...element, children: codeOf(children) }];
  if (name === "dd") return isBlank(children) ? [] : [contentsOf(element)];
  if (name === "table") return tableOf(element, contentsOf);
  if (name === "figure") return [{ ...element, children: children.flatMap(figurePart) }];
  if (lines.has(name))
    return isBlank(children) ? [] : [{ ...element, children: trimmed(inlineOf(lineOf(children))) }];
  if (holders.has(name)) return isBlank(children) ? [] : [{ ...element, children: paragraphsOf(children) }];
  if (!children.some(holdsBlock)) return paragraphs(children, attributes);
  const isOurs = name === "div" && allowedAttributes(name, attributes).class !== undefined;
  return isOurs ? [{ ...element, children: paragraphsOf(children) }] : paragraphsOf(children);
}

/** Two line breaks end a paragraph. */
function paragraphs(run: readonly Node[], attributes: Record<string, string> = {}): Node[] {
  const parts: Node[][] = [[]];
  let breaks = 0;
  for (const node of run) {
    if (isElement(node, "br")) breaks += 1;
    else if (typeof node !== "string" || node.trim() !== "") breaks = 0;
    if (breaks > 1) parts.push([]);
    else parts.at(-1)?.push(node);
  }
  const { id, ...others } = attributes;
  return parts
    .filter((part) => !isBlank(part))
    .map((part, index) =>
      newElement("p", id !== undefined && index === 0 ? { ...others, id } : others, trimmed(inlineOf(part))),
    );
}

/** Blocks as one line, with a space between them. */
export function lineOf(nodes: readonly Node[]): Node[] {
  if (!nodes.some(holdsBlock)) return [...nodes];
  const parts = nodes.flatMap((node) =>
    isElement(node) && holdsBlock(node) ? [" ", ...lineOf(node.children), " "] : [node],
  );
  return trimmed(inlineOf(parts));
}

/** What a cell or an item holds: its first line is no paragraph when it is the only one. */
function contentsOf(element: Element): Element {
  const [first, ...rest] = paragraphsOf(element.children);
  if (!isElement(first, "p") || !rest.every((node) => isElement(node, "ul", "ol"))) {
    return { ...element, children: first === undefined ? [] : [first, ...rest] };
  }
  const { attributes, children } = first;
  return {
    ...element,
    attributes: { ...attributes, ...element.attributes, ...classOf(element, first) },
    children: [...children, ...rest],
  };
}

function classOf(...elements: Element[]): Record<string, string> {
  return { class: elements.map(({ attributes }) => attributes.class ?? "").join(" ") };
}

/** A list, whose lists stand in its items. */
function listOf(list: Element): Node[] {
  const items: Element[] = [];
  for (const child of list.children) {
    const last = items.at(-1);
    if (isElement(child, "ul", "ol") && last) last.children.push(...listOf(child));
    else if (isElement(child, "ul", "ol"))
      return [...listOf(child), ...listOf({ ...list, children: after(list, child) })];
    else if (isElement(child, "li") && !isBlank(child.children)) items.push(contentsOf(child));
    else if (!isElement(child, "li") && !isBlank([child]))
      items.push(contentsOf(newElement("li", {}, [child])));
  }
  if (items.length === 0) return [];
  const first = list.children.find((child) => isElement(child, "li"));
  const { attributes } = styleMeaning(list.name, isElement(first) ? (first.attributes.style ?? "") : "");
  return [{ ...list, attributes: { ...attributes, ...list.attributes }, children: items }];
}

function after(list: Element, child: Node): Node[] {
  return list.children.slice(list.children.indexOf(child) + 1);
}

function figurePart(node: Node): Node[] {
  return isElement(node) && holdsBlock(node) ? blocksOf(node) : typeof node === "string" ? [] : [node];
}

/** The text of code: nothing in it is bold or a space too much. */
function codeOf(nodes: readonly Node[]): Node[] {
  const [only] = nodes.filter((node) => !isBlank([node]));
  if (isElement(only, "code")) return [{ ...only, children: codeOf(only.children) }];
  return [textOf(withNewLines(nodes))];
}

function withNewLines(nodes: readonly Node[]): Node[] {
  return nodes.map((node) => {
    if (typeof node === "string") return node;
    if (node.name === "br") return "\n";
    const children = withNewLines(node.children);
    return { ...node, children: blocks.has(node.name) ? [...children, "\n"] : children };
  });
}
