import type { Fields, FormOf } from "../../../content/fields.ts";
import { isWrittenIn } from "../../../content/form.ts";
import type { Kind } from "../../../content/kind.ts";
import { mergeForms } from "../../../content/merge.ts";
import { type LanguageState, plansIn } from "../../../data/schedules/language-state.ts";
import type { Plan } from "../../../data/schedules/plans.ts";
import { type Language, languages } from "../../../i18n/language-texts.ts";
import type { EditorKey } from "../../../i18n/panel/article-editor.en.ts";
import type { SaveVerb } from "./save-buttons.tsx";

/** The form of a kind whose languages are published one by one. */
export type PublishedForm = { published: boolean; shown: Record<Language, boolean> };

/** A document: what visitors read (null for a draft), and the form in question. */
type Publication<Form> = { live: Form | null; form: Form };

/** What visitors see of each language of a saved document, whether changes of that wait, and what comes up. */
export function languageStates<Of extends Fields>(
  kind: Kind<Of>,
  { live, form }: Publication<FormOf<Of> & PublishedForm>,
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
      plans: plansIn(plans, language, isLive || (hasText && form.shown[language])),
    };
  });
}

/** What a save of the form does to what visitors read; null without changes. */
export function effectOfSave<Of extends Fields>(
  kind: Kind<Of>,
  { live, form }: Publication<FormOf<Of> & PublishedForm>,
  hasChanges: boolean,
): EditorKey | null {
  const before = publicLanguages(kind, live);
  const after = publicLanguages(kind, form);
  if (after.length === 0) return before.length === 0 ? "editor.effectDraft" : "editor.effectOffline";
  const added = after.filter((language) => !before.includes(language));
  if (added.length > 0) return among(added, "editor.effectNl", "editor.effectEn", "editor.effectBoth");
  const removed = before.filter((language) => !after.includes(language));
  if (removed.length > 0) {
    return among(removed, "editor.effectOfflineNl", "editor.effectOfflineEn", "editor.effectOffline");
  }
  return hasChanges ? "editor.effectChanges" : null;
}

/** What a save does to what visitors read, for the words of the save button. */
export function verbOfSave<Of extends Fields>(
  kind: Kind<Of>,
  publication: Publication<FormOf<Of> & PublishedForm>,
): SaveVerb {
  switch (effectOfSave(kind, publication, true)) {
    case "editor.effectDraft":
      return "save";
    case "editor.effectNl":
    case "editor.effectEn":
    case "editor.effectBoth":
      return "publish";
    case "editor.effectChanges":
      return "changes";
    default:
      return "offline";
  }
}

/** The languages in which visitors read a form once it is in the tables. */
function publicLanguages<Of extends Fields>(
  kind: Kind<Of>,
  form: (FormOf<Of> & PublishedForm) | null,
): Language[] {
  if (!form?.published) return [];
  return languages.filter((language) => form.shown[language] && isWrittenIn(kind, form, language));
}

function among(chosen: readonly Language[], nl: EditorKey, en: EditorKey, both: EditorKey): EditorKey {
  if (chosen.length > 1) return both;
  return chosen[0] === "nl" ? nl : en;
}
