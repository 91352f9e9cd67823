import type { SupabaseClient } from "@supabase/supabase-js";
import { aboutPage } from "../../../app/content/about-page.ts";
import { article } from "../../../app/content/article.ts";
import { downloadPage } from "../../../app/content/download-page.ts";
import type { Fields, FormOf } from "../../../app/content/fields.ts";
import type { Kind, Stored } from "../../../app/content/kind.ts";
import { type PageForm, page } from "../../../app/content/page.ts";
import { getAbout } from "../../../app/data/about/about.ts";
import { getAboutPage } from "../../../app/data/about/admin-about.ts";
import { getArticleForEdit } from "../../../app/data/articles/admin-article.ts";
import { articleVersions } from "../../../app/data/articles/article-versions.ts";
import { getPublishedArticle, listPublishedArticles } from "../../../app/data/articles/articles.ts";
import { getDownloadPage } from "../../../app/data/downloads/admin-download-page.ts";
import { getActiveDownloadPage } from "../../../app/data/downloads/downloads.ts";
import { aboutPageVersions, downloadPageVersions } from "../../../app/data/page-versions/page-versions.ts";
import { getPageForEdit, pageVersions } from "../../../app/data/pages/edited-page.ts";
import { getPublishedPage } from "../../../app/data/pages/pages.ts";
import type { Database as Schema } from "../../../app/data/schema.ts";
import { saveForm, type VersionSource } from "../../../app/data/versions/versions.ts";
import type { Language } from "../../../app/i18n/language-texts.ts";
import { attemptSave } from "../../../app/panel/editing/attempt-save.ts";
import { aboutKind, articleKind, downloadPageKind, type EditedKind } from "../../../app/panel/kinds.ts";
import { readablePage } from "../../../app/routes/site/page/readable-page.server.ts";
import { sections } from "../../../app/sections/sections.ts";
import { activeMember, activePage, published, shownPage } from "../../../supabase/tests/content.ts";

type Db = SupabaseClient<Schema>;

/** A document of a kind, and the ways that its fields go. */
export type Followed<Of extends Fields> = {
  kind: Kind<Of>;
  /** As the panel opens it. */
  open(db: Db): Promise<Stored<FormOf<Of>>>;
  /** Saves it as the panel does, for visitors too. */
  save(db: Db, form: FormOf<Of>, over: Stored<FormOf<Of>>): Promise<void>;
  versions(db: Db): VersionSource;
  /** What visitors read, as JSON. */
  visit(visitor: Db, form: FormOf<Of>, language: Language): Promise<string>;
  /** The tools with which assistants read and change it, and what they name. */
  assistants?: { read: string; change: string; named: object };
  /** Parts that don't go somewhere, and why. */
  exceptions: Readonly<Record<string, Partial<Record<Place, string>>>>;
};

/** Where a field arrives. */
export type Place =
  | "table"
  | "version"
  | "comparison"
  | "merge"
  | "restored"
  | "read by assistants"
  | "written by assistants"
  | "page"
  | "backup"
  | "copy";

function savedBy<Of extends Fields>(of: EditedKind<Of>): Followed<Of>["save"] {
  return async (db, form, over) => {
    const attempt = await attemptSave(of, db, { form, beside: null }, over);
    if (attempt.kind !== "saved") throw new Error(JSON.stringify(attempt));
  };
}

const followedArticle: Followed<typeof article.fields> = {
  kind: article,
  open: (db) => getArticleForEdit(db, published),
  save: savedBy(articleKind),
  versions: (db) => articleVersions(db, published),
  async visit(visitor, { slug }, language) {
    const page = await getPublishedArticle(visitor, slug, language);
    const list = await listPublishedArticles(visitor, language, 1);
    return JSON.stringify([page, list]);
  },
  assistants: { read: "read_article", change: "save_working_version", named: { article: published } },
  exceptions: {
    slug: { restored: "an address is no matter of a restored text" },
    published: {
      restored: "what is published is no matter of a restored text",
      page: "it decides whether there is a page",
    },
    "shown.nl": {
      restored: "what is published is no matter of a restored text",
      page: "it decides what is on the page",
    },
    "shown.en": {
      restored: "what is published is no matter of a restored text",
      page: "it decides what is on the page",
    },
    selectedTags: { page: "tags are shown by name" },
    relatedArticles: { page: "they are shown by title" },
  },
};

const followedPage: Followed<typeof downloadPage.fields> = {
  kind: downloadPage,
  async open(db) {
    const page = await getDownloadPage(db, activePage);
    if (!page) throw new Error("There is no page");
    return page;
  },
  save: savedBy(downloadPageKind),
  versions: (db) => downloadPageVersions(db, activePage),
  visit: async (visitor, { slug }, language) =>
    JSON.stringify(await getActiveDownloadPage(visitor, slug, language)),
  assistants: {
    read: "read_download_page",
    change: "change_download_page",
    named: { download_page: activePage },
  },
  exceptions: {
    slug: everywhere("its list renames a page"),
    active: {
      restored: "what is published is no matter of a restored text",
      page: "it decides whether there is a page",
    },
    ...Object.fromEntries(
      ["emailSubject", "emailThankYouMessage", "emailFooter"].flatMap((name) =>
        ["nl", "en"].map((language) => [`${name}.${language}`, { page: "it is in the mail" }]),
      ),
    ),
  },
};

const followedAbout: Followed<typeof aboutPage.fields> = {
  kind: aboutPage,
  open: getAboutPage,
  save: savedBy(aboutKind),
  versions: (db) => aboutPageVersions(db),
  visit: async (visitor, _, language) => JSON.stringify(await getAbout(visitor, language)),
  exceptions: {
    active: everywhere("the about page is always shown"),
    "members.active": { page: "it decides who is on the page" },
    "members.displayOrder": everywhere("buttons move a member"),
  },
};

/** With every section in both languages. */
const followedMade: Followed<typeof page.fields> = {
  kind: page,
  async open(db) {
    const stored = await getPageForEdit(db, shownPage);
    if (!stored) throw new Error("There is no page");
    return stored.form.sections.nl.length > 1 ? stored : { ...stored, form: withEverySection(stored.form) };
  },
  async save(db, form: PageForm, over) {
    const saved = await saveForm(db, page, form, over);
    if (saved.kind !== "saved") throw new Error(JSON.stringify(saved));
  },
  versions: (db) => pageVersions(db, shownPage),
  async visit(visitor, form, language) {
    const found = await getPublishedPage(visitor, form.kind, form.slug, language);
    return JSON.stringify(found && (await readablePage(visitor, "https://vlotwerk.example", found)));
  },
  assistants: { read: "read_page", change: "change_page", named: { page: shownPage } },
  exceptions: {
    slug: { restored: "where it is shown is no matter of a restored text" },
    kind: { restored: "where it is shown is no matter of a restored text" },
    published: {
      restored: "what is published is no matter of a restored text",
      page: "it decides whether there is a page",
    },
    ...Object.fromEntries(
      ["nl", "en"].map((language) => [
        `shown.${language}`,
        {
          restored: "what is published is no matter of a restored text",
          page: "it decides whether there is one",
        },
      ]),
    ),
    [`sections.${Object.keys(sections).indexOf("form") + 1}.form.nl`]: {
      page: "a form without its download page is left out",
    },
  },
};

function withEverySection(form: PageForm): PageForm {
  const inLanguage = (language: Language) =>
    Object.values(sections).map(({ type, example }, index) => ({
      ...example[language],
      ...(type === "team" && { members: [activeMember] }),
      key: `s${index}`,
      type,
      hidden: false,
    }));
  return {
    ...form,
    title: { nl: "Pagina", en: "Page" },
    sections: { nl: inLanguage("nl"), en: inLanguage("en") },
  };
}

function everywhere(reason: string): Record<Place, string> {
  return {
    table: reason,
    version: reason,
    comparison: reason,
    merge: reason,
    restored: reason,
    "read by assistants": reason,
    "written by assistants": reason,
    page: reason,
    backup: reason,
    copy: reason,
  };
}

/** Does something for each kind, with the types of its own. */
export function forEachKind<Result>(visit: <Of extends Fields>(followed: Followed<Of>) => Result): Result[] {
  return [visit(followedArticle), visit(followedPage), visit(followedAbout), visit(followedMade)];
}
