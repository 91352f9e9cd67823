import { neverStored } from "../../../data/database.ts";
import {
  type ContentRow,
  contentColumns,
  type EditedDownloadPage,
} from "../../../data/downloads/admin-download-page.ts";
import { type Language, languages } from "../../../i18n/language-texts.ts";
import type { Fields } from "../editing/edits.ts";

/** The editable fields of a download page, such as `nl.title`. */
export function pageFields(page: EditedDownloadPage): Fields {
  const texts = languages.flatMap((language) => {
    const row = contentIn(page, language);
    return contentColumns.map((column) => [`${language}.${column}`, row[column]] as const);
  });
  return { ...Object.fromEntries(texts), active: String(page.isActive) };
}

/** The rows with changed texts. */
export function editedContents(page: EditedDownloadPage, changed: Fields): ContentRow[] {
  return languages.flatMap((language) => {
    const edited = contentColumns.flatMap((column) => {
      const text = changed[`${language}.${column}`];
      return text === undefined ? [] : [[column, text] as const];
    });
    return edited.length > 0 ? [{ ...contentIn(page, language), ...Object.fromEntries(edited) }] : [];
  });
}

/** The row of a language; without one, an empty row that was never stored. */
function contentIn({ id, contents }: EditedDownloadPage, language: Language): ContentRow {
  const row = contents.find((content) => content.language === language);
  return (
    row ?? {
      page_id: id,
      language,
      title: "",
      content: "",
      form_title: "",
      button_text: "",
      confirmation_title: "",
      confirmation_content: "",
      email_subject: "",
      email_thank_you_message: "",
      email_footer: "",
      updated_at: neverStored,
    }
  );
}
