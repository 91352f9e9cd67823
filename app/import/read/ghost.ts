import { elements, readTree, textOf as textOfTree } from "../../html/pasted/tree.ts";
import type { ImportNoteKey } from "../../i18n/panel/import-notes.en.ts";
import {
  ExportError,
  type LeftItem,
  type Note,
  type OpenExport,
  type Outline,
  type PostOutline,
  type SourceFile,
  type SourcePost,
} from "../source.ts";
import { isoTime, languageOf, line, metaText, mojibakeNotes } from "./fields.ts";
import type { Rendered } from "./ghost-cards.ts";
import { renderLexical } from "./ghost-lexical.ts";
import { renderMobiledoc } from "./ghost-mobiledoc.ts";
import { readGhostRows } from "./ghost-rows.ts";
import { type Row, textOf } from "./json.ts";
import { longestContent } from "./limits.ts";
import { repairMojibake } from "./windows-1252.ts";

/** What Ghost writes for the address of the site. */
const ownAddress = "__GHOST_URL__";
const storedFile = /^(.*?)(\/content\/(?:images|files|media)\/.+)$/;

/** The tables of which it is worth saying that they are left. */
const leftTables = new Map<string, ImportNoteKey>([
  ["members", "import.leftMembers"],
  ["newsletters", "import.leftNewsletters"],
  ["comments", "import.leftComments"],
  ["emails", "import.leftEmails"],
  ...["subscribers", "snippets", "products", "offers", "webhooks", "recommendations"].map(
    (table) => [table, "import.leftTable"] as const,
  ),
]);

const statuses = new Map<string, PostOutline["status"]>([
  ["published", "published"],
  ["scheduled", "planned"],
]);

/** The outline of a Ghost export, whose tables come in any order. Throws an ExportError. */
export async function readGhostOutline(open: OpenExport): Promise<Outline> {
  const tables = new Map<string, Map<string, Row>>();
  const counts = new Map<string, number>();
  const posts: { post: PostOutline; author: string }[] = [];
  const pictures: { address: string; alt: string; isFeatured: boolean }[] = [];
  const left: LeftItem[] = [];

  for await (const { table, row } of readGhostRows(open)) {
    const count = (counts.get(table) ?? 0) + 1;
    counts.set(table, count);
    // Copies, since a part of a string would keep the piece of the file that it was read in.
    if (Object.hasOwn(keptColumns, table)) {
      const kept = (keptColumns[table] ?? []).map((name) => [name, textOf(row, name).slice(0, 2_000)]);
      const rows = tables.get(table) ?? new Map<string, Row>();
      tables.set(table, rows.set(String(count), structuredClone(Object.fromEntries(kept))));
    }
    if (table !== "posts") continue;
    const rendered = contentOf(row, ownAddress);
    const post = postOf(row, rendered);
    if (rendered.html.length > longestContent) {
      const { key, type, title, addresses } = post;
      left.push(structuredClone({ key, type, title, note: { key: "import.tooLong" } as const, addresses }));
    } else {
      posts.push(structuredClone({ post, author: textOf(row, "author_id") }));
      pictures.push(...structuredClone(picturesIn(row, rendered.html)));
    }
  }
  if (!["posts", "tags", "users", "settings"].some((table) => counts.has(table))) {
    throw new ExportError({ key: "import.unknownFile" });
  }

  const rowsOf = (table: string) => [...(tables.get(table)?.values() ?? [])];
  const settings = new Map(rowsOf("settings").map((row) => [textOf(row, "key"), textOf(row, "value")]));
  const site = (settings.get("url") || siteOf(pictures)).replace(/\/+$/, "");
  const root = `${(URL.parse(site)?.pathname ?? "").replace(/\/+$/, "")}/`;
  const isInternal = (tag: Row) => /^#/.test(textOf(tag, "name")) || textOf(tag, "slug").startsWith("hash-");
  const internal = new Map(
    rowsOf("tags")
      .filter(isInternal)
      .map((tag) => [textOf(tag, "id"), languageOf(textOf(tag, "slug").replace("hash-", ""))]),
  );
  const users = new Map(rowsOf("users").map((row) => [textOf(row, "id"), line(textOf(row, "name"))]));
  const meta = new Map(rowsOf("posts_meta").map((row) => [textOf(row, "post_id"), row]));
  const tagged = joined(rowsOf("posts_tags"), "tag_id");
  const written = joined(rowsOf("posts_authors"), "author_id");

  for (const { post, author } of posts) {
    const tags = tagged.get(post.key) ?? [];
    const about = meta.get(post.key) ?? {};
    post.language = tags.map((tag) => internal.get(tag)).find((language) => language) ?? null;
    post.tags = tags.filter((tag) => !internal.has(tag)).map((tag) => `tag:${tag}`);
    post.author = (written.get(post.key) ?? [author])
      .map((id) => users.get(id) ?? "")
      .filter(Boolean)
      .join(", ");
    post.metaTitle ||= metaText(textOf(about, "meta_title"));
    post.metaDescription ||= metaText(textOf(about, "meta_description"));
    post.addresses = post.addresses.map((address) => root + address.slice(1));
    if (post.picture) {
      const alt = line(textOf(about, "feature_image_alt"));
      if (alt !== "") pictures.unshift({ address: post.picture, alt, isFeatured: true });
      post.picture = fullAddress(post.picture, site);
    }
  }
  return {
    ...{ system: "ghost", site, language: languageOf(settings.get("locale") || settings.get("lang") || "") },
    tags: rowsOf("tags")
      .filter((tag) => !isInternal(tag))
      .map((tag) => ({
        ...{ key: `tag:${textOf(tag, "id")}`, slug: textOf(tag, "slug"), name: line(textOf(tag, "name")) },
        ...{ language: null, group: null, addresses: [`${root}tag/${textOf(tag, "slug")}/`] },
      })),
    posts: posts.map(({ post }) => post),
    files: filesOf(pictures, site),
    left: [
      ...left,
      ...rowsOf("tags")
        .filter((tag) => isInternal(tag) && !internal.get(textOf(tag, "id")))
        .map((tag) => ({
          ...{ key: `tag:${textOf(tag, "id")}`, type: "tag", title: textOf(tag, "name") },
          ...{ note: { key: "import.leftInternalTag" } as const, addresses: [] },
        })),
      ...[...leftTables]
        .filter(([table]) => counts.has(table))
        .map(([table, key]) => ({
          ...{ key: table, type: table, title: "", addresses: [] },
          note: { key, values: { table, count: counts.get(table) ?? 0 } },
        })),
    ],
  };
}

/** The posts of an outline with their texts, in the order of the file. Throws an ExportError. */
export async function* readGhostPosts(
  open: OpenExport,
  { posts, site }: Outline,
): AsyncGenerator<SourcePost> {
  const outlines = new Map(posts.map((post) => [post.key, post]));
  for await (const { table, row } of readGhostRows(open)) {
    const post = table === "posts" ? outlines.get(textOf(row, "id")) : undefined;
    if (!post) continue;
    outlines.delete(post.key);
    yield { ...post, excerpt: line(textOf(row, "custom_excerpt")), content: contentOf(row, site).html };
  }
}

const keptColumns: Readonly<Record<string, readonly string[]>> = {
  posts_meta: ["post_id", "meta_title", "meta_description", "feature_image_alt"],
  users: ["id", "name"],
  settings: ["key", "value"],
  tags: ["id", "slug", "name"],
  posts_tags: ["post_id", "tag_id", "sort_order"],
  posts_authors: ["post_id", "author_id", "sort_order"],
};

/** Its HTML with `site` as the address of the site; Ghost keeps none of drafts of some versions. */
function contentOf(row: Row, site: string): Rendered {
  const [html, lexical] = [textOf(row, "html"), textOf(row, "lexical")];
  const rendered =
    lexical === "" ? () => renderMobiledoc(textOf(row, "mobiledoc")) : () => renderLexical(lexical);
  const content = html === "" ? rendered() : { html, left: [] };
  return { ...content, html: repairMojibake(content.html).replaceAll(ownAddress, site) };
}

function postOf(row: Row, { html, left }: Rendered): PostOutline {
  const [title, excerpt, slug] = ["title", "custom_excerpt", "slug"].map((name) => textOf(row, name));
  const notes: Note[] = mojibakeNotes(title ?? "", excerpt ?? "", textOf(row, "html"));
  const isOpen = /^(?:public)?$/.test(textOf(row, "visibility"));
  if (!isOpen) notes.push({ key: "import.membersOnly" });
  if (textOf(row, "status") === "sent") notes.push({ key: "import.emailOnly" });
  if (isTrue(row.featured)) notes.push({ key: "import.sticky" });
  if (textOf(row, "codeinjection_head") + textOf(row, "codeinjection_foot") !== "")
    notes.push({ key: "import.code" });
  if (left.length > 0) notes.push({ key: "import.cards", values: { cards: left.join(", ") } });
  const status = isOpen ? (statuses.get(textOf(row, "status")) ?? "draft") : "draft";
  return {
    ...{ key: textOf(row, "id"), type: textOf(row, "type") === "page" || isTrue(row.page) ? "page" : "post" },
    ...{ slug: slug ?? "", title: line(title ?? ""), author: "", status },
    createdAt: isoTime(textOf(row, "created_at")),
    publishedAt: status === "draft" ? null : isoTime(textOf(row, "published_at")),
    ...{ language: null, group: null, tags: [], picture: featuredOf(row) || null },
    metaTitle: metaText(textOf(row, "meta_title")),
    metaDescription: metaText(textOf(row, "meta_description")),
    ...{ addresses: slug ? [`/${slug}/`] : [], length: textOfTree(readTree(html)).length, notes },
  };
}

function isTrue(value: unknown): boolean {
  return value === true || value === 1;
}

function featuredOf(row: Row): string {
  return textOf(row, "feature_image") || textOf(row, "image");
}

function picturesIn(row: Row, html: string): { address: string; alt: string; isFeatured: boolean }[] {
  const inText = elements(readTree(html)).flatMap(
    ({ attributes: { src = "", href = "", poster = "", alt = "" } }) =>
      [src, href, poster].map((address) => ({ address, alt: address === src ? alt : "", isFeatured: false })),
  );
  return [{ address: featuredOf(row), alt: "", isFeatured: true }, ...inText].filter(({ address }) =>
    storedFile.test(address),
  );
}

/** The address of the site is in an export only as that of pictures, and only of older ones. */
function siteOf(pictures: readonly { address: string; isFeatured: boolean }[]): string {
  const counts = new Map<string, number>();
  for (const { address, isFeatured } of pictures) {
    const start = storedFile.exec(address)?.[1] ?? "";
    if (isFeatured && /^https?:/.test(start)) counts.set(start, (counts.get(start) ?? 0) + 1);
  }
  return [...counts].toSorted(([, first], [, second]) => second - first)[0]?.[0] ?? "";
}

function fullAddress(address: string, site: string): string {
  const [, start = "", path = ""] = storedFile.exec(address) ?? [];
  return start === "" || start === ownAddress ? (path === "" ? address : site + path) : address;
}

/** The files of the site itself, each once, with the first description it has. */
function filesOf(pictures: readonly { address: string; alt: string }[], site: string): SourceFile[] {
  const files = new Map<string, SourceFile>();
  for (const { address: written, alt } of pictures) {
    const address = fullAddress(written, site);
    const start = storedFile.exec(address)?.[1] ?? "";
    if (start.replace(/^https?:/, "") !== site.replace(/^https?:/, "")) continue;
    const file = files.get(address) ?? {
      key: address,
      address,
      name: address.split("/").at(-1) ?? "",
      alt: "",
      addresses: [],
    };
    files.set(address, { ...file, alt: file.alt || alt });
  }
  return [...files.values()];
}

/** By the id of a post, what it is joined with, in its order. */
function joined(rows: readonly Row[], column: string): Map<string, string[]> {
  const sorted = rows.toSorted(
    (first, second) => Number(textOf(first, "sort_order")) - Number(textOf(second, "sort_order")),
  );
  const groups = Map.groupBy(sorted, (row) => textOf(row, "post_id"));
  return new Map([...groups].map(([post, group]) => [post, group.map((row) => textOf(row, column))]));
}
