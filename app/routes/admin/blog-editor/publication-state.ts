import { type ArticleForm, article, isWritten, publicLanguages } from "../../../content/article.ts";
import { mergeForms } from "../../../content/merge.ts";
import { type LanguageState, plansIn } from "../../../data/articles/language-state.ts";
import type { Plan } from "../../../data/articles/plans.ts";
import { type Language, languages } from "../../../i18n/language-texts.ts";
import type { EditorKey } from "../../../i18n/panel/article-editor.en.ts";
import type { SaveVerb } from "../editing/save-buttons.tsx";

/** An article: what visitors read (null for a draft), and the form in question. */
type Publication = { live: ArticleForm | null; form: ArticleForm };

/** What visitors see of each language of a saved article, whether changes of that wait, and what comes up. */
export function languageStates(
  { live, form }: Publication,
  isWaiting: boolean,
  plans: readonly Plan[],
): LanguageState[] {
  const changed = live && isWaiting ? mergeForms(article, live, live, form).taken : [];
  const shown = publicLanguages(live);
  return languages.map((language) => {
    const isLive = shown.includes(language);
    const hasText = isWritten(form, language);
    return {
      language,
      is: isLive ? "live" : hasText ? "draft" : "none",
      isWaiting: isLive && changed.some((part) => (part.language ?? language) === language),
      plans: plansIn(plans, language, isLive || (hasText && form.shown[language])),
    };
  });
}

/** What a save of the form does to what visitors read; null without changes. */
export function effectOfSave({ live, form }: Publication, hasChanges: boolean): EditorKey | null {
  const before = publicLanguages(live);
  const after = publicLanguages(form);
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
export function verbOfSave(publication: Publication): SaveVerb {
  switch (effectOfSave(publication, true)) {
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

function among(chosen: readonly Language[], nl: EditorKey, en: EditorKey, both: EditorKey): EditorKey {
  if (chosen.length > 1) return both;
  return chosen[0] === "nl" ? nl : en;
}
