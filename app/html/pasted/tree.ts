import { allowedAttributes } from "../allow-list.ts";
import { isVoid, writeStartTag } from "../canonical-tag.ts";
import { htmlParts } from "../html-parts.ts";

export type Element = { name: string; attributes: Record<string, string>; children: Node[] };
export type Node = Element | string;

/** A megabyte of Word has several times as much markup as a text that is shown may have; most of it goes. */
const maxMarkup = 600_000;

/** What becomes of these is decided later: by the editor, which uploads pictures, and by the cleaner. */
export const foreign = new Set(["img", "picture", "source", "iframe", "video", "audio"]);

/** The elements of HTML, in the reading of the sanitiser's parser; comments are dropped. */
export function readTree(html: string): Node[] {
  const root = newElement("div");
  const open = [root];
  for (const part of htmlParts(html, maxMarkup)) {
    const parent = open.at(-1) ?? root;
    if (part.kind === "text") parent.children.push(part.text);
    if (part.kind === "start") {
      const element = newElement(part.name, Object.fromEntries(part.attributes));
      parent.children.push(element);
      open.push(element);
    }
    if (part.kind === "end" && open.length > 1) open.pop();
  }
  return root.children;
}

/** HTML in the cleaner's form, with the attributes that it allows. */
export function writeTree(nodes: readonly Node[]): string {
  return nodes.map(writeNode).join("");
}

function writeNode(node: Node): string {
  if (typeof node === "string") return escapeText(node);
  const { name, attributes, children } = node;
  const start = writeStartTag(name, writtenAttributes(name, attributes));
  return isVoid(name) || name === "source" ? start : `${start}${writeTree(children)}</${name}>`;
}

function writtenAttributes(name: string, attributes: Record<string, string>): Record<string, string> {
  const allowed = allowedAttributes(name, attributes);
  if (name === "img") return attributes.src === undefined ? allowed : { src: attributes.src, ...allowed };
  if (!foreign.has(name)) return allowed;
  return Object.fromEntries(
    Object.entries(attributes).filter(([key]) => /^(?!on|style$|class$|srcdoc$)[a-z]+$/.test(key)),
  );
}

function escapeText(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll("\u00a0", "&nbsp;");
}

export function newElement(
  name: string,
  attributes: Record<string, string> = {},
  children: Node[] = [],
): Element {
  return { name, attributes, children };
}

export function isElement(node: Node | undefined, ...names: string[]): node is Element {
  return node !== undefined && typeof node !== "string" && (names.length === 0 || names.includes(node.name));
}

/** Every element, those that hold others first. */
export function elements(nodes: readonly Node[], found: Element[] = []): Element[] {
  for (const node of nodes) {
    if (typeof node === "string") continue;
    found.push(node);
    elements(node.children, found);
  }
  return found;
}

/** Each element replaced, from the inside out; with nothing, it goes with what it holds. Changes the elements. */
export function mapElements(nodes: readonly Node[], replace: (element: Element) => readonly Node[]): Node[] {
  const result: Node[] = [];
  for (const node of nodes) {
    if (typeof node === "string") {
      result.push(node);
      continue;
    }
    node.children = mapElements(node.children, replace);
    for (const replacement of replace(node)) result.push(replacement);
  }
  return result;
}

export function textOf(nodes: readonly Node[]): string {
  return nodes.map((node) => (typeof node === "string" ? node : textOf(node.children))).join("");
}

/** Whether there is neither a word nor a picture or anchor. */
export function isBlank(nodes: readonly Node[]): boolean {
  return nodes.every((node) => {
    if (typeof node === "string") return node.trim() === "";
    const { name, attributes, children } = node;
    return !foreign.has(name) && name !== "hr" && attributes.id === undefined && isBlank(children);
  });
}

/** The nodes without the elements of a name; what these hold stays. */
export function unwrapped(nodes: readonly Node[], name: string): Node[] {
  return mapElements(nodes, (element) => (element.name === name ? element.children : [element]));
}
