import { aboutPage } from "../content/about-page.ts";
import { article } from "../content/article.ts";
import { downloadPage } from "../content/download-page.ts";
import type { Fields, FormOf } from "../content/fields.ts";
import type { Kind, Stored } from "../content/kind.ts";
import { kinds } from "../content/kinds.ts";
import { page } from "../content/page.ts";
import { findArticleForEdit } from "../data/articles/admin-article.ts";
import { articleVersions } from "../data/articles/article-versions.ts";
import type { Database } from "../data/database.ts";
import { getDownloadPage } from "../data/downloads/admin-download-page.ts";
import { aboutPageVersions, downloadPageVersions } from "../data/page-versions/page-versions.ts";
import { getPageForEdit, pageVersions } from "../data/pages/edited-page.ts";
import type { VersionedKind } from "../data/versions/subject.ts";
import type { VersionSource } from "../data/versions/versions.ts";
import type { Texts } from "../i18n/language-texts.ts";
import { aboutPanelTexts } from "../i18n/panel/about.en.ts";
import { editorTexts } from "../i18n/panel/article-editor.en.ts";
import type { HistoryKey } from "../i18n/panel/article-history.en.ts";
import { downloadEditorTexts } from "../i18n/panel/download-editor.en.ts";
import { pageLabels } from "../i18n/panel/page-labels.ts";

/** What the panel knows of a kind of content. */
export type PanelKind<Of extends Fields> = {
  name: VersionedKind;
  kind: Kind<Of>;
  /** As it is now, with what waits beside what is live. Nothing is proposed for a kind without. */
  read?(db: Database, id: string): Promise<Stored<FormOf<Of>> | null>;
  versions(db: Database, id: string): VersionSource;
  /** Of its fields. */
  labels: Texts<string>;
  history: HistoryWords;
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
export type AnyPanelKind = Pick<PanelKind<Fields>, "name" | "labels"> & {
  /** The address of the editor of one. */
  editor(id: string): string;
  with<Result>(use: <Of extends Fields>(declared: PanelKind<Of>) => Result): Result;
};

const wordsOfPage: HistoryWords = {
  title: null,
  whole: "history.page",
  back: "history.backToPage",
  empty: "history.emptyPage",
  restoreLive: "history.restoreLivePage",
  restoreDraft: "history.restoreDraftPage",
};

export const panelKinds: Readonly<Record<VersionedKind, AnyPanelKind>> = {
  article: declared({
    name: "article",
    kind: article,
    read: findArticleForEdit,
    versions: articleVersions,
    labels: editorTexts,
    history: {
      title: null,
      whole: "history.article",
      back: "history.back",
      empty: "history.empty",
      restoreLive: "history.restoreLive",
      restoreDraft: "history.restoreDraft",
    },
  }),
  page: declared({
    name: "page",
    kind: page,
    read: getPageForEdit,
    versions: pageVersions,
    labels: pageLabels,
    history: wordsOfPage,
  }),
  "download-page": declared({
    name: "download-page",
    kind: downloadPage,
    read: getDownloadPage,
    versions: downloadPageVersions,
    labels: downloadEditorTexts,
    history: { ...wordsOfPage, title: "history.ofDownloadPage" },
  }),
  "about-page": declared({
    name: "about-page",
    kind: aboutPage,
    versions: aboutPageVersions,
    labels: aboutPanelTexts,
    history: {
      ...wordsOfPage,
      title: "history.ofAboutPage",
      restoreLive: "history.restoreAboutPage",
      restoreDraft: "history.restoreAboutPage",
    },
  }),
};

function declared<Of extends Fields>(kind: PanelKind<Of>): AnyPanelKind {
  const { name, labels } = kind;
  return { name, labels, editor: (id) => editorOf(name, id), with: (use) => use(kind) };
}

function editorOf(name: VersionedKind, id: string): string {
  return kinds.find(({ kind }) => kind === name)?.editor.replace(":id", id) ?? "/admin";
}
