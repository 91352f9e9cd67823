import { type Node, textOf as textOfTree } from "../../html/pasted/tree.ts";
import type { Note, PostOutline } from "../source.ts";
import { isoTime, line, metaText, mojibakeNotes } from "./fields.ts";
import type { Rendered } from "./ghost-cards.ts";
import { ownAddress } from "./ghost-files.ts";
import { renderLexical } from "./ghost-lexical.ts";
import { renderMobiledoc } from "./ghost-mobiledoc.ts";
import { type Row, textOf } from "./json.ts";
import { repairMojibake } from "./windows-1252.ts";

const statuses = new Map<string, PostOutline["status"]>([
  ["published", "published"],
  ["scheduled", "planned"],
]);

/** The HTML of a post, with `site` for the address of its own. Some versions keep none of drafts. */
export function contentOf(row: Row, site = ownAddress): Rendered {
  const [html, lexical, mobiledoc] = [textOf(row, "html"), textOf(row, "lexical"), textOf(row, "mobiledoc")];
  const rendered = lexical === "" ? renderMobiledoc : renderLexical;
  const content = html === "" ? rendered(lexical || mobiledoc) : { html, left: [] };
  return { ...content, html: repairMojibake(content.html).replaceAll(ownAddress, site) };
}

/** What a row says about its post; its key, and what other tables add to it, is empty. */
export function postOf(row: Row, tree: readonly Node[], left: readonly string[]): PostOutline {
  const slug = textOf(row, "slug");
  const isOpen = /^(?:public)?$/.test(textOf(row, "visibility"));
  const status = isOpen ? (statuses.get(textOf(row, "status")) ?? "draft") : "draft";
  return {
    ...{ key: "", type: textOf(row, "type") === "page" || isTrue(row.page) ? "page" : "post" },
    ...{ slug, title: line(textOf(row, "title")), author: "", status },
    createdAt: isoTime(textOf(row, "created_at")),
    publishedAt: status === "draft" ? null : isoTime(textOf(row, "published_at")),
    ...{ language: null, group: null, tags: [] },
    picture: textOf(row, "feature_image") || textOf(row, "image") || null,
    metaTitle: metaText(textOf(row, "meta_title")),
    metaDescription: metaText(textOf(row, "meta_description")),
    addresses: [],
    length: textOfTree(tree).length,
    notes: notesOf(row, isOpen, left),
  };
}

function notesOf(row: Row, isOpen: boolean, left: readonly string[]): Note[] {
  const notes = mojibakeNotes(...["title", "custom_excerpt", "html"].map((name) => textOf(row, name)));
  if (!isOpen) notes.push({ key: "import.membersOnly" });
  if (textOf(row, "status") === "sent") notes.push({ key: "import.emailOnly" });
  if (isTrue(row.featured)) notes.push({ key: "import.sticky" });
  if (textOf(row, "codeinjection_head") || textOf(row, "codeinjection_foot"))
    notes.push({ key: "import.code" });
  if (left.length > 0) notes.push({ key: "import.cards", values: { cards: left.join(", ") } });
  return notes;
}

function isTrue(value: unknown): boolean {
  return value === true || value === 1;
}
