import {
  contentColumns,
  type EditedContent,
  type EditedDownloadPage,
} from "../../../data/downloads/admin-download-page.ts";
import { languages } from "../../../i18n/language-texts.ts";
import type { Fields } from "../editing/edits.ts";

/** The editable fields of a download page, such as `nl.title`. */
export function pageFields(page: EditedDownloadPage): Fields {
  const texts = languages.flatMap((language) => {
    const row = page.contents.find((content) => content.language === language);
    return contentColumns.map((column) => [`${language}.${column}`, row?.[column] ?? ""] as const);
  });
  return { ...Object.fromEntries(texts), active: String(page.isActive) };
}

/** The changed texts of each language that has any. */
export function editedContents(changed: Fields): EditedContent[] {
  return languages.flatMap((language) => {
    const edited = contentColumns.flatMap((column) => {
      const text = changed[`${language}.${column}`];
      return text === undefined ? [] : [[column, text] as const];
    });
    return edited.length > 0 ? [{ language, ...Object.fromEntries(edited) }] : [];
  });
}
