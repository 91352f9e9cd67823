import { type Element, isBlank, isElement, type Node } from "./tree.ts";

const joined = new Set(["strong", "em", "u", "s", "sub", "sup", "code"]);
const spaces = /[ \t\n\r\f\u00a0]+/g;
const beforeAmount = /[€$£§]$/;
const beforeUnit = /\d$/;
const unit =
  /^(?:\d{3}(?!\d)|(?:[%‰€]|°C|[kcdm]?m[²³]?|[km]?g|[cdm]?l|[kMGT]?B|[kM]?W|kWh|uur|min|mln|mld|miljoen|miljard|euro|EUR)(?![\p{L}\d]))/u;

/** Words and marks with ordinary spaces and no empty marks. */
export function inlineOf(nodes: readonly Node[]): Node[] {
  const result: Node[] = [];
  for (const found of nodes) {
    // An empty mark can stand between two words.
    const isGap = typeof found !== "string" && isSpace(found);
    const node = isGap ? " ".repeat(Math.min(1, found.children.length)) : found;
    const last = result.at(-1);
    if (typeof node === "string") {
      if (typeof last === "string") result[result.length - 1] = last + node;
      else result.push(node);
    } else if (isElement(last, node.name) && joined.has(node.name)) {
      last.children = [...last.children, ...node.children];
    } else {
      result.push({ ...node, children: [...node.children] });
    }
  }
  return result.map((node) =>
    typeof node === "string" ? withOrdinarySpaces(node) : { ...node, children: inlineOf(node.children) },
  );
}

function isSpace(element: Element): boolean {
  return element.name !== "br" && element.name !== "wbr" && isBlank([element]);
}

/** A non-breaking space stays in an amount. */
function withOrdinarySpaces(text: string): string {
  return text.replace(spaces, (found, at: number) => {
    const isAmount =
      found === "\u00a0" && keepsTogether(text.slice(Math.max(0, at - 1), at), text.slice(at + 1, at + 12));
    return isAmount ? found : " ";
  });
}

function keepsTogether(before: string, after: string): boolean {
  return (beforeAmount.test(before) && /^\d/.test(after)) || (beforeUnit.test(before) && unit.test(after));
}

/** Inline nodes without white space and line breaks around them. */
export function trimmed(nodes: readonly Node[]): Node[] {
  return trimEnd(trimStart(afterBreaks(nodes)));
}

function afterBreaks(nodes: readonly Node[]): Node[] {
  return nodes.map((node, index) => {
    if (typeof node !== "string") return node;
    const start = isElement(nodes[index - 1], "br") ? node.trimStart() : node;
    return isElement(nodes[index + 1], "br") ? start.trimEnd() : start;
  });
}

function trimStart(nodes: readonly Node[]): Node[] {
  const from = nodes.findIndex((node) => !isGap(node));
  const first = nodes[from];
  if (first === undefined) return [];
  return [
    typeof first === "string" ? first.trimStart() : withChildren(first, trimStart),
    ...nodes.slice(from + 1),
  ];
}

function trimEnd(nodes: readonly Node[]): Node[] {
  const to = nodes.findLastIndex((node) => !isGap(node));
  const last = nodes[to];
  if (last === undefined) return [];
  return [...nodes.slice(0, to), typeof last === "string" ? last.trimEnd() : withChildren(last, trimEnd)];
}

function isGap(node: Node): boolean {
  return typeof node === "string" ? node.trim() === "" : node.name === "br";
}

function withChildren(element: Element, trim: (nodes: readonly Node[]) => Node[]): Element {
  const isMark = joined.has(element.name) && element.name !== "code";
  return isMark ? { ...element, children: trim(element.children) } : element;
}
