import { neverStored } from "../../../data/database.ts";
import {
  type ContentRow,
  contentColumns,
  type EditedDownloadPage,
} from "../../../data/downloads/admin-download-page.ts";
import { type Language, languages } from "../../../i18n/language-texts.ts";
import type { Fields } from "../editing/edits.ts";

/** All that can be edited of a download page, by names like `nl.title`. */
export function pageFields(page: EditedDownloadPage): Fields {
  const texts = languages.flatMap((language) => {
    const row = contentIn(page, language);
    return contentColumns.map((column) => [`${language}.${column}`, row[column]] as const);
  });
  return { ...Object.fromEntries(texts), active: String(page.isActive) };
}

/** The texts of each language in which something is changed, with what is changed in them. */
export function editedContents(page: EditedDownloadPage, changed: Fields): ContentRow[] {
  return languages.flatMap((language) => {
    const edited = contentColumns.flatMap((column) => {
      const text = changed[`${language}.${column}`];
      return text === undefined ? [] : [[column, text] as const];
    });
    return edited.length > 0 ? [{ ...contentIn(page, language), ...Object.fromEntries(edited) }] : [];
  });
}

/** The texts in a language; all empty, of the version that was never stored, where there are none. */
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
