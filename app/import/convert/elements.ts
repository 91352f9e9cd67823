import { embeddedAddress, hostOf } from "../../html/embeds.ts";
import {
  type Element,
  elements,
  isBlank,
  isElement,
  mapElements,
  type Node,
  newElement,
  textOf,
} from "../../html/pasted/tree.ts";
import { videoOf } from "../../html/pasted/videos.ts";
import type { ImportNoteKey } from "../../i18n/panel/import-notes.en.ts";
import type { Conversion, Convert } from "./convert-text.ts";
import { isPicture, newAddress, pictureAddress } from "./new-address.ts";
import { mediaLink, newPicture, pictures } from "./pictures.ts";
import { withoutShortcode } from "./shortcodes.ts";

/** What this site has of the classes of WordPress and Ghost. */
const classes: ReadonlyMap<string, string> = new Map([
  ...["left", "right", "center"].flatMap((side): [string, string][] => [
    [`align${side}`, `align-${side}`],
    [`has-text-align-${side}`, `text-${side}`],
  ]),
  ...[
    "wp-block-button__link",
    "kg-btn",
    "kg-header-card-button",
    "kg-product-card-button",
    "kg-cta-button",
  ].map((name): [string, string] => [name, "button"]),
]);

const byClass: ReadonlyMap<string, Convert> = new Map<string, Convert>([
  ["wp-block-gallery", gallery],
  ["blocks-gallery-grid", gallery],
  ["wp-block-cover", cover],
  ["wp-block-cover-image", cover],
  ["kg-gallery-card", gallery],
  ["kg-bookmark-card", (card) => linkCard(card, "kg-bookmark-title", true)],
  ["kg-file-card", (card) => linkCard(card, "kg-file-card-title", false)],
  ["kg-audio-card", (card) => linkCard(card, "kg-audio-title", false)],
  ["kg-video-card", (card) => linkCard(card, "kg-video-title", false)],
  ["kg-toggle-card", toggle],
  ["kg-callout-card", callout],
  ["kg-product-card", product],
]);

const byName: ReadonlyMap<string, Convert> = new Map<string, Convert>([
  ["a", link],
  ["img", ({ attributes }, conversion) => newPicture(attributes, conversion)],
  ["figure", figure],
  ["sup", footnote],
  ["audio", medium],
  ["video", medium],
  ["iframe", embed],
  ["embed", embed],
  ["object", embed],
  ["button", ({ children }) => children],
  ...["script", "style", "math", "canvas", "applet", "input", "textarea", "select"].map(
    (name): [string, Convert] => [name, removed],
  ),
]);

/** What is removed with a form; the words around it are the author's. */
const controls = new Set(["label", "legend", "input", "select", "textarea", "button", "datalist", "output"]);

/** What repeats or decorates a card. */
const decoration =
  /(?:^|\s)(?:wp-block-file__(?:button|embed)|kg-bookmark-(?:icon|thumbnail)|kg-audio-thumbnail|kg-toggle-card-icon)(?:\s|$)/;
const lostCard = /(?:^|\s)kg-(signup|email)-c(?:ard|ta)(?:\s|$)/;

const dynamic = new Map<string, ImportNoteKey>([
  ["wp:block", "import.note.pattern"],
  ["comment:nextpage", "import.note.pages"],
  ["comment:members-only", "import.note.membersOnly"],
]);
const silent = new Set([
  "wp:more",
  "wp:nextpage",
  "wp:footnotes",
  "wp:spacer",
  "wp:separator",
  "wp:paragraph",
]);

/** The nodes with this site's elements for those of WordPress and Ghost, and their new addresses. */
export function convertElements(nodes: readonly Node[], conversion: Conversion): Node[] {
  return mapElements(withoutLost(nodes, conversion), (element) => {
    const [kind] = element.name.split(":");
    if (kind === "shortcode") return withoutShortcode(element, conversion);
    if (kind === "wp" || kind === "comment") return block(element, conversion);
    const names = element.attributes.class?.split(/\s+/) ?? [];
    const known = names.map((name) => (element.name !== "div" && classes.get(name)) || name);
    const named = { ...element, attributes: { ...element.attributes, class: [...new Set(known)].join(" ") } };
    const special = names.find((name) => byClass.has(name)) ?? "";
    const convert = byClass.get(special) ?? byName.get(element.name);
    return convert ? convert(named, conversion) : [named];
  });
}

/** The nodes without forms and cards that can't be shown here. */
function withoutLost(nodes: readonly Node[], conversion: Conversion, isInForm = false): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (typeof node === "string") return [node];
    const names = node.attributes.class ?? "";
    const card = lostCard.exec(names)?.[1];
    if (node.attributes.hidden !== undefined && node.name.startsWith("wp:")) {
      conversion.note("import.note.hiddenBlock");
      return [];
    }
    if (node.name === "wp:premium-content.subscriber-view") {
      conversion.note("import.note.membersLeft", { name: "premium-content" });
      return [];
    }
    if (card !== undefined) conversion.note("import.note.card", { name: card });
    if (node.name === "form") conversion.note("import.note.removed", { name: "form" });
    if (card !== undefined || decoration.test(names) || (isInForm && controls.has(node.name))) return [];
    return [{ ...node, children: withoutLost(node.children, conversion, isInForm || node.name === "form") }];
  });
}

function block({ name, attributes, children }: Element, { note }: Conversion): Node[] {
  const key = dynamic.get(name);
  const isShown = attributes.alone === undefined || silent.has(name);
  if (key) note(key);
  else if (!isShown) note("import.note.block", { name: name.slice(3).replace(".", "/") });
  return children;
}

function link(element: Element, conversion: Conversion): Node[] {
  const { href, rel = "", ...attributes } = element.attributes;
  const shown = element.children.filter((node) => !isBlank([node]));
  const isOfPicture = shown.length === 1 && isElement(shown[0], "img");
  if (href === undefined) return [element];
  if (isOfPicture && (isPicture(href) || /\battachment\b/.test(rel))) return shown;
  return [{ ...element, attributes: { ...attributes, rel, href: newAddress(href, conversion) } }];
}

function figure(element: Element): Node[] {
  const inside = elements(element.children);
  const table = element.children.find((node) => isElement(node, "table"));
  if (inside.some(({ name }) => name === "figure")) return pictures(element.children);
  if (isElement(table, "table")) return [withCaption(table, element.children)];
  const isShown = inside.some(({ name }) => name === "img" || name === "pre" || name === "table");
  if (!isShown) return [newElement("div", {}, withoutFigcaptions(element.children))];
  const children = element.children.map((node) =>
    typeof node === "string" && node.trim() !== "" ? newElement("p", {}, [node]) : node,
  );
  return [{ ...element, children }];
}

function withCaption(table: Element, nodes: readonly Node[]): Element {
  const words = nodes.flatMap((node) => (isElement(node, "figcaption") ? node.children : []));
  if (isBlank(words)) return table;
  return { ...table, children: [newElement("caption", {}, words), ...table.children] };
}

function withoutFigcaptions(nodes: readonly Node[]): Node[] {
  return mapElements(nodes, (element) => [
    element.name === "figcaption" ? { ...element, name: "p" } : element,
  ]);
}

function gallery({ children }: Element, { note }: Conversion): Node[] {
  note("import.note.gallery");
  return pictures(children);
}

function cover(element: Element, conversion: Conversion): Node[] {
  const address = /background-image:\s*url\(\s*["']?([^"')]+)/i.exec(element.attributes.style ?? "")?.[1];
  const src = address === undefined ? null : pictureAddress(address, conversion);
  const background = src === null ? [] : [newElement("figure", {}, [newElement("img", { src, alt: "" })])];
  return [newElement("div", {}, [...background, ...element.children])];
}

/** A card as a link in a paragraph: its title, for another site with the host. */
function linkCard(card: Element, titleClass: string, isSite: boolean): Node[] {
  const link = elements(card.children).find(({ name }) => name === "a");
  if (!link) return [newElement("div", {}, withoutFigcaptions(card.children))];
  const { href = "", class: names = "" } = link.attributes;
  const words = textOf(within(card, titleClass)?.children ?? []).trim();
  const host = isSite ? hostOf(href) : null;
  const anchor = newElement("a", { href, class: names }, words === "" ? link.children : [words]);
  const captions = elements(card.children).filter(
    ({ name, attributes }) => name === "figcaption" || attributes.class === "kg-file-card-caption",
  );
  const paragraphs = captions.map(({ children }) => newElement("p", {}, children));
  return [newElement("p", {}, [anchor, host === null ? "" : ` (${host})`]), ...paragraphs];
}

function toggle(card: Element): Node[] {
  const heading = within(card, "kg-toggle-heading-text");
  const content = within(card, "kg-toggle-content");
  if (!heading || !content) return [newElement("div", {}, card.children)];
  return [newElement("details", {}, [newElement("summary", {}, heading.children), ...content.children])];
}

function callout({ children }: Element): Node[] {
  const words = children.flatMap((node) => [...(isElement(node, "div") ? node.children : [node]), " "]);
  return [newElement("div", { class: "callout" }, [newElement("p", {}, words)])];
}

function product(card: Element, { note }: Conversion): Node[] {
  note("import.note.product");
  return [newElement("div", {}, card.children)];
}

function within(card: Element, className: string): Element | undefined {
  return elements(card.children).find(({ attributes }) => attributes.class?.split(" ").includes(className));
}

/** WordPress keeps the notes themselves beside the text. */
function footnote(element: Element, { ids, note }: Conversion): Node[] {
  const target = element.attributes["data-fn"];
  if (target === undefined || ids.has(target)) return [element];
  note("import.note.footnotes");
  return [{ ...element, children: [textOf(element.children)] }];
}

function medium({ name, attributes, children }: Element, conversion: Conversion): Node[] {
  const source = children.find((node) => isElement(node, "source"));
  return mediaLink(attributes.src ?? (isElement(source) ? source.attributes.src : ""), name, conversion);
}

function embed({ name, attributes, children }: Element, conversion: Conversion): Node[] {
  const late = attributes["data-src"] ?? attributes["data-lazy-src"];
  const address = embeddedAddress(name, late === undefined ? attributes : { ...attributes, src: late });
  const host = hostOf(address ?? "");
  const video = videoOf(address ?? "", attributes.title);
  if (video) return [video];
  if (!isBlank(children) && name === "object") return children;
  if (address === null || host === null) return removed({ name, attributes, children }, conversion);
  conversion.note("import.note.embed", { host });
  return [
    newElement("p", {}, [
      newElement("a", { href: newAddress(address, conversion) }, [attributes.title || address]),
    ]),
  ];
}

function removed({ name }: Element, { note }: Conversion): Node[] {
  note("import.note.removed", { name: controls.has(name) ? "form" : name });
  return [];
}
