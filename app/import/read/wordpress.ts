import { plainText } from "../../html/plain-text.ts";
import type { ImportNoteKey } from "../../i18n/panel/import-notes.en.ts";
import {
  ExportError,
  type LeftItem,
  type Note,
  type OpenExport,
  type Outline,
  type PostOutline,
  type SourcePost,
} from "../source.ts";
import { isoTime, languageOf, line, metaText, mojibakeNotes, pathOf } from "./fields.ts";
import { longestContent } from "./limits.ts";
import { repairMojibake } from "./windows-1252.ts";
import { WordPressTerms } from "./wordpress-terms.ts";
import { readWxr, type WxrEntry } from "./wxr.ts";

/** Why what is no post, page or file is left. */
const leftTypes = new Map<string, ImportNoteKey>([
  ...(["nav_menu_item", "wp_navigation"] as const).map((type) => [type, "import.leftMenu"] as const),
  ...(["wp_template", "wp_template_part", "wp_global_styles", "custom_css"] as const).map(
    (type) => [type, "import.leftDesign"] as const,
  ),
  ["revision", "import.leftRevision"],
  ["wp_block", "import.leftPattern"],
]);

const leftStatuses = new Map<string, ImportNoteKey>([
  ["trash", "import.leftTrash"],
  ["auto-draft", "import.leftRevision"],
  ["inherit", "import.leftRevision"],
]);

const statuses = new Map<string, PostOutline["status"]>([
  ["publish", "published"],
  ["future", "planned"],
]);

/** The outline of a WordPress export. Throws an ExportError. */
export async function readWordPressOutline(open: OpenExport): Promise<Outline> {
  const outline: Outline = {
    ...{ system: "wordpress", site: "", language: null },
    ...{ tags: [], posts: [], files: [], left: [] },
  };
  const terms = new WordPressTerms();
  const authors = new Map<string, string>();
  const thumbnails = new Map<PostOutline, string>();
  let isExport = false;

  for await (const entry of readWxr(open)) {
    isExport ||= entry.name.startsWith("wp:") || entry.fields.has("wp:post_type");
    if (entry.name === "language") outline.language = languageOf(entry.text);
    // The address of the blog comes last, and is the one to use.
    if (/^link$|^wp:base_(?:site|blog)_url$/.test(entry.name)) outline.site = entry.text.replace(/\/+$/, "");
    if (entry.name === "wp:author") {
      const login = fieldOf(entry, "wp:author_login");
      authors.set(login, line(fieldOf(entry, "wp:author_display_name")) || login);
    }
    terms.add(entry);
    if (entry.name !== "item") continue;
    // Copies, since a part of a string would keep the piece of the file that it was read in.
    if (fieldOf(entry, "wp:post_type") === "attachment")
      outline.files.push(structuredClone(fileOf(entry, outline)));
    else {
      const left = leftItemOf(entry, outline);
      if (left) outline.left.push(structuredClone(left));
      else {
        const post = structuredClone(postOf(entry, outline, terms, authors));
        outline.posts.push(post);
        thumbnails.set(post, metaOf(entry, "_thumbnail_id"));
      }
    }
  }
  if (!isExport) throw new ExportError({ key: "import.unknownFile" });

  const files = new Map(outline.files.map(({ key, address }) => [key, address]));
  for (const [post, id] of thumbnails) post.picture = files.get(id) ?? null;
  const { tags, left } = terms.all(rootOf(outline));
  const taken = new Set(tags.map(({ key }) => key));
  for (const post of outline.posts) post.tags = post.tags.filter((key) => taken.has(key));
  return structuredClone({ ...outline, tags, left: [...outline.left, ...left] });
}

/** The posts of an outline with their texts, in the order of the file. Throws an ExportError. */
export async function* readWordPressPosts(open: OpenExport, { posts }: Outline): AsyncGenerator<SourcePost> {
  const outlines = new Map(posts.map((post) => [post.key, post]));
  for await (const entry of readWxr(open)) {
    const post = entry.name === "item" ? outlines.get(keyOf(entry)) : undefined;
    if (!post) continue;
    // A second one of the same id would be the same post again.
    outlines.delete(post.key);
    const content = repairMojibake(fieldOf(entry, "content:encoded"));
    yield { ...post, excerpt: line(fieldOf(entry, "excerpt:encoded")), content };
  }
}

function fileOf(entry: WxrEntry, outline: Outline): Outline["files"][number] {
  const key = keyOf(entry);
  return {
    key,
    address: fieldOf(entry, "wp:attachment_url").trim(),
    name: line(fieldOf(entry, "title")),
    alt: line(metaOf(entry, "_wp_attachment_image_alt")),
    addresses: [linkOf(entry, outline), `${rootOf(outline)}?attachment_id=${key}`].filter(Boolean),
  };
}

function leftItemOf(entry: WxrEntry, outline: Outline): LeftItem | null {
  const note = reasonToLeave(entry);
  if (!note) return null;
  const isPublic = fieldOf(entry, "wp:status") === "publish";
  return {
    ...{
      key: keyOf(entry),
      type: fieldOf(entry, "wp:post_type"),
      title: line(fieldOf(entry, "title")),
      note,
    },
    addresses: isPublic ? [linkOf(entry, outline)].filter(Boolean) : [],
  };
}

function reasonToLeave(entry: WxrEntry): Note | null {
  const type = fieldOf(entry, "wp:post_type");
  if (type !== "post" && type !== "page") {
    const key = leftTypes.get(type);
    return key ? { key } : { key: "import.leftType", values: { type } };
  }
  const status = leftStatuses.get(fieldOf(entry, "wp:status"));
  if (status) return { key: status };
  if (fieldOf(entry, "content:encoded").length > longestContent) return { key: "import.tooLong" };
  const language = languageCode(entry);
  return language === "" || languageOf(language)
    ? null
    : { key: "import.thirdLanguage", values: { language } };
}

function postOf(
  entry: WxrEntry,
  outline: Outline,
  terms: WordPressTerms,
  authors: ReadonlyMap<string, string>,
): PostOutline {
  const key = keyOf(entry);
  const type = fieldOf(entry, "wp:post_type") === "page" ? "page" : "post";
  const title = fieldOf(entry, "title");
  const content = fieldOf(entry, "content:encoded");
  const login = fieldOf(entry, "dc:creator");
  const hasPassword = fieldOf(entry, "wp:post_password") !== "";
  const status = hasPassword ? "draft" : (statuses.get(fieldOf(entry, "wp:status")) ?? "draft");
  const time = timeOf(entry);
  const link = linkOf(entry, outline);
  const language = languageOf(languageCode(entry) || languageOfLink(link, rootOf(outline)));
  return {
    ...{ key, type, title: line(title), slug: line(fieldOf(entry, "wp:post_name")) },
    author: authors.get(login) ?? login,
    ...{ status, createdAt: time, publishedAt: status === "draft" ? null : time, language },
    group:
      categoryOf(entry, "post_translations") ||
      metaOf(entry, "_wpml_import_translation_group", "_wpml_trid", "wpml_trid") ||
      null,
    tags: terms.tagsOf(entry, language),
    picture: null,
    metaTitle: metaText(metaOf(entry, "_yoast_wpseo_title", "rank_math_title", "_aioseo_title")),
    metaDescription: metaText(
      metaOf(entry, "_yoast_wpseo_metadesc", "rank_math_description", "_aioseo_description"),
    ),
    addresses: addressesOf(entry, link, `${rootOf(outline)}?${type === "page" ? "page_id" : "p"}=${key}`),
    length: plainText(content).length,
    notes: [
      ...notesOf(entry, hasPassword, authors),
      ...mojibakeNotes(title, content, fieldOf(entry, "excerpt:encoded")),
    ],
  };
}

function notesOf(entry: WxrEntry, hasPassword: boolean, authors: ReadonlyMap<string, string>): Note[] {
  const login = fieldOf(entry, "dc:creator");
  const template = metaOf(entry, "_wp_page_template");
  const hasLayout =
    entry.meta.some(({ key }) => key === "_elementor_data") || !/^(?:default)?$/.test(template);
  return [
    ...(hasPassword ? [{ key: "import.password" } as const] : []),
    ...(fieldOf(entry, "wp:status") === "private" ? [{ key: "import.private" } as const] : []),
    ...(fieldOf(entry, "wp:is_sticky") === "1" ? [{ key: "import.sticky" } as const] : []),
    ...(login !== "" && !authors.has(login) ? [{ key: "import.author", values: { login } } as const] : []),
    ...(hasLayout ? [{ key: "import.layout" } as const] : []),
    ...(entry.comments > 0 ? [{ key: "import.comments", values: { count: entry.comments } } as const] : []),
  ];
}

function addressesOf(entry: WxrEntry, link: string, short: string): string[] {
  const slug = fieldOf(entry, "wp:post_name");
  const at = slug === "" ? -1 : link.lastIndexOf(`/${slug}`) + 1;
  const former = entry.meta
    .filter(({ key, value }) => key === "_wp_old_slug" && value !== "" && at > 0)
    .map(({ value }) => `${link.slice(0, at)}${value}${link.slice(at + slug.length)}`);
  return [...new Set([link, short, ...former])].filter(Boolean);
}

function timeOf(entry: WxrEntry): string | null {
  const fields = ["wp:post_date_gmt", "pubDate", "wp:post_date"].map((name) => isoTime(fieldOf(entry, name)));
  return fields.find((time) => time !== null) ?? null;
}

/** What Polylang or WPML's "Export and Import" says; "" for nothing. */
function languageCode(entry: WxrEntry): string {
  return (
    categoryOf(entry, "language") ||
    metaOf(entry, "_wpml_import_language_code", "_wpml_language", "wpml_language")
  );
}

/** Both plugins put the language into addresses: `/en/about/`, or `?lang=en`. */
function languageOfLink(link: string, root: string): string {
  const first = link.startsWith(root) ? link.slice(root.length).split("/")[0] : "";
  return /[?&]lang=(nl|en)(?:&|$)/.exec(link)?.[1] ?? (/^(?:nl|en)$/.exec(first ?? "")?.[0] || "");
}

function keyOf(entry: WxrEntry): string {
  return fieldOf(entry, "wp:post_id") || fieldOf(entry, "link");
}

function linkOf(entry: WxrEntry, { site }: Outline): string {
  const link = fieldOf(entry, "link").trim();
  return link === "" ? "" : pathOf(link, site);
}

function rootOf({ site }: Outline): string {
  return `${(URL.parse(site)?.pathname ?? "").replace(/\/+$/, "")}/`;
}

function fieldOf({ fields }: WxrEntry, name: string): string {
  return fields.get(name) ?? "";
}

function metaOf({ meta }: WxrEntry, ...names: string[]): string {
  return names.map((name) => meta.find(({ key }) => key === name)?.value).find((value) => value) ?? "";
}

function categoryOf({ categories }: WxrEntry, domain: string): string {
  return categories.find((category) => category.domain === domain)?.slug ?? "";
}
