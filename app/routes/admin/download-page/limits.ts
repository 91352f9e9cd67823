import type { ContentColumn } from "../../../data/downloads/admin-download-page.ts";
import { isTooLong } from "../../../ui/panel/too-long.ts";
import type { Fields } from "../editing/edits.ts";

/** The length limits of the short texts. */
export const contentLimits = {
  title: 300,
  form_title: 300,
  button_text: 300,
  confirmation_title: 300,
  email_subject: 300,
  email_footer: 5000,
} as const satisfies Partial<Record<ContentColumn, number>>;

export function hasLongText(values: Fields): boolean {
  return Object.entries(contentLimits).some(([column, max]) => isTooLong(values[column] ?? "", max));
}
