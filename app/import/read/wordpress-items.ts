import { plainText } from "../../html/plain-text.ts";
import type { ImportNoteKey } from "../../i18n/panel/import-notes.en.ts";
import type { LeftItem, Note, Outline, PostOutline, SourceFile } from "../source.ts";
import {
  isoTime,
  languageOf,
  line,
  metaText,
  mojibakeNotes,
  nameNotes,
  pathOf,
  publicName,
} from "./fields.ts";
import { longestContent } from "./limits.ts";
import type { WordPressTerms } from "./wordpress-terms.ts";
import { categoryOf, fieldOf, metaOf, type WxrEntry } from "./wxr.ts";

/** Why what is no post, page or file is left. */
const leftTypes = new Map<string, ImportNoteKey>([
  ["nav_menu_item", "import.leftMenu"],
  ["wp_navigation", "import.leftMenu"],
  ["wp_template", "import.leftDesign"],
  ["wp_template_part", "import.leftDesign"],
  ["wp_global_styles", "import.leftDesign"],
  ["custom_css", "import.leftDesign"],
  ["revision", "import.leftRevision"],
  ["wp_block", "import.leftPattern"],
]);

const leftStatuses = new Map<string, ImportNoteKey>([
  ["trash", "import.leftTrash"],
  ["auto-draft", "import.leftRevision"],
  ["inherit", "import.leftRevision"],
]);

/** What else becomes a draft, and why. */
const draftStatuses = new Map<string, ImportNoteKey | null>([
  ["draft", null],
  ["pending", "import.pending"],
  ["private", "import.private"],
]);

const statuses = new Map<string, PostOutline["status"]>([
  ["publish", "published"],
  ["future", "planned"],
]);

/** A file of the media library. */
export function fileOf(entry: WxrEntry, outline: Outline): SourceFile {
  const key = keyOf(entry);
  return {
    key,
    address: fieldOf(entry, "wp:attachment_url").trim(),
    name: line(fieldOf(entry, "title")),
    alt: line(metaOf(entry, "_wp_attachment_image_alt")),
    addresses: [
      linkOf(entry, outline),
      ...["attachment_id", "p"].map((name) => `${rootOf(outline)}?${name}=${key}`),
    ].filter(Boolean),
    ...{ parent: fieldOf(entry, "wp:post_parent"), order: Number(fieldOf(entry, "wp:menu_order")) || 0 },
  };
}

/** What has no page of its own, though it is published. */
const internal = /^(?:nav_menu_item|wp_|custom_css|customize_changeset|acf-|elementor_library)/;

/** The content of a synced pattern that was public; null for every other item. */
export function patternOf(entry: WxrEntry): string | null {
  const isPublic = fieldOf(entry, "wp:status") === "publish" && fieldOf(entry, "wp:post_password") === "";
  return fieldOf(entry, "wp:post_type") === "wp_block" && isPublic ? fieldOf(entry, "content:encoded") : null;
}

/** What is not taken of the items, with the reason; null for a post or page. */
export function leftItemOf(entry: WxrEntry, outline: Outline): LeftItem | null {
  const note = reasonToLeave(entry);
  if (!note) return null;
  const [type, title] = [fieldOf(entry, "wp:post_type"), line(fieldOf(entry, "title"))];
  const isPublic = fieldOf(entry, "wp:status") === "publish" && !internal.test(type);
  const addresses = isPublic ? [linkOf(entry, outline)].filter(Boolean) : [];
  return { key: keyOf(entry), type, title, note, addresses };
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

/** What an item says about its post; its picture is known after all files. */
export function postOf(
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
  const kept = keptNotes(entry);
  const status = kept.length > 0 ? "draft" : (statuses.get(fieldOf(entry, "wp:status")) ?? "draft");
  const time = timeOf(entry);
  const link = linkOf(entry, outline);
  const language = languageOf(languageCode(entry) || languageOfLink(link, rootOf(outline)));
  return {
    ...{ key, type, title: line(title), slug: line(fieldOf(entry, "wp:post_name")) },
    author: publicName(authors.get(login) ?? login),
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
    addresses: addressesOf(entry, link, [
      ...(type === "page" ? [`${rootOf(outline)}?page_id=${key}`] : []),
      `${rootOf(outline)}?p=${key}`,
    ]),
    length: plainText(content).length,
    notes: [
      ...kept,
      ...notesOf(entry, authors),
      ...mojibakeNotes(title, content, fieldOf(entry, "excerpt:encoded")),
    ],
  };
}

/** Why visitors or search engines did not get a post: what was kept from them stays so. */
function keptNotes(entry: WxrEntry): Note[] {
  const status = fieldOf(entry, "wp:status");
  const key = draftStatuses.get(status);
  const isOther = !draftStatuses.has(status) && !statuses.has(status);
  return [
    ...(fieldOf(entry, "wp:post_password") !== "" ? [{ key: "import.password" } as const] : []),
    ...(key ? [{ key }] : []),
    ...(isOther ? [{ key: "import.otherStatus", values: { status } } as const] : []),
    ...(isForMembers(entry) ? [{ key: "import.membersOnly" } as const] : []),
    ...(isHiddenFromSearch(entry) ? [{ key: "import.noindex" } as const] : []),
  ];
}

/** What plugins for memberships say: Members, Jetpack, Restrict Content. */
function isForMembers(entry: WxrEntry): boolean {
  const access = metaOf(entry, "_jetpack_newsletter_access");
  return (
    (access !== "" && access !== "everybody") ||
    metaOf(entry, "_members_access_role", "rcp_subscription_level") !== "" ||
    /^(?:1|true)$/.test(metaOf(entry, "_is_paid"))
  );
}

/** What plugins for search engines say: Yoast, Rank Math, All in One, SEOPress, The SEO Framework and their like. */
function isHiddenFromSearch({ meta }: WxrEntry): boolean {
  return meta.some(({ key, value }) => {
    if (/no_?index/i.test(key)) return /^(?:1|on|yes|true)$/i.test(value);
    if (key === "slim_seo") return /"noindex";(?:[ib]:1|s:1:"1")/.test(value);
    if (key === "_seopress_robots_index") return value === "yes";
    return /robots/i.test(key) && /noindex/i.test(value);
  });
}

function notesOf(entry: WxrEntry, authors: ReadonlyMap<string, string>): Note[] {
  const login = fieldOf(entry, "dc:creator");
  const template = metaOf(entry, "_wp_page_template");
  const hasLayout =
    entry.meta.some(({ key }) => key === "_elementor_data") || !/^(?:default)?$/.test(template);
  return [
    ...(fieldOf(entry, "wp:is_sticky") === "1" ? [{ key: "import.sticky" } as const] : []),
    ...(login !== "" && !authors.has(login) ? [{ key: "import.author", values: { login } } as const] : []),
    ...nameNotes(authors.get(login) ?? login),
    ...(hasLayout ? [{ key: "import.layout" } as const] : []),
    ...(entry.comments > 0 ? [{ key: "import.comments", values: { count: entry.comments } } as const] : []),
  ];
}

/** Further pages of a divided text have no redirect. */
const mostPages = 100;

function addressesOf(entry: WxrEntry, link: string, short: readonly string[]): string[] {
  const slug = fieldOf(entry, "wp:post_name");
  const at = slug === "" ? -1 : link.lastIndexOf(`/${slug}`) + 1;
  const former = entry.meta
    .filter(({ key, value }) => key === "_wp_old_slug" && value !== "" && at > 0)
    .map(({ value }) => `${link.slice(0, at)}${value}${link.slice(at + slug.length)}`);
  const dates = entry.meta.filter(({ key }) => key === "_wp_old_date").map(({ value }) => value.split("-"));
  const divisions = fieldOf(entry, "content:encoded").match(/<!--\s*nextpage\s*-->/g) ?? [];
  const pages = link.endsWith("/")
    ? divisions.slice(0, mostPages).map((_, index) => `${link}${index + 2}/`)
    : [];
  const all = [link, ...short, ...former, ...dates.flatMap((date) => datedAddress(link, date)), ...pages];
  return [...new Set(all)].filter(Boolean);
}

function timeOf(entry: WxrEntry): string | null {
  const fields = ["wp:post_date_gmt", "pubDate", "wp:post_date"].map((name) => isoTime(fieldOf(entry, name)));
  return fields.find((time) => time !== null) ?? null;
}

/** An address of a post with the date that it had formerly. */
function datedAddress(link: string, [year = "", month = "", day = ""]: readonly string[]): string[] {
  const dated = link.replace(
    /\/(?:19|20)\d\d(\/\d\d)?(\/\d\d)?(?=\/)/,
    (_, hasMonth?: string, hasDay?: string) =>
      `/${year}${hasMonth ? `/${month}` : ""}${hasDay ? `/${day}` : ""}`,
  );
  return dated === link || year === "" ? [] : [dated];
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

/** The id of an item. */
export function keyOf(entry: WxrEntry): string {
  return fieldOf(entry, "wp:post_id") || fieldOf(entry, "link");
}

function linkOf(entry: WxrEntry, { site }: Outline): string {
  const link = fieldOf(entry, "link").trim();
  return link === "" ? "" : pathOf(link, site);
}

/** The path of the site: `/`, or `/blog/`. */
export function rootOf({ site }: Outline): string {
  return `${(URL.parse(site)?.pathname ?? "").replace(/\/+$/, "")}/`;
}
