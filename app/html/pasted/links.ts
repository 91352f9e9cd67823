import { type Node, newElement } from "./tree.ts";

const address = /(?<![\p{L}\d@/._-])(?:https?:\/\/|www\.)[^\s"“”„«»|]{2,2000}/giu;
const isWhole = /^(?:https?:\/\/[^/]|www\.[^.\s/][^\s/]*\.[a-z]{2,})/i;
const isClosing = /[.,;:!?'’…*_]$/;
const withAddresses = new Set(["a", "code", "pre"]);

/** The nodes with links for the web addresses among their words. */
export function withAddressLinks(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node) => {
    if (typeof node === "string") return linked(node);
    if (withAddresses.has(node.name)) return node;
    return { ...node, children: withAddressLinks(node.children) };
  });
}

/** Whether a text has a web address. */
export function hasAddress(text: string): boolean {
  return linked(text).length > 1 || linked(text).some((node) => typeof node !== "string");
}

function linked(text: string): Node[] {
  const result: Node[] = [];
  let read = 0;
  for (const found of text.matchAll(address)) {
    const words = withoutClosing(found[0]);
    const href = /^www/i.test(words) ? `https://${words}` : words;
    if (!isWhole.test(words) || !URL.canParse(href)) continue;
    result.push(text.slice(read, found.index), newElement("a", { href }, [words]));
    read = found.index + words.length;
  }
  return [...result, text.slice(read)].filter((node) => node !== "");
}

/** An address ends before the sentence does, and before a bracket that it did not open. */
function withoutClosing(found: string): string {
  const isOpened = (bracket: string, opening: string) => found.endsWith(bracket) && !found.includes(opening);
  const ends =
    isClosing.test(found) ||
    isOpened(")", "(") ||
    isOpened("]", "[") ||
    isOpened("}", "{") ||
    isOpened(">", "<");
  return ends ? withoutClosing(found.slice(0, -1)) : found;
}
