import { href } from "react-router";
import { accountDatabase } from "../../../account/account-database.ts";
import type { Right } from "../../../account/rights.ts";
import { type Account, listAccounts } from "../../../data/accounts/admin-accounts.ts";
import { findArticles, type ShortArticle } from "../../../data/articles/short-articles.ts";
import { type Lead, readLeads } from "../../../data/leads/admin-leads.ts";
import { everyLead } from "../../../data/leads/lead-filter.ts";
import { listQuery } from "../../../data/list-cursor.ts";
import { findMedia, type Media } from "../../../data/media/admin-media.ts";
import { allMedia } from "../../../data/media/media-filter.ts";
import { findPages, type ListedPage } from "../../../data/pages/admin-pages.ts";
import type { Language, TextValues } from "../../../i18n/language-texts.ts";
import type { PanelSearchKey } from "../../../i18n/panel/panel-search.en.ts";
import { orNull } from "../../../ui/panel/hooks/use-failure-toast.ts";

/** What a search offers: an address, a name, and a line that tells it from others. */
export type FoundItem = { to: string; title: string; about: string };

export type FoundGroup = {
  name: "screens" | "articles" | "pages" | "leads" | "media" | "texts" | "people";
  /** Null when the search failed. */
  items: readonly FoundItem[] | null;
};

/** What a group offers at most. */
export const foundAtMost = 5;

/** For whom a search is: what the role may not open is not asked for. */
type Searcher = { language: Language; may(right: Right): boolean };

type Translate = (key: PanelSearchKey, values?: TextValues) => string;

/** What a search finds by group, each failing alone. For a writer the database has no leads. */
export async function searchPanel(
  search: string,
  t: Translate,
  { language, may }: Searcher,
): Promise<FoundGroup[]> {
  const db = accountDatabase();
  const groups = {
    articles: findArticles(db, { search }, foundAtMost).then((found) =>
      found.map((article) => asArticle(article, t)),
    ),
    pages: findPages(db, search, foundAtMost).then((found) => found.map((page) => asPage(page, t))),
    leads: readLeads(db, { ...everyLead, search }, null, foundAtMost).then((found) => found.map(asLead)),
    media: findMedia(db, { ...allMedia, search }, foundAtMost).then((found) =>
      found.map((entry) => asMedia(entry, t)),
    ),
    texts: may("publish") ? findTextItems(search, language) : none,
    people: may("people")
      ? listAccounts(db, { search, role: "member" }, 1).then(({ rows }) =>
          rows.slice(0, foundAtMost).map((account) => asPerson(account, t)),
        )
      : none,
  };
  return Promise.all(
    (["articles", "pages", "leads", "media", "texts", "people"] as const).map(async (name) => ({
      name,
      items: await orNull(groups[name]),
    })),
  );
}

const none: Promise<FoundItem[]> = Promise.resolve([]);

/** Loaded when it is first asked for: it knows every text of the site. */
async function findTextItems(search: string, language: Language): Promise<FoundItem[]> {
  const { searchTexts } = await import("./search-texts.ts");
  return searchTexts(accountDatabase(), search, language);
}

function asArticle({ id, title, author, isPublished }: ShortArticle, t: Translate): FoundItem {
  return {
    to: href("/admin/blog-editor/:id", { id }),
    title: title ?? t("word.untitled"),
    about: t(isPublished ? "search.articleAbout" : "search.draftAbout", { author }),
  };
}

function asPage({ id, title, kind, slug, isPublished }: ListedPage, t: Translate): FoundItem {
  return {
    to: href("/admin/pages/:id", { id }),
    title: title ?? slug,
    about: t(isPublished ? `search.${kind}` : `search.${kind}Draft`),
  };
}

function asLead({ id, name, email, company }: Lead): FoundItem {
  return {
    to: href("/admin/leads/:id", { id }),
    title: company ? `${name}, ${company}` : name,
    about: email,
  };
}

function asMedia({ id, name, alt_nl, alt_en }: Media, t: Translate): FoundItem {
  return {
    to: href("/admin/media/:id", { id }),
    title: name,
    about: alt_en || alt_nl || t("search.undescribed"),
  };
}

function asPerson({ email, role }: Account, t: Translate): FoundItem {
  return {
    to: href("/admin/users") + listQuery({ q: email }, null),
    title: email,
    about: role ? t(`word.${role}`) : "",
  };
}
