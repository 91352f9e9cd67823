import { type ContentColumn, contentColumns } from "../../../data/downloads/admin-download-page.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { downloadEditorTexts } from "../../../i18n/panel/download-editor.en.ts";

const names = {
  title: "download.pageTitle",
  content: "download.content",
  form_title: "download.formTitle",
  button_text: "download.buttonText",
  confirmation_title: "download.confirmationTitle",
  confirmation_content: "download.confirmationContent",
  email_subject: "download.subject",
  email_thank_you_message: "download.message",
  email_footer: "download.footer",
} as const satisfies Record<ContentColumn, string>;

/** The label of a field like `nl.title`, or of the content in all languages. */
export function useFieldNames(): (field: string) => string {
  const { t } = useLanguage(downloadEditorTexts);
  return (field) => {
    if (field === "content") return t("download.content");
    const [language = "", name] = field.split(".");
    const column = contentColumns.find((one) => one === name);
    return column ? `${t(names[column])} (${language.toUpperCase()})` : field;
  };
}
