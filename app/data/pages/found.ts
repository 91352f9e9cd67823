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

/** What sections name: addresses of pictures and texts that may have some, and ids. */
type Named = { texts: string[] } & Record<Linked, Set<string>> & {
    /** The tags, or "" for all, of which the newest articles are shown. */
    newest: Set<string>;
  };

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
  const [cards, newest, members, downloadPages] = await Promise.all([
    optional(listArticleCards(db, [...named.article], language), []),
    Promise.all([...named.newest].map((tag) => newestOf(db, tag, language))),
    named["team-member"].size > 0 ? optional(listActiveTeamMembers(db, language), []) : [],
    named["download-page"].size > 0
      ? optional(listDownloadPages(db, [...named["download-page"]], language), {})
      : {},
  ]);
  const articles = [...cards, ...newest.flatMap(({ cards: some }) => some)];
  const shown = members.filter(({ id }) => named["team-member"].has(id));
  const pictures = await findPictures(db, [
    ...named.texts,
    ...[...articles, ...shown].map(({ imageUrl }) => imageUrl),
  ]);
  const byId = <Item extends { id: string }>(items: readonly Item[]) =>
    Object.fromEntries(items.map((item) => [item.id, item]));
  return {
    pictures: Object.fromEntries(
      named.texts.flatMap((text) => {
        const picture = shownPicture(pictures, text, language);
        return picture ? [[text, picture]] : [];
      }),
    ),
    articles: byId(articles.map((card): WithPicture<ArticleCard> => withPicture(card, pictures))),
    newest: Object.fromEntries(newest.map(({ tag, cards: some }) => [tag, some.map(({ id }) => id)])),
    members: byId(
      shown.map((member) => ({ ...member, picture: shownPicture(pictures, member.imageUrl, language) })),
    ),
    downloadPages,
  };
}

function namedIn(sections: readonly FormSection[]): Named {
  const named: Named = {
    texts: [],
    article: new Set(),
    tag: new Set(),
    "team-member": new Set(),
    "download-page": new Set(),
    newest: new Set(),
  };
  for (const section of sections) addNamed(named, fieldsOfItem(page.fields.sections, section), section);
  return named;
}

function addNamed(named: Named, fields: Fields, of: object): void {
  for (const [name, field] of Object.entries(fields)) {
    const value = valueIn(of, { field: name });
    if (field.item) for (const item of itemsOf(value)) addNamed(named, fieldsOfItem(field, item), item);
    else if (field.of) for (const id of idsOf(value)) named[field.of].add(id);
    else if (field.type === "picture" && value) named.texts.push(String(value));
  }
  // Without chosen articles a section shows the newest ones of its tag.
  const chosen = Object.entries(fields).find(([, { of: linked }]) => linked === "article");
  if (!chosen || idsOf(valueIn(of, { field: chosen[0] })).length > 0) return;
  const tag = Object.entries(fields).find(([, { of: linked }]) => linked === "tag");
  named.newest.add((tag && idsOf(valueIn(of, { field: tag[0] }))[0]) ?? "");
}

function idsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === "string") : [];
}

async function newestOf(db: Database, tag: string, language: Language) {
  const list = await optional(listPublishedArticles(db, language, 1, tag || null), null);
  return { tag, cards: list?.cards.slice(0, 6) ?? [] };
}

async function listDownloadPages(
  db: Database,
  ids: readonly string[],
  language: Language,
): Promise<Record<string, FoundDownloadPage>> {
  const rows = expectData(
    await db
      .from("otm_download_pages")
      .select("id, slug, otm_download_page_content(language, title, form_title, button_text)")
      .in("id", ids)
      .eq("active", true),
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
