import { type Element, isBlank, isElement, type Node, newElement } from "../../html/pasted/tree.ts";
import type { Conversion, Convert } from "./convert-text.ts";
import { mediaLink, newPicture } from "./pictures.ts";

/** Those of page builders that only arrange what is in them. */
const layout =
  /^(?:(?:vc_|et_pb_|fusion_|av_|su_)?(?:row|column|columns|section|container|inner)(?:_\w+)?|vc_column_text|vc_tta?_\w+|vc_tabs?|vc_accordion\w*|et_pb_(?:text|code|blurb|cta|toggle|accordion|tabs?|slide|slider)\w*|fusion_(?:text|builder\w*)|av_textblock|one_(?:half|third|fourth)(?:_last)?|two_thirds?(?:_last)?)$/;
const silent = /^(?:vc_empty_space|et_pb_divider|fusion_separator|su_spacer)$/;
/** Their content is no text. */
const encoded = /^vc_raw_(?:html|js)$/;
/** Those that have neither attributes nor an end; the names of others can be words. */
const known =
  /^(?:gallery|(?:vc|et_pb|fusion|av|su|woocommerce)_\w+|contact-form(?:-7)?|ninja_forms?|gravityforms?|wpforms|mc4wp_form|mailpoet_form|recent_products|instagram-feed|subscribe2|toc)$/;

const byShortcode: ReadonlyMap<string, Convert> = new Map<string, Convert>([
  ["caption", captioned],
  ["wp_caption", captioned],
  ["gallery", gallery],
  ["embed", ({ children }) => [newElement("p", {}, children)]],
  ["audio", medium],
  ["video", medium],
  ["vc_single_image", ({ attributes }, conversion) => attachedPicture(attributes.image, conversion)],
  ["et_pb_image", ({ attributes }, conversion) => [newPicture(attributes, conversion)].flat()],
  ["vc_separator", () => [newElement("hr")]],
  ["vc_custom_heading", ({ attributes }) => [newElement("h2", {}, [attributes.text ?? ""])]],
]);

/** Whether a name in brackets alone is a shortcode. */
export function isKnownShortcode(name: string): boolean {
  return known.test(name);
}

/** What becomes of a shortcode, which is an element here (see `markedSource`). */
export function withoutShortcode(element: Element, conversion: Conversion): readonly Node[] {
  const name = element.name.slice("shortcode:".length);
  const convert = byShortcode.get(name);
  if (convert) return convert(element, conversion);
  const isEmpty = isBlank(element.children) || encoded.test(name);
  if (silent.test(name)) return element.children;
  if (isEmpty) conversion.note("import.note.shortcode", { name });
  if (isEmpty) return [];
  if (layout.test(name)) return [newElement("div", {}, element.children)];
  conversion.note("import.note.shortcodeAround", { name });
  return element.children;
}

function captioned({ attributes, children }: Element): Node[] {
  const at = children.findIndex((node) => isElement(node, "img", "a"));
  const picture = children[at];
  if (picture === undefined) return [newElement("div", {}, children)];
  const rest = children.toSpliced(at, 1);
  const words = isBlank(rest) && attributes.caption !== undefined ? [attributes.caption] : rest;
  const side = attributes.align?.replace(/^align(?=left$|right$|center$)/, "align-") ?? "";
  return [newElement("figure", { class: side }, [picture, newElement("figcaption", {}, words)])];
}

function gallery({ attributes, children }: Element, conversion: Conversion): Node[] {
  const ids = (attributes.ids ?? attributes.include ?? "").match(/\d+/g);
  conversion.note(ids ? "import.note.gallery" : "import.note.galleryOfPost");
  return [...(ids ?? []).flatMap((id) => attachedPicture(id, conversion)), ...children];
}

function attachedPicture(id = "", conversion: Conversion): Node[] {
  const picture = conversion.site.attachment(id);
  if (!picture) {
    conversion.note("import.note.pictureUnknown", { id });
    return [];
  }
  const { address: src, alt } = picture;
  return newPicture({ src, alt }, conversion).map((img) => newElement("figure", {}, [img]));
}

function medium({ name, attributes, children }: Element, conversion: Conversion): Node[] {
  const types = ["src", "mp3", "m4a", "ogg", "wav", "mp4", "m4v", "webm", "ogv", "flv"];
  const address = types.map((type) => attributes[type]).find((found) => found !== undefined);
  return [...mediaLink(address, name.slice("shortcode:".length), conversion), ...children];
}
