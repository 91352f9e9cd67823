import { readTree } from "../../html/pasted/tree.ts";
import type { ImportNoteKey } from "../../i18n/panel/import-notes.en.ts";
import {
  ExportError,
  type LeftItem,
  type OpenExport,
  type Outline,
  type SourcePost,
  type SourceTag,
} from "../source.ts";
import {
  languageOf,
  leftAgain,
  line,
  metaText,
  nameNotes,
  otherLanguageNotes,
  publicName,
} from "./fields.ts";
import { type GhostPost, ghostAddresses } from "./ghost-addresses.ts";
import { fullAddress, GhostFiles } from "./ghost-files.ts";
import { contentOf, postOf } from "./ghost-posts.ts";
import { readGhostRows } from "./ghost-rows.ts";
import { type Row, textOf } from "./json.ts";
import { longestContent } from "./limits.ts";

/** What posts are joined with, after all of it has been read. */
const joinedColumns = new Map([
  ["posts_meta", ["post_id", "meta_title", "meta_description", "feature_image_alt"]],
  ["posts_tags", ["post_id", "tag_id", "sort_order"]],
  ["posts_authors", ["post_id", "author_id", "sort_order"]],
  ["settings", ["key", "value"]],
  ["tags", ["id", "slug", "name"]],
  ["users", ["id", "name", "slug"]],
]);

/** What it is worth saying of that it is left. */
const leftTables = new Map<string, ImportNoteKey>([
  ["members", "import.leftMembers"],
  ["newsletters", "import.leftNewsletters"],
  ["comments", "import.leftComments"],
  ["emails", "import.leftEmails"],
  ["snippets", "import.leftTable"],
  ["products", "import.leftTable"],
  ["offers", "import.leftTable"],
]);

/** The outline of a Ghost export, whose tables come in any order. Throws an ExportError. */
export async function readGhostOutline(open: OpenExport): Promise<Outline> {
  const tables = new Map<string, Row[]>();
  const counts = new Map<string, number>();
  const posts: GhostPost[] = [];
  const keys = new PostKeys();
  const seen = new Set<string>();
  const files = new GhostFiles();
  const left: LeftItem[] = [];

  for await (const { table, row } of readGhostRows(open)) {
    counts.set(table, (counts.get(table) ?? 0) + 1);
    // Copies, since a part of a string would keep the piece of the file that it was read in.
    const kept = joinedColumns.get(table)?.map((name) => [name, textOf(row, name).slice(0, 2_000)]);
    if (kept) tables.set(table, tables.get(table) ?? []);
    if (kept) tables.get(table)?.push(structuredClone(Object.fromEntries(kept)));
    if (table !== "posts") continue;
    const rendered = contentOf(row);
    const isTooLong = rendered.html.length > longestContent;
    const tree = readTree(isTooLong ? "" : rendered.html);
    const post = structuredClone({
      ...{ ...postOf(row, tree, rendered), key: keys.next(row) },
      ...{ id: textOf(row, "id"), by: textOf(row, "author_id"), authors: [], primaryTag: "", isTooLong },
    });
    const isAgain = seen.size === seen.add(post.key).size;
    if (isAgain) left.push(leftAgain(post));
    else posts.push(post);
    if (!isAgain && !isTooLong) files.add(tree, post.picture);
  }
  if (!["posts", "tags", "users"].some((table) => counts.has(table))) {
    throw new ExportError({ key: "import.unknownFile" });
  }

  const rowsOf = (table: string) => tables.get(table) ?? [];
  const settings = new Map(rowsOf("settings").map((row) => [textOf(row, "key"), textOf(row, "value")]));
  const site = (settings.get("url") || files.site()).replace(/\/+$/, "");
  const root = `${(URL.parse(site)?.pathname ?? "").replace(/\/+$/, "")}/`;
  const tags = tagsOf(rowsOf("tags"), root);
  const names = ["locale", "lang", "default_locale", "defaultLang"];
  const language = names.map((name) => settings.get(name)).find(Boolean) ?? "";
  join(posts, rowsOf, tags, files);
  const rowsLeft = left.length;
  const addressOf = ghostAddresses(root, settings, rowsOf("users"), rowsOf("tags"));
  for (const post of posts) post.addresses = addressOf(post);
  for (const [table, key] of leftTables) {
    const values = { table, count: counts.get(table) ?? 0 };
    if (values.count > 0)
      left.push({ key: table, type: table, title: "", note: { key, values }, addresses: [] });
  }
  return {
    ...{ system: "ghost", site, language: languageOf(language) },
    patterns: new Map(),
    tags: tags.taken,
    notes: otherLanguageNotes(language),
    count: (counts.get("posts") ?? 0) + (counts.get("tags") ?? 0) + left.length - rowsLeft,
    posts: posts
      .filter(({ isTooLong }) => !isTooLong)
      .map(({ id: _, by: __, authors: ___, primaryTag: ____, isTooLong: _____, ...post }) => ({
        ...post,
        picture: post.picture && fullAddress(post.picture, site),
      })),
    files: files.all(site),
    left: [...tags.left, ...posts.flatMap(tooLong), ...left],
    lists: rowsOf("users").map((row) => `${root}author/${textOf(row, "slug")}/`),
  };
}

/** The posts of an outline with their texts, in the order of the file. Throws an ExportError. */
export async function* readGhostPosts(open: OpenExport, outline: Outline): AsyncGenerator<SourcePost> {
  const outlines = new Map(outline.posts.map((post) => [post.key, post]));
  const keys = new PostKeys();
  for await (const { table, row } of readGhostRows(open)) {
    const post = table === "posts" ? outlines.get(keys.next(row)) : undefined;
    if (!post) continue;
    outlines.delete(post.key);
    yield {
      ...post,
      excerpt: line(textOf(row, "custom_excerpt")),
      content: contentOf(row, outline.site).html,
    };
  }
}

type Tags = { taken: SourceTag[]; languages: Map<string, SourceTag["language"]>; left: LeftItem[] };

/** Internal tags (`#nl`) say the language of their posts, or something that visitors never saw. */
function tagsOf(rows: readonly Row[], root: string): Tags {
  const tags: Tags = { taken: [], languages: new Map(), left: [] };
  for (const row of rows) {
    const [slug, name] = [textOf(row, "slug"), line(textOf(row, "name"))];
    const key = `tag:${textOf(row, "id") || slug}`;
    if (name.startsWith("#") || slug.startsWith("hash-")) {
      const language = languageOf(slug.replace("hash-", ""));
      if (language) tags.languages.set(key, language);
      const note = { key: language ? "import.leftLanguageTag" : "import.leftInternalTag" } as const;
      tags.left.push({ key, type: "tag", title: name, note, addresses: [] });
    } else {
      tags.taken.push({ key, slug, name, language: null, group: null, addresses: [`${root}tag/${slug}/`] });
    }
  }
  return tags;
}

/** The keys of posts in the order of the file: their ids, which files that programs made may lack. */
class PostKeys {
  #used = new Set<string>();

  next(row: Row): string {
    const id = textOf(row, "id");
    if (id !== "") return id;
    const named = textOf(row, "uuid") || `slug:${textOf(row, "slug")}`;
    let key = named;
    for (let number = 2; this.#used.has(key); number += 1) key = `${named}#${number}`;
    this.#used.add(key);
    return key;
  }
}

function tooLong({ isTooLong, key, type, title, addresses }: GhostPost): LeftItem[] {
  return isTooLong ? [{ key, type, title, note: { key: "import.tooLong" }, addresses }] : [];
}

/** Adds to posts what other tables say about them. */
function join(posts: GhostPost[], rowsOf: (table: string) => Row[], tags: Tags, files: GhostFiles): void {
  const taken = new Set(tags.taken.map(({ key }) => key));
  const users = new Map(rowsOf("users").map((row) => [textOf(row, "id"), line(textOf(row, "name"))]));
  const meta = new Map(rowsOf("posts_meta").map((row) => [textOf(row, "post_id"), row]));
  const tagged = ordered(rowsOf("posts_tags"), "tag_id");
  const written = ordered(rowsOf("posts_authors"), "author_id");
  for (const post of posts) {
    const keys = (tagged.get(post.id) ?? []).map((id) => `tag:${id}`);
    post.authors = written.get(post.id) ?? [post.by];
    const names = post.authors.map((id) => users.get(id) ?? "");
    const about = meta.get(post.id) ?? {};
    post.language = keys.map((key) => tags.languages.get(key)).find(Boolean) ?? null;
    post.tags = keys.filter((key) => taken.has(key));
    post.primaryTag = post.tags[0]?.slice("tag:".length) ?? "";
    post.author = names.map(publicName).filter(Boolean).join(", ");
    post.notes.push(...names.flatMap(nameNotes));
    post.metaTitle ||= metaText(textOf(about, "meta_title"));
    post.metaDescription ||= metaText(textOf(about, "meta_description"));
    if (post.picture) files.describe(post.picture, line(textOf(about, "feature_image_alt")));
  }
}

/** By the id of a post, the ids that it is joined with in their order. */
function ordered(rows: readonly Row[], column: string): Map<string, string[]> {
  const order = (row: Row) => Number(textOf(row, "sort_order"));
  const groups = Map.groupBy(
    rows.toSorted((first, second) => order(first) - order(second)),
    (row) => textOf(row, "post_id"),
  );
  return new Map([...groups].map(([post, group]) => [post, group.map((row) => textOf(row, column))]));
}
