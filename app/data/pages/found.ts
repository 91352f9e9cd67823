import { type Fields, fieldsOfItem, type Linked } from "../../content/fields.ts";
import { itemsOf, valueIn } from "../../content/kind.ts";
import { type FormSection, page } from "../../content/page.ts";
import type { Language } from "../../i18n/language-texts.ts";
import { pickVariant } from "../../i18n/variant.ts";
import type { Found, FoundDownloadPage } from "../../sections/section.ts";
import { listActiveTeamMembers } from "../about/about.ts";
import { type ArticleCard, listArticleCards, listPublishedArticles } from "../articles/articles.ts";
import { type Database, expectData, optional } from "../database.ts";
import { findPictures, shownPicture, type WithPicture, withPicture } from "../media/shown-picture.ts";
import { listFirmFacts } from "../site-texts/site-texts.ts";
import { findMoments } from "../submissions/find-moments.ts";
import type { Moment } from "../submissions/moments.ts";

/** What sections name: addresses of pictures, ids, and the tags of sections that show articles. */
type Named = { pictures: string[]; articleTags: string[]; hasForm: boolean } & Record<Linked, string[]>;

/**
 * What the sections of a page in a language name, as far as it is shown to the caller. What can't be read is logged and
 * left out.
 */
export async function findNamed(
  db: Database,
  sections: readonly FormSection[],
  language: Language,
): Promise<Found> {
  const named = namedIn(sections);
  const [chosen, newest, members, downloadPages, moments] = await Promise.all([
    optional(listArticleCards(db, named.article, language), []),
    Promise.all([...new Set(named.articleTags)].map((tag) => newestOf(db, tag, language))),
    named["team-member"].length > 0 ? optional(listActiveTeamMembers(db, language), []) : [],
    optional(listDownloadPages(db, named["download-page"], language), {}),
    named.hasForm ? listMoments(db) : [],
  ]);
  const articles = [...chosen, ...newest.flatMap(({ cards }) => cards)];
  const shown = members.filter(({ id }) => named["team-member"].includes(id));
  const pictures = await findPictures(db, [
    ...named.pictures,
    ...[...articles, ...shown].map(({ imageUrl }) => imageUrl),
  ]);
  return {
    pictures: Object.fromEntries(
      named.pictures.flatMap((address) => {
        const picture = shownPicture(pictures, address, language);
        return picture ? [[address, picture]] : [];
      }),
    ),
    articles: byId(articles.map((card): WithPicture<ArticleCard> => withPicture(card, pictures))),
    newest: Object.fromEntries(newest.map(({ tag, cards }) => [tag, cards.map(({ id }) => id)])),
    members: byId(
      shown.map((member) => ({ ...member, picture: shownPicture(pictures, member.imageUrl, language) })),
    ),
    downloadPages,
    moments,
  };
}

async function listMoments(db: Database): Promise<Moment[]> {
  const { proposed } = await findMoments(db, await optional(listFirmFacts(db), {}));
  return proposed;
}

function byId<Item extends { id: string }>(items: readonly Item[]): Record<string, Item> {
  return Object.fromEntries(items.map((item) => [item.id, item]));
}

/** What sections name. */
export function namedIn(sections: readonly FormSection[]): Named {
  const named: Named = {
    pictures: [],
    articleTags: [],
    hasForm: sections.some(({ type }) => type === "form"),
    article: [],
    tag: [],
    "team-member": [],
    "download-page": [],
  };
  for (const section of sections) addNamed(named, fieldsOfItem(page.fields.sections, section), section);
  return named;
}

function addNamed(named: Named, fields: Fields, of: object): void {
  for (const [name, field] of Object.entries(fields)) {
    const value = valueIn(of, { field: name });
    if (field.item) for (const item of itemsOf(value)) addNamed(named, fieldsOfItem(field, item), item);
    if (field.of) named[field.of].push(...idsOf(value));
    if (field.type === "picture" && value) named.pictures.push(String(value));
    // Where none of the chosen ones is left, the newest of a tag stand, else the newest of all.
    if (field.of === "article") named.articleTags.push("");
    if (field.of === "tag") named.articleTags.push(...idsOf(value));
  }
}

function idsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === "string") : [];
}

async function newestOf(db: Database, tag: string, language: Language) {
  const list = await optional(listPublishedArticles(db, language, 1, tag || null), null);
  return { tag, cards: list?.cards.slice(0, 3) ?? [] };
}

async function listDownloadPages(
  db: Database,
  ids: readonly string[],
  language: Language,
): Promise<Record<string, FoundDownloadPage>> {
  if (ids.length === 0) return {};
  const rows = expectData(
    await db
      .from("otm_download_pages")
      .select("id, slug, otm_download_page_content(language, title, form_title, button_text)")
      .in("id", ids)
      .eq("active", true)
      .order("id"),
  );
  return Object.fromEntries(
    rows.flatMap(({ id, slug, otm_download_page_content: variants }) => {
      const variant = pickVariant(variants, language);
      if (!variant) return [];
      const { title, form_title: formTitle, button_text: buttonText } = variant;
      return [[id, { slug, title, formTitle, buttonText }]];
    }),
  );
}
