import type { Fields, FormOf } from "../../content/fields.ts";
import { isWrittenIn } from "../../content/form.ts";
import { type Kind, valueIn } from "../../content/kind.ts";
import { mergeForms } from "../../content/merge.ts";
import { type LanguageState, plansIn } from "../../data/schedules/language-state.ts";
import type { Plan } from "../../data/schedules/plans.ts";
import { type Language, languages } from "../../i18n/language-texts.ts";
import type { EditingKey } from "../../i18n/panel/editing.en.ts";
import type { SaveVerb } from "./save-buttons.tsx";

/** A document: what visitors read (null for a draft), and the form in question. */
type Publication<Form> = { live: Form | null; form: Form };

/** What visitors see of each language of a saved document, whether changes of that wait, and what comes up. */
export function languageStates<Of extends Fields>(
  kind: Kind<Of>,
  { live, form }: Publication<FormOf<Of>>,
  isWaiting: boolean,
  plans: readonly Plan[],
): LanguageState[] {
  const changed = live && isWaiting ? mergeForms(kind, live, live, form).taken : [];
  const shown = publicLanguages(kind, live);
  return languages.map((language) => {
    const isLive = shown.includes(language);
    const hasText = isWrittenIn(kind, form, language);
    return {
      language,
      is: isLive ? "live" : hasText ? "draft" : "none",
      isWaiting: isLive && changed.some((part) => (part.language ?? language) === language),
      plans: plansIn(plans, language, isLive || (hasText && isShownIn(form, language))),
    };
  });
}

/** What a save of the form does to what visitors read; null without changes. */
export function effectOfSave<Of extends Fields>(
  kind: Kind<Of>,
  { live, form }: Publication<FormOf<Of>>,
  hasChanges: boolean,
): EditingKey | null {
  const before = publicLanguages(kind, live);
  const after = publicLanguages(kind, form);
  if (after.length === 0) return before.length === 0 ? "editing.effectDraft" : "editing.effectOffline";
  const added = after.filter((language) => !before.includes(language));
  if (added.length > 0) return among(added, "editing.effectNl", "editing.effectEn", "editing.effectBoth");
  const removed = before.filter((language) => !after.includes(language));
  if (removed.length > 0) {
    return among(removed, "editing.effectOfflineNl", "editing.effectOfflineEn", "editing.effectOffline");
  }
  return hasChanges ? "editing.effectChanges" : null;
}

/** What a save does to what visitors read, for the words of the save button. */
export function verbOfSave<Of extends Fields>(
  kind: Kind<Of>,
  publication: Publication<FormOf<Of>>,
): SaveVerb {
  switch (effectOfSave(kind, publication, true)) {
    case "editing.effectDraft":
      return "save";
    case "editing.effectNl":
    case "editing.effectEn":
    case "editing.effectBoth":
      return "publish";
    case "editing.effectChanges":
      return "changes";
    default:
      return "offline";
  }
}

/** The languages in which visitors read a form once it is in the tables. */
function publicLanguages<Of extends Fields>(kind: Kind<Of>, form: FormOf<Of> | null): Language[] {
  if (!form || !kind.isShown || valueIn(form, { field: kind.isShown }) !== true) return [];
  return languages.filter((language) => isShownIn(form, language) && isWrittenIn(kind, form, language));
}

/** Whether a form shows a language once it is published; of a kind without such switches, each. */
export function isShownIn(form: object, language: Language): boolean {
  return valueIn(form, { field: "shown", language }) !== false;
}

function among(chosen: readonly Language[], nl: EditingKey, en: EditingKey, both: EditingKey): EditingKey {
  if (chosen.length > 1) return both;
  return chosen[0] === "nl" ? nl : en;
}
