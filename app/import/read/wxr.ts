import { SaxesParser } from "saxes";
import { ExportError, type OpenExport } from "../source.ts";
import { decodeText } from "./decode.ts";
import { checkSize } from "./limits.ts";
import { LooseMarks } from "./loose-marks.ts";

/** An element of the channel: an item, a term, an author, or a value with nothing but its text. */
export type WxrEntry = {
  name: string;
  text: string;
  /** The texts of its elements by name, the last of equal ones. */
  fields: Map<string, string>;
  categories: { domain: string; slug: string; name: string }[];
  /** The custom fields that matter, in their order. */
  meta: { key: string; value: string }[];
  comments: number;
};

/** Others are dropped while they are read: page builders keep megabytes in them. */
const keptMeta =
  /no_?index|robots|^(?:slim_seo|_members_access_role|_jetpack_newsletter_access|_is_paid|cap-display_name|rcp_subscription_level|footnotes|_thumbnail_id|_wp_attachment_image_alt|_wp_old_(?:slug|date)|_wp_page_template|_elementor_data|_yoast_wpseo_(?:title|metadesc)|rank_math_(?:title|description)|_aioseo_(?:title|description)|_wpml_import_(?:language_code|translation_group)|_?wpml_(?:language|trid))$/;
const longestMeta = 100_000;

/** Their texts stay as they are stored. */
const asStored = new Set(["content:encoded", "excerpt:encoded"]);

/**
 * The entries of a WordPress export in the order of the file; `onLoose` hears the lines of bare marks, which are read as
 * text. Throws an ExportError.
 */
export async function* readWxr(
  open: OpenExport,
  onLoose: (line: number) => void = () => {},
): AsyncGenerator<WxrEntry> {
  const entries: WxrEntry[] = [];
  const path: string[] = [];
  let entry = newEntry("");
  let text = "";
  let hasCdata = false;
  let metaKey = "";
  let category = { domain: "", slug: "" };
  let unread = 0;
  let kept = 0;

  function close(name: string): void {
    if (path.length === 3) {
      entries.push({ ...entry, text: text.trim() });
      kept = 0;
    } else if (path.length === 4 && name === "category") {
      entry.categories.push({ ...category, name: text.trim() });
    } else if (path.length === 4 && name !== "wp:comment") {
      entry.fields.set(name, asStored.has(name) ? text : text.trim());
    } else if (path.length === 5 && name === "wp:meta_key") {
      metaKey = text.trim();
    } else if (path.length === 5 && name === "wp:meta_value" && keptMeta.test(metaKey)) {
      entry.meta.push({ key: metaKey, value: text.length > longestMeta ? "" : text.trim() });
    }
    kept += path.length > 3 && path[3] !== "wp:comment" ? name.length + text.length : 0;
    text = "";
  }

  const parser = new SaxesParser();
  parser.on("error", (error) => {
    // These stay as they are written; nothing is looked up for them.
    if (/undefined entity|malformed character entity|"]]>"/.test(error.message)) return;
    throw new ExportError({ key: "import.damagedFile", values: { line: parser.line } });
  });
  parser.on("doctype", () => {
    throw new ExportError({ key: "import.documentType" });
  });
  parser.on("opentag", ({ name, attributes }) => {
    if (path.length === 0 && name !== "rss") throw new ExportError({ key: "import.unknownFile" });
    path.push(name);
    text = "";
    hasCdata = false;
    unread = 0;
    if (path.length === 3) entry = newEntry(name);
    if (name === "category") category = { domain: attributes.domain ?? "", slug: attributes.nicename ?? "" };
    if (name === "wp:comment") entry.comments += 1;
  });
  const addText = (piece: string) => {
    text += piece;
    unread = 0;
  };
  parser.on("text", (piece) => {
    // White space that a formatter put around the text.
    if (!hasCdata || piece.trim() !== "") addText(piece);
  });
  parser.on("cdata", (piece) => {
    if (!hasCdata && text.trim() === "") text = "";
    hasCdata = true;
    addText(piece);
  });
  parser.on("closetag", ({ name }) => {
    close(name);
    path.pop();
    unread = 0;
  });

  const marks = new LooseMarks(onLoose);
  for await (const piece of decodeText(open())) {
    parser.write(marks.push(piece));
    unread += piece.length;
    checkSize(Math.max(unread, kept, text.length), path.length, parser.line);
    yield* entries.splice(0);
  }
  parser.write(marks.push("", true));
  parser.close();
  yield* entries;
}

function newEntry(name: string): WxrEntry {
  return { name, text: "", fields: new Map(), categories: [], meta: [], comments: 0 };
}

/** The text of an element of an entry; "" for none. */
export function fieldOf({ fields }: WxrEntry, name: string): string {
  return fields.get(name) ?? "";
}

/** The first custom field of these names that has a value; "" for none. */
export function metaOf({ meta }: WxrEntry, ...names: string[]): string {
  return names.map((name) => meta.find(({ key }) => key === name)?.value).find((value) => value) ?? "";
}

/** The slug of a post in a taxonomy; "" for none. */
export function categoryOf({ categories }: WxrEntry, domain: string): string {
  return categories.find((category) => category.domain === domain)?.slug ?? "";
}
