import type { DownloadEditorKey } from "../i18n/panel/download-editor.en.ts";
import { type Field, type FormOf, flag, html, line, perLanguage, slug, text } from "./fields.ts";
import type { Kind } from "./kind.ts";

const fields = {
  slug: slug({
    label: "download.slug",
    max: 200,
    isRequired: true,
    about: "Small letters, digits and hyphens; of a new page made of its title when left out.",
  }),
  active: flag({
    label: "word.publication",
    initial: false,
    otherwise: true,
    isRequired: true,
    tool: false,
  }),
  title: perLanguage(line({ label: "download.pageTitle", max: 300, isVerbatim: true })),
  content: perLanguage(html({ label: "download.content" })),
  formTitle: perLanguage(line({ label: "download.formTitle", max: 300, isVerbatim: true })),
  buttonText: perLanguage(line({ label: "download.buttonText", max: 300, isVerbatim: true })),
  confirmationTitle: perLanguage(line({ label: "download.confirmationTitle", max: 300, isVerbatim: true })),
  confirmationContent: perLanguage(html({ label: "download.confirmationContent" })),
  emailSubject: perLanguage(line({ label: "download.subject", max: 300, isVerbatim: true })),
  emailThankYouMessage: perLanguage(html({ label: "download.message" })),
  emailFooter: perLanguage(text({ label: "download.footer", max: 5_000, isVerbatim: true })),
} satisfies Record<string, Field<unknown, DownloadEditorKey>>;

export const downloadPage: Kind<typeof fields, "download-page"> = {
  name: "download-page",
  fields,
  languagesIn: "rows",
  isShown: "active",
  main: "content",
};

export type DownloadForm = FormOf<typeof fields>;
