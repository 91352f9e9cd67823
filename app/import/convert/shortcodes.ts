import { hostOf } from "../../html/embeds.ts";
import { type Element, isBlank, isElement, type Node, newElement, textOf } from "../../html/pasted/tree.ts";
import { videoOf } from "../../html/pasted/videos.ts";
import type { Conversion, Convert } from "./convert-text.ts";
import { newAddress } from "./new-address.ts";
import { mediaLink, newPicture } from "./pictures.ts";

/** Those of page builders that only arrange what is in them. */
const layout =
  /^(?:(?:vc_|et_pb_|fusion_|av_|su_)?(?:row|column|columns|section|container|inner)(?:_\w+)?|vc_column_text|vc_tta?_\w+|vc_tabs?|vc_accordion\w*|et_pb_(?:text|code|blurb|cta|toggle|accordion|tabs?|slide|slider)\w*|fusion_(?:text|builder\w*)|av_textblock|one_(?:half|third|fourth)(?:_last)?|two_thirds?(?:_last)?)$/;
const silent = /^(?:vc_empty_space|et_pb_divider|fusion_separator|su_spacer)$/;
/** Their content is no text. */
const encoded = /^vc_raw_(?:html|js)$/;
/** Those that have neither attributes nor an end; the names of others can be words. */
const known =
  /^(?:gallery|youtube|vimeo|audio|video|wpvideo|videopress|slideshare|soundcloud|dailymotion|googlevideo|googlemaps|scribd|tweet|flickr|instagram|gist|ted|polldaddy|poll|bandcamp|spotify|mixcloud|kickstarter|sitemap|products|archives|(?:vc|et_pb|fusion|av|su|woocommerce)_\w+|contact-form(?:-7)?|ninja_forms?|gravityforms?|wpforms|mc4wp_form|mailpoet_form|recent_products|instagram-feed|subscribe2|toc)$/;

const byShortcode: ReadonlyMap<string, Convert> = new Map<string, Convert>([
  ["caption", captioned],
  ["wp_caption", captioned],
  ["gallery", gallery],
  ["embed", ({ children }) => [newElement("p", {}, children)]],
  ["audio", medium],
  ["video", medium],
  ["youtube", (element, conversion) => provided(element, youTubeAddress, conversion)],
  ["vimeo", (element, conversion) => provided(element, vimeoAddress, conversion)],
  ["vc_single_image", ({ attributes }, conversion) => attachedPicture(attributes.image, conversion)],
  ["et_pb_image", ({ attributes }, conversion) => [newPicture(attributes, conversion)].flat()],
  ["vc_separator", () => [newElement("hr")]],
  ["vc_custom_heading", ({ attributes }) => [newElement("h2", {}, [attributes.text ?? ""])]],
]);

/** What visitors who are no members did not see. */
const forMembers =
  /^(?:member(?:s|ship)?|members?[_-]?only|private|paid|restrict(?:ed)?|rcp_\w+|wlm_\w+|mepr-\w+|pms-restrict|ihc-hide-content|um_loggedin|s2if|logged[_-]?in|is_?logged_?in|is_paid|access)$/;

/** Whether a name in brackets alone is a shortcode. */
export function isKnownShortcode(name: string): boolean {
  return known.test(name);
}

/** What becomes of a shortcode, which is an element here (see `markedSource`). */
export function withoutShortcode(element: Element, conversion: Conversion): readonly Node[] {
  const name = element.name.slice("shortcode:".length);
  if (forMembers.test(name)) {
    conversion.note("import.note.membersLeft", { name: `[${name}]` });
    return [];
  }
  const convert = byShortcode.get(name);
  if (convert) return convert(element, conversion);
  const isEmpty = isBlank(element.children) || encoded.test(name);
  if (silent.test(name)) return element.children;
  if (isEmpty) return embedded(element, conversion) ?? leftOut(name, conversion);
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

/** A video where its provider has one, else a link. */
function provided(
  { name, attributes, children }: Element,
  addressOf: (given: string) => string,
  conversion: Conversion,
): readonly Node[] {
  const names = ["argument", "url", "src", "id", "v", "clip_id", "video_id", "video"];
  const named = names.map((one) => attributes[one]).find((value) => value !== undefined);
  const given = named ?? textOf(children).trim();
  const address = addressOf(given);
  const shown = linkTo(address, conversion) ?? leftOut(name.slice("shortcode:".length), conversion);
  return isBlank(children) || textOf(children).trim() === given ? shown : [...shown, ...children];
}

/** WordPress.com appends sizes with a `&`, or a second `?`. */
function youTubeAddress(given: string): string {
  const id = /(?:[?&]v=|youtu\.be\/|\/(?:embed|v|shorts|live)\/|^)([\w-]{11})(?![\w-])/.exec(given)?.[1];
  return id === undefined ? given : `https://www.youtube.com/watch?v=${id}`;
}

function vimeoAddress(given: string): string {
  const [, id, key] = /^(?:https?:\/\/\S*?\/)?(\d{5,12})(?:\/([\da-f]{8,16}))?/i.exec(given) ?? [];
  return id === undefined ? given : `https://vimeo.com/${id}${key === undefined ? "" : `/${key}`}`;
}

/** What an address in a shortcode leads to; null without one. */
function embedded({ attributes }: Element, conversion: Conversion): Node[] | null {
  const { url, src, argument } = attributes;
  return linkTo(url ?? src ?? argument ?? "", conversion);
}

function linkTo(address: string, conversion: Conversion): Node[] | null {
  const video = videoOf(address);
  const host = hostOf(address);
  if (video) return [video];
  if (host === null) return null;
  conversion.note("import.note.embed", { host });
  return [newElement("p", {}, [newElement("a", { href: newAddress(address, conversion) }, [address])])];
}

function leftOut(name: string, { note }: Conversion): Node[] {
  note("import.note.shortcode", { name });
  return [];
}

/** Without ids, the pictures that were uploaded to a post. */
function gallery({ attributes, children }: Element, conversion: Conversion): Node[] {
  const ids = (attributes.ids ?? attributes.include)?.match(/\d+/g);
  const excluded: readonly string[] = attributes.exclude?.match(/\d+/g) ?? [];
  const all = ids ?? conversion.site.picturesOf(/\d+/.exec(attributes.id ?? "")?.[0] ?? null);
  const shown = all.filter((id) => !excluded.includes(id));
  conversion.note(shown.length > 0 ? "import.note.gallery" : "import.note.galleryOfPost");
  return [...shown.flatMap((id) => attachedPicture(id, conversion)), ...children];
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
  const types = ["src", "argument", "mp3", "m4a", "ogg", "wav", "mp4", "m4v", "webm", "ogv", "flv"];
  const address = types.map((type) => attributes[type]).find((found) => found !== undefined);
  return [...mediaLink(address, name.slice("shortcode:".length), conversion), ...children];
}
