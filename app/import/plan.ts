import { pagePath } from "../data/pages/page-address.ts";
import { slugOf } from "../data/slug.ts";
import { address } from "../i18n/addresses.ts";
import { type Language, languages } from "../i18n/language-texts.ts";
import { filePath, type IsListed } from "./convert/old-address.ts";
import type { LeftItem, Note, OpenExport, Outline, PostOutline, SourceFile, SourceTag } from "./source.ts";

/** An export of a site; of two, each has a language. */
export type Export = { open: OpenExport; outline: Outline };

/** `newSlug` is the one that it is to have, if that is free. */
export type PlannedPost = PostOutline & { language: Language; newSlug: string; newAddress: string };

export type PlannedTag = {
  /** Those of its languages, by their keys in the export. */
  keys: string[];
  slug: string;
  names: Partial<Record<Language, string>>;
  name: string;
  addresses: { path: string; language: Language }[];
};

/** What is to become of an export. Keys of two exports begin with their language. */
export type Plan = {
  /** The old site, by which what was imported is known again. */
  source: string;
  /** Of what says none. */
  language: Language;
  exports: (Export & { prefix: string })[];
  posts: ReadonlyMap<string, PlannedPost>;
  tags: PlannedTag[];
  files: SourceFile[];
  isListed: IsListed;
  left: LeftItem[];
  /** What is to be said of the files as a whole. */
  notes: Note[];
  /** How many things the files have. */
  count: number;
};

type Choices = {
  /** Of what says none. */
  language: Language;
  /** Keys of a Dutch post, and of the English one that is its translation. */
  pairs?: readonly (readonly [string, string])[];
  /** Instead of the old site's address. */
  source?: string | undefined;
};

/** What becomes of one export, or of a Dutch and an English one of the same site. */
export function planImport(given: readonly [Export] | readonly [Export, Export], choices: Choices): Plan {
  const exports = given.map((one, index) => ({ ...one, prefix: given[1] ? `${languages[index]}:` : "" }));
  const languageIn = ({ prefix }: { prefix: string }, own: Language | null) =>
    own ?? languages.find((one) => prefix === `${one}:`) ?? choices.language;
  const posts = withGroups(
    exports.flatMap((one) =>
      one.outline.posts.map((post) => ({
        ...post,
        key: one.prefix + post.key,
        tags: post.tags.map((key) => one.prefix + key),
        language: languageIn(one, post.language),
        group: post.group ?? (one.prefix && `${post.type}:${post.slug}`),
      })),
    ),
    choices.pairs ?? [],
  );
  const english = new Map(posts.filter(isEnglishOfPair).map((post) => [post.group, slugFor(post)]));
  const planned = posts.map((post) => {
    const newSlug = english.get(post.group) ?? slugFor(post);
    const notes = isHome(post.addresses[0] ?? "") ? [...post.notes, frontPage] : post.notes;
    return { ...post, notes, newSlug, newAddress: newAddressOf(post, newSlug) };
  });
  const listed = new Set(
    exports.flatMap(({ outline }) => outline.files.map((file) => filePath(file.address))),
  );
  const [{ outline: first }] = given;
  return {
    source: (choices.source || first.site || first.system).slice(0, 300),
    language: choices.language,
    exports,
    posts: new Map(planned.map((post) => [post.key, post])),
    tags: planTags(
      exports.flatMap((one) =>
        one.outline.tags.map((tag) => ({
          ...tag,
          key: one.prefix + tag.key,
          language: one.prefix || tag.language ? languageIn(one, tag.language) : null,
        })),
      ),
      choices.language,
    ),
    files: exports.flatMap(({ outline }) => outline.files),
    isListed: (path) => listed.has(path),
    left: exports.flatMap(({ outline }) => outline.left),
    notes: exports.flatMap(({ outline }) => outline.notes),
    count: exports.reduce((sum, { outline }) => sum + outline.count, 0),
  };
}

const frontPage: Note = { key: "import.frontPage" };

/** Whether an old address is that of a home page, which this site has itself. */
export function isHome(address: string): boolean {
  return /^\/(?:(?:nl|en)\/?)?$/i.test(address);
}

/** Where a post with this slug is. */
export function newAddressOf({ type, language }: PostOfLanguage, slug: string): string {
  return address(language, type === "page" ? pagePath("page", slug) : `/insights/${slug}`);
}

type PostOfLanguage = PostOutline & { language: Language };

/** A group has one post of each language, of one type; what is in no such group has none. */
function withGroups<Post extends PostOfLanguage>(
  posts: readonly Post[],
  pairs: readonly (readonly [string, string])[],
): (Post & { group: string | null })[] {
  const paired = new Map(pairs.flatMap(([nl, en]) => [nl, en].map((key) => [key, `pair:${nl}`] as const)));
  const grouped = posts.map((post) => ({ ...post, group: paired.get(post.key) ?? (post.group || null) }));
  const members = new Map<string, Post[]>();
  for (const post of grouped) {
    if (post.group !== null) members.set(post.group, [...(members.get(post.group) ?? []), post]);
  }
  return grouped.map((post) => {
    const [one, other, ...rest] = members.get(post.group ?? "") ?? [];
    const isPair =
      one && other && rest.length === 0 && one.type === other.type && one.language !== other.language;
    return isPair ? post : { ...post, group: null };
  });
}

function isEnglishOfPair({ group, language }: PostOfLanguage): boolean {
  return group !== null && language === "en";
}

/** The slug that a post had, in the letters of this site; of one that has none, that of its title or its key. */
function slugFor({ slug, title, key, type }: PostOutline): string {
  const given = slugOf(decoded(slug)) || slugOf(title) || slugOf(`${type}-${key}`);
  return given.slice(0, 180);
}

/** WordPress escapes letters that are not Latin. */
function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

/** The same tag in two languages is one; so are a category and a tag of one slug. */
function planTags(tags: readonly SourceTag[], language: Language): PlannedTag[] {
  const planned = new Map<string, PlannedTag>();
  const slugs = new Map<string, string>();
  for (const tag of tags) {
    const slug = (slugOf(decoded(tag.slug)) || slugOf(tag.name) || slugOf(tag.key)).slice(0, 200);
    const id = slugs.get(tag.group ?? "") ?? slug;
    if (tag.group) slugs.set(tag.group, id);
    const held = planned.get(id) ?? { keys: [], slug: id, names: {}, name: tag.name, addresses: [] };
    held.keys.push(tag.key);
    if (tag.language) held.names[tag.language] ??= tag.name;
    held.addresses.push(...tag.addresses.map((path) => ({ path, language: tag.language ?? language })));
    planned.set(id, held);
  }
  return [...planned.values()];
}
