import { readMarks } from "./marks.ts";

/** A rendered page to be looked at. Its elements with texts name their keys in `data-texts`. */
export type ReadPage = { body: HTMLElement; language: string };

/** Where an element names the keys of its texts, and of its attributes, separated by spaces. */
export const textsAttribute = "data-texts";
const attributesAttribute = "data-attribute-texts";

/** Reads a page with marked texts: without scripts, with everything unfolded. */
export function readPage(html: string): ReadPage {
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const one of page.querySelectorAll("script, noscript, iframe")) one.remove();
  for (const element of page.querySelectorAll("*")) readAttributes(element);
  const walker = page.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) readText(node);
  for (const folded of page.querySelectorAll<HTMLDetailsElement>("main details")) {
    // Those with one name would close each other.
    folded.removeAttribute("name");
    folded.open = true;
  }
  page.body.setAttribute(attributesAttribute, page.head.getAttribute(attributesAttribute) ?? "");
  return { body: page.body, language: page.documentElement.lang };
}

function readAttributes(element: Element): void {
  for (const { name, value } of [...element.attributes]) {
    const { text, keys } = readMarks(decoded(value));
    if (keys.length === 0) continue;
    element.setAttribute(name, text);
    // What has no place on the page is that of the page as a whole.
    addKeys(element.closest("head") ?? element, attributesAttribute, keys);
  }
}

function readText(node: Node): void {
  const { text, keys } = readMarks(node.textContent ?? "");
  const parent = node.parentElement;
  if (keys.length === 0 || !parent) return;
  node.textContent = text;
  const head = parent.closest("head");
  // A choice is not clicked by itself.
  if (head) addKeys(head, attributesAttribute, keys);
  else addKeys(parent.closest("select") ?? parent, textsAttribute, keys);
}

/** Addresses have texts percent-encoded. */
function decoded(value: string): string {
  if (!value.includes("%E2%81%A")) return value;
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

function addKeys(element: Element, attribute: string, keys: readonly string[]): void {
  element.setAttribute(attribute, [...new Set([...keysIn(element, attribute), ...keys])].join(" "));
}

/** The keys of an element's own texts. */
export function keysOf(element: Element): string[] {
  return keysIn(element, textsAttribute);
}

function keysIn(element: Element, attribute: string): string[] {
  return element.getAttribute(attribute)?.split(" ").filter(Boolean) ?? [];
}

/** The elements of a shown page with texts that can be pressed: those in sight, if only after scrolling. */
export function placesOf(body: HTMLElement): HTMLElement[] {
  return [...body.querySelectorAll<HTMLElement>(`[${textsAttribute}]`)].filter((element) => {
    const { width, height, bottom, right } = element.getBoundingClientRect();
    const isOutside = right <= 0 || bottom + (body.ownerDocument.defaultView?.scrollY ?? 0) <= 0;
    const isEmpty = width === 0 || height === 0;
    return (
      !isEmpty && !isOutside && !isClipped(element) && element.checkVisibility({ visibilityProperty: true })
    );
  });
}

/** Whether an element is for screen readers alone, or a trap for programs: a pixel, or in one. */
function isClipped(element: HTMLElement): boolean {
  if (element.offsetWidth === 1 && element.offsetHeight === 1) return true;
  return element.parentElement !== null && isClipped(element.parentElement);
}

/** All keys of a page's texts, of its attributes and of its metadata. */
export function renderedKeys(body: HTMLElement): Set<string> {
  const all = [body, ...body.querySelectorAll(`[${textsAttribute}], [${attributesAttribute}]`)];
  return new Set(all.flatMap((one) => [...keysOf(one), ...keysIn(one, attributesAttribute)]));
}
