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

/** Code that keeps a post from search engines. */
const hidden = /<meta\b(?=[^>]*\bname\s*=\s*["']?(?:robots|googlebot)\b)[^>]*\bnoindex\b/i;

/** A part of a post with who sees it; one without an end lasts to that of the text. */
const gated = /<!--\s*kg-gated-block:begin\b(.*?)-->(.*?)(?:<!--\s*kg-gated-block:end\s*-->|$)/gis;

/** The HTML without what visitors who are no members did not see, and whether there was any. */
function withoutGated(html: string): { html: string; isGated: boolean } {
  let isGated = false;
  const open = html.replace(gated, (_, access: string, inside: string) => {
    if (/\bnonMember\s*:\s*true\b/i.test(access)) return inside;
    isGated = true;
    return "";
  });
  return { html: open, isGated };
}

/** The HTML of a post, with `site` for the address of its own. Some versions keep none of drafts. */
export function contentOf(row: Row, site = ownAddress): Rendered & { isGated: boolean } {
  const [html, lexical, mobiledoc] = [textOf(row, "html"), textOf(row, "lexical"), textOf(row, "mobiledoc")];
  const rendered = lexical === "" ? renderMobiledoc : renderLexical;
  const content = html === "" ? rendered(lexical || mobiledoc) : { html, left: [] };
  const open = withoutGated(content.html);
  return { ...content, ...open, html: repairMojibake(open.html).replaceAll(ownAddress, site) };
}

/** What a row says about its post; its key, and what other tables add to it, is empty. */
export function postOf(row: Row, tree: readonly Node[], rendered: ReturnType<typeof contentOf>): PostOutline {
  const slug = textOf(row, "slug");
  const isHidden = hidden.test(textOf(row, "codeinjection_head"));
  const isOpen = /^(?:public)?$/.test(textOf(row, "visibility"));
  const status = isOpen && !isHidden ? (statuses.get(textOf(row, "status")) ?? "draft") : "draft";
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
    notes: [
      ...notesOf(row, isOpen, rendered.left),
      ...(isHidden ? [{ key: "import.noindex" } as const] : []),
      ...(rendered.isGated ? [{ key: "import.membersPart" } as const] : []),
    ],
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
