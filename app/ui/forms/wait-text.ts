import type { FormTextKey } from "../../data/form-data.ts";
import type { TextValues } from "../../i18n/language-texts.ts";

/** The text that says when a form can be sent again, with its values: in whole minutes, none too early. */
export function waitText(seconds = 0): [FormTextKey, TextValues] {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return [minutes === 1 ? "forms.tooManyMinute" : "forms.tooManyMinutes", { minutes }];
}
