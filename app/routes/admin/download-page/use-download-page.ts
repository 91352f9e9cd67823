import { useMemo } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import {
  type ContentColumn,
  type ContentRow,
  contentColumns,
  type EditedDownloadPage,
  saveDownloadContent,
  setDownloadPageActive,
} from "../../../data/admin-download-page.ts";
import { isTooLarge } from "../../../data/body-size.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { type Language, languages } from "../../../i18n/language-texts.ts";
import { downloadEditorTexts } from "../../../i18n/panel-download-editor.ts";
import { useAction } from "../use-action.ts";
import { useEdits } from "../use-edits.ts";
import { useRefusal } from "../use-refusal.ts";
import { hasLongText } from "./limits.ts";

export type PageEdits = ReturnType<typeof useDownloadPage>;

/** A download page as it is typed, by names like `nl.title`, and how it is stored. */
export function useDownloadPage(page: EditedDownloadPage) {
  const { t } = useLanguage(downloadEditorTexts);
  const edits = useEdits(useMemo(() => fieldsOf(page), [page]));
  const { isBusy, act } = useAction();
  const refuse = useRefusal();

  const read = (language: Language, column: ContentColumn) => edits.values[`${language}.${column}`] ?? "";
  const isActive = edits.values.active === "true";

  async function save(): Promise<void> {
    // What nobody touched here may have been changed elsewhere since.
    const rows = languages.filter(isChanged).map(rowOf);
    if (rows.some(hasLongText)) return refuse("fields.refused");
    if (rows.some(isTooLarge)) return refuse("fields.tooLarge");
    await act(() => store(rows), { done: t("download.saveDone"), failed: t("download.saveFailed") });
  }

  function isChanged(language: Language): boolean {
    return contentColumns.some((column) => `${language}.${column}` in edits.changed);
  }

  function rowOf(language: Language): ContentRow {
    const text = (column: ContentColumn) => read(language, column);
    return {
      page_id: page.id,
      language,
      title: text("title"),
      content: text("content"),
      form_title: text("form_title"),
      button_text: text("button_text"),
      confirmation_title: text("confirmation_title"),
      confirmation_content: text("confirmation_content"),
      // A subject is one line: nothing typed may become another header of the mail.
      email_subject: text("email_subject").replace(/\p{Cc}+/gu, " "),
      email_thank_you_message: text("email_thank_you_message"),
      email_footer: text("email_footer"),
    };
  }

  /** The texts come first: a page is never shown without those it was published with. */
  async function store(rows: readonly ContentRow[]): Promise<void> {
    const db = accountDatabase();
    for (const row of rows) await saveDownloadContent(db, row);
    await setDownloadPageActive(db, page.id, isActive);
  }

  return {
    read,
    write: (language: Language, column: ContentColumn, text: string) =>
      edits.set(`${language}.${column}`, text),
    isActive,
    setActive: (active: boolean) => edits.set("active", String(active)),
    isDirty: Object.keys(edits.changed).length > 0,
    isSaving: isBusy,
    save,
  };
}

function fieldsOf(page: EditedDownloadPage): Record<string, string> {
  const texts = languages.flatMap((language) => {
    const row = page.contents.find((content) => content.language === language);
    return contentColumns.map((column) => [`${language}.${column}`, row?.[column] ?? ""] as const);
  });
  return { ...Object.fromEntries(texts), active: String(page.isActive) };
}
