import type { SupabaseClient } from "@supabase/supabase-js";
import type { Fields, FormOf } from "../../../app/content/fields.ts";
import type { Kind, Stored } from "../../../app/content/kind.ts";
import { placesOf, type VersionedKind, versionedKinds } from "../../../app/content/kinds.ts";
import type { PageForm } from "../../../app/content/page.ts";
import { getAbout } from "../../../app/data/about/about.ts";
import { getPublishedArticle, listPublishedArticles } from "../../../app/data/articles/articles.ts";
import { getActiveDownloadPage } from "../../../app/data/downloads/downloads.ts";
import { getPageForEdit } from "../../../app/data/pages/edited-page.ts";
import { kindAt } from "../../../app/data/pages/page-address.ts";
import { getPublishedPage } from "../../../app/data/pages/pages.ts";
import type { Database as Schema } from "../../../app/data/schema.ts";
import type { VersionSource } from "../../../app/data/versions/versions.ts";
import type { Language } from "../../../app/i18n/language-texts.ts";
import { attemptSave } from "../../../app/panel/editing/attempt-save.ts";
import { type EditedKind, pageKind, panelKinds } from "../../../app/panel/kinds.ts";
import { readablePage } from "../../../app/routes/site/page/readable-page.server.ts";
import { sections } from "../../../app/sections/sections.ts";
import { activeMember, shownPage } from "../../../supabase/tests/content.ts";
import { casesOfKinds } from "../../../supabase/tests/kind-cases.ts";

type Db = SupabaseClient<Schema>;

/** A document of a kind, and the ways that its fields go. */
export type Followed<Of extends Fields> = Pick<Ways, "exceptions"> & {
  kind: Kind<Of>;
  /** As the panel opens it. */
  open(db: Db): Promise<Stored<FormOf<Of>>>;
  /** Saves it as the panel does, for visitors too. */
  save(db: Db, form: FormOf<Of>, over: Stored<FormOf<Of>>): Promise<void>;
  versions(db: Db): VersionSource;
  /** What visitors read, as JSON. */
  visit(visitor: Db, form: FormOf<Of>, language: Language): Promise<string>;
  /** The tools with which assistants read and change it, and what they name. */
  assistants: { read: string; change: string; named: object };
};

/** What a declaration doesn't say of the ways of a kind's fields. */
type Ways = {
  /** What visitors read at a Dutch path, as JSON. */
  visit(visitor: Db, path: string, language: Language): Promise<string>;
  /** The tool that changes it, when it is not named after the kind. */
  change?: string;
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

const decides = {
  restored: "what is published is no matter of a restored text",
  page: "it decides what is on the page",
};

const waysOf: Readonly<Record<VersionedKind, Ways>> = {
  article: {
    async visit(visitor, path, language) {
      const page = await getPublishedArticle(visitor, slugIn(path), language);
      const list = await listPublishedArticles(visitor, language, 1);
      return JSON.stringify([page, list]);
    },
    change: "save_working_version",
    exceptions: {
      slug: { restored: "an address is no matter of a restored text" },
      published: decides,
      "shown.nl": decides,
      "shown.en": decides,
      selectedTags: { page: "tags are shown by name" },
      relatedArticles: { page: "they are shown by title" },
    },
  },
  "download-page": {
    visit: async (visitor, path, language) =>
      JSON.stringify(await getActiveDownloadPage(visitor, slugIn(path), language)),
    exceptions: {
      slug: everywhere("its list renames a page"),
      active: decides,
      ...Object.fromEntries(
        ["emailSubject", "emailThankYouMessage", "emailFooter"].flatMap((name) =>
          ["nl", "en"].map((language) => [`${name}.${language}`, { page: "it is in the mail" }]),
        ),
      ),
    },
  },
  "about-page": {
    visit: async (visitor, _, language) => JSON.stringify(await getAbout(visitor, language)),
    exceptions: {
      active: everywhere("the about page is always shown"),
      "members.active": { page: "it decides who is on the page" },
      "members.displayOrder": everywhere("buttons move a member"),
    },
  },
  page: {
    async visit(visitor, path, language) {
      const found = await getPublishedPage(visitor, kindAt(path), slugIn(path), language);
      return JSON.stringify(found && (await readablePage(visitor, "https://vlotwerk.example", found)));
    },
    exceptions: {
      slug: { restored: "where it is shown is no matter of a restored text" },
      kind: { restored: "where it is shown is no matter of a restored text" },
      published: decides,
      "shown.nl": decides,
      "shown.en": decides,
      [`sections.${Object.keys(sections).indexOf("form") + 1}.form.nl`]: {
        page: "a form without its download page is left out",
      },
    },
  },
};

function slugIn(path: string): string {
  return path.split("/").at(-1) ?? "";
}

/** The page that is followed, with every section in both languages, after arrangeContent. */
export async function arrangeEverySection(admin: Db): Promise<void> {
  const stored = await getPageForEdit(admin, shownPage);
  if (!stored) throw new Error("There is no page");
  await saveWith(pageKind, admin, withEverySection(stored.form), stored);
}

async function saveWith<Of extends Fields>(
  declared: EditedKind<Of>,
  db: Db,
  form: FormOf<Of>,
  over: Stored<FormOf<Of>>,
): Promise<void> {
  const attempt = await attemptSave(declared, db, { form, beside: null }, over);
  if (attempt.kind !== "saved") throw new Error(JSON.stringify(attempt));
}

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
  return versionedKinds.map((name) => panelKinds[name].with((declared) => visit(follow(declared))));
}

function follow<Of extends Fields>(declared: EditedKind<Of>): Followed<Of> {
  const { kind, read, versions, site } = declared;
  const { visit, change, exceptions } = waysOf[kind.name];
  const { live } = casesOfKinds[kind.name];
  const argument = kind.name.replaceAll("-", "_");
  return {
    kind,
    exceptions,
    async open(db) {
      const stored = await read(db, live);
      if (!stored) throw new Error(`There is no ${kind.name}`);
      return stored;
    },
    save: (db, form, over) => saveWith(declared, db, form, over),
    versions: (db) => versions(db, live),
    visit: (visitor, form, language) => visit(visitor, site(form), language),
    assistants: {
      read: `read_${argument}`,
      change: change ?? `change_${argument}`,
      named: placesOf(kind.name).list === null ? {} : { [argument]: live },
    },
  };
}
