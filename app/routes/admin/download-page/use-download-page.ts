import { useMemo } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import { isTooLarge } from "../../../data/body-size.ts";
import {
  type ContentColumn,
  discardWorkingPage,
  type EditedDownloadPage,
  getDownloadPage,
  saveDownloadPage,
  saveWorkingPage,
} from "../../../data/downloads/admin-download-page.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import type { Language } from "../../../i18n/language-texts.ts";
import { downloadEditorTexts } from "../../../i18n/panel/download-editor.en.ts";
import { type Fields, valuesOf } from "../editing/edits.ts";
import { useEdits } from "../editing/use-edits.ts";
import { useRejectedSave } from "../editing/use-rejected-save.ts";
import { Deleted, useSaveEdits } from "../editing/use-save-edits.ts";
import { hasLongText } from "./limits.ts";
import { editedContents, pageFields } from "./page-fields.ts";

export type PageEdits = ReturnType<typeof useDownloadPage>;

/** Where changes are saved: in the page, or beside a live one to be published later. */
export type SaveTarget = "page" | "waiting";

/** Others' changes that they had not published were read: nothing is published before they are seen. */
class Unseen extends Error {}

/** The fields of a download page, such as `nl.title`, and their save. */
export function useDownloadPage(page: EditedDownloadPage) {
  const { t } = useLanguage(downloadEditorTexts);
  const edits = useEdits(
    `download:${page.id}`,
    useMemo(() => pageFields(page), [page]),
  );
  const { isBusy, save: saveEdits, resolution } = useSaveEdits(edits);
  const reject = useRejectedSave();

  async function save(target: SaveTarget): Promise<void> {
    const rows = editedContents(valuesOf(edits.open));
    if (rows.some(hasLongText)) return reject("fields.refused");
    if (isTooLarge(rows)) return reject("fields.tooLarge");
    const db = accountDatabase();
    const store = {
      read: () => getDownloadPage(db, page.id),
      fieldsOf: pageFields,
      async write(stored: EditedDownloadPage, changed: Fields) {
        const contents = editedContents(changed);
        const isActive = (changed.active ?? String(stored.isActive)) === "true";
        // A draft needs nothing beside it.
        if (target === "waiting" && stored.isActive && isActive) {
          if (contents.length > 0) await saveWorkingPage(db, stored, contents);
          return;
        }
        if (stored.isWaiting && stored.number !== page.number) throw new Unseen("others keep changes");
        await saveDownloadPage(db, stored, isActive, contents);
      },
    };
    await saveEdits(edits.open, store, {
      done: t(target === "waiting" ? "download.kept" : "download.saveDone"),
      failed(error) {
        if (error instanceof Unseen) return t("download.unseen");
        return t(error instanceof Deleted ? "download.gone" : "download.saveFailed");
      },
    });
  }

  return {
    edits,
    read: (language: Language, column: ContentColumn) => edits.values[`${language}.${column}`] ?? "",
    write(language: Language, column: ContentColumn, text: string) {
      // A subject is one line, which prevents header injection.
      const typed = column === "email_subject" ? text.replace(/\p{Cc}+/gu, " ") : text;
      edits.set(`${language}.${column}`, typed);
    },
    isActive: edits.values.active === "true",
    setActive: (active: boolean) => edits.set("active", String(active)),
    isSaving: isBusy,
    save,
    /** Returns to what visitors see. Throws StaleWrite, Error. */
    async discardWaiting() {
      await discardWorkingPage(accountDatabase(), page);
      edits.discardAll();
    },
    resolution,
  };
}
