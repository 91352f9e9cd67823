import { href } from "react-router";
import { aboutPage, withPlaces } from "../content/about-page.ts";
import { article } from "../content/article.ts";
import { downloadPage } from "../content/download-page.ts";
import type { Fields, FormOf } from "../content/fields.ts";
import type { Kind, Stored } from "../content/kind.ts";
import { editorOf, placesOf, type VersionedKind } from "../content/kinds.ts";
import { page } from "../content/page.ts";
import { findAboutPage } from "../data/about/admin-about.ts";
import { findArticleForEdit } from "../data/articles/admin-article.ts";
import { articleVersions } from "../data/articles/article-versions.ts";
import type { Database } from "../data/database.ts";
import { getDownloadPage } from "../data/downloads/admin-download-page.ts";
import { findId } from "../data/find-id.ts";
import { aboutPageVersions, downloadPageVersions } from "../data/page-versions/page-versions.ts";
import { getPageForEdit, pageVersions } from "../data/pages/edited-page.ts";
import { pagePath } from "../data/pages/page-address.ts";
import { aboutSubject } from "../data/versions/subject.ts";
import type { VersionSource } from "../data/versions/versions.ts";
import { type Language, lookUp, type Texts, translator } from "../i18n/language-texts.ts";
import { aboutPanelTexts } from "../i18n/panel/about.en.ts";
import { editorTexts } from "../i18n/panel/article-editor.en.ts";
import type { HistoryKey } from "../i18n/panel/article-history.en.ts";
import { downloadEditorTexts } from "../i18n/panel/download-editor.en.ts";
import { pageEditorTexts } from "../i18n/panel/page-editor.en.ts";
import { pageLabels } from "../i18n/panel/page-labels.ts";
import { pageListTexts } from "../i18n/panel/pages-list.en.ts";
import { newDraftScreen } from "./editing/new-draft.ts";

/** What the panel knows of a kind of content. */
export type PanelKind<Of extends Fields> = {
  kind: Kind<Of, VersionedKind>;
  /** As it is now, with what waits beside what is live. */
  read(db: Database, id: string): Promise<Stored<FormOf<Of>> | null>;
  versions(db: Database, id: string): VersionSource;
  /** Of its fields. */
  labels: Texts<string>;
  history: HistoryWords;
};

/** A kind whose documents have an editor of their own. */
export type EditedKind<Of extends Fields> = PanelKind<Of> & {
  /** The address on the site of what visitors see. */
  site(form: FormOf<Of>): string;
  /** Whether what is saved has a preview, by what is in the tables; by default it has. */
  hasPreview?(form: FormOf<Of>): boolean;
  /** The screen whose local drafts one has; null for a new one. */
  screen(id: string | null): string;
  /** The id of the document that has the address of this form; null without it. */
  findId(db: Database, form: FormOf<Of>): Promise<string | null>;
  /** What is filled in before a form is sent. */
  complete?(form: FormOf<Of>): FormOf<Of>;
  /** Whether a language has nothing to publish. */
  isEmptyIn(form: FormOf<Of>, language: Language): boolean;
  words(language: Language): EditorWords;
};

/** The words of a kind's editor. */
type EditorWords = {
  edit: string;
  /** Without: one is made elsewhere. */
  create?: string;
  back?: string;
  created: string;
  updated: string;
  createFailed(reason: string): string;
  updateFailed(reason: string): string;
};

/** The words of a kind's history. */
type HistoryWords = {
  /** Null: by the title of the document. */
  title: HistoryKey | null;
  /** What has no language in a comparison. */
  whole: HistoryKey;
  /** The link to the editor. */
  back: HistoryKey;
  empty: HistoryKey;
  restoreLive: HistoryKey;
  restoreDraft: HistoryKey;
};

/** A kind whose fields are not known where it is used. */
type AnyPanelKind = Pick<PanelKind<Fields>, "labels"> & {
  name: VersionedKind;
  /** The address of the editor of one. */
  editor(id: string): string;
  with<Result>(use: <Of extends Fields>(declared: EditedKind<Of>) => Result): Result;
};

const wordsOfPage: HistoryWords = {
  title: null,
  whole: "word.page",
  back: "history.backToPage",
  empty: "history.emptyPage",
  restoreLive: "history.restoreLivePage",
  restoreDraft: "history.restoreDraftPage",
};

export const articleKind: EditedKind<(typeof article)["fields"]> = {
  kind: article,
  read: findArticleForEdit,
  versions: articleVersions,
  labels: editorTexts,
  history: {
    title: null,
    whole: "word.article",
    back: "history.back",
    empty: "history.empty",
    restoreLive: "history.restoreLive",
    restoreDraft: "history.restoreDraft",
  },
  site: ({ slug }) => href("/insights/:slug", { slug }),
  screen: (id) => id ?? newDraftScreen(),
  findId: (db, { slug }) => findId(db, { kind: "article", slug: slug.trim() }),
  // Chosen before it is sent, so that a repeated save after a lost connection has the same slug.
  complete: (form) => (form.slug.trim() === "" ? { ...form, slug: `article-${Date.now()}` } : form),
  // A text without a title is stored under "Untitled".
  isEmptyIn: ({ title, content }, language) =>
    ["", "Untitled"].includes(title[language].trim()) || content[language].trim() === "",
  words(language) {
    const t = translator(editorTexts, language);
    return {
      edit: t("editor.edit"),
      create: t("editor.create"),
      back: t("editor.back"),
      created: t("editor.created"),
      updated: t("editor.updated"),
      createFailed: (message) => t("editor.createFailed", { message }),
      updateFailed: (message) => t("editor.updateFailed", { message }),
    };
  },
};

export const pageKind: EditedKind<(typeof page)["fields"]> = {
  kind: page,
  read: getPageForEdit,
  versions: pageVersions,
  labels: pageLabels,
  history: wordsOfPage,
  site: ({ kind, slug }) => pagePath(kind, slug),
  screen: (id) => `page:${id}`,
  findId: (db, { kind, slug }) => findId(db, { kind: "page", of: kind, slug: slug.trim() }),
  complete: (form) => (form.slug.trim() === "" ? { ...form, slug: `page-${Date.now()}` } : form),
  isEmptyIn: ({ title, sections }, language) =>
    title[language].trim() === "" || sections[language].length === 0,
  words(language) {
    const t = translator(pageEditorTexts, language);
    const failed = (message: string) => t("page.saveFailed", { message });
    return {
      edit: t("page.edit"),
      back: lookUp(pageListTexts, language, "pages.back"),
      created: t("page.saved"),
      updated: t("page.saved"),
      createFailed: failed,
      updateFailed: failed,
    };
  },
};

export const downloadPageKind: EditedKind<(typeof downloadPage)["fields"]> = {
  kind: downloadPage,
  read: getDownloadPage,
  versions: downloadPageVersions,
  labels: downloadEditorTexts,
  history: { ...wordsOfPage, title: "history.ofDownloadPage" },
  site: ({ slug }) => href("/download/:slug", { slug }),
  hasPreview: ({ active }) => active,
  screen: (id) => `download:${id}`,
  // A new one is made by its list.
  findId: async () => null,
  isEmptyIn: () => false,
  words(language) {
    const t = translator(downloadEditorTexts, language);
    return {
      edit: t("download.title"),
      back: t("download.back"),
      created: t("download.saveDone"),
      updated: t("download.saveDone"),
      createFailed: () => t("download.saveFailed"),
      updateFailed: () => t("download.saveFailed"),
    };
  },
};

export const aboutKind: EditedKind<(typeof aboutPage)["fields"]> = {
  kind: aboutPage,
  read: findAboutPage,
  versions: aboutPageVersions,
  labels: aboutPanelTexts,
  history: { ...wordsOfPage, title: "history.ofAboutPage" },
  site: () => href("/about-us"),
  screen: () => "about-page",
  findId: async () => aboutSubject.id,
  complete: withPlaces,
  isEmptyIn: () => false,
  words(language) {
    const t = translator(aboutPanelTexts, language);
    return {
      edit: t("about.title"),
      created: t("about.saved"),
      updated: t("about.saved"),
      createFailed: () => t("about.saveFailedText"),
      updateFailed: () => t("about.saveFailedText"),
    };
  },
};

export const panelKinds: Readonly<Record<VersionedKind, AnyPanelKind>> = {
  article: declared(articleKind),
  page: declared(pageKind),
  "download-page": declared(downloadPageKind),
  "about-page": declared(aboutKind),
};

function declared<Of extends Fields>(of: EditedKind<Of>): AnyPanelKind {
  const { kind, labels } = of;
  return {
    name: kind.name,
    labels,
    editor: (id) => editorOf(placesOf(kind.name), id),
    with: (use) => use(of),
  };
}
