import type { FormTextKey } from "../../data/form-data.ts";
import type { TextValues } from "../../i18n/language-texts.ts";

/** The key and values of the rate limit message, in minutes rounded up. */
export function waitText(seconds = 0): [FormTextKey, TextValues] {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return [minutes === 1 ? "forms.tooManyMinute" : "forms.tooManyMinutes", { minutes }];
}
