import { type ArticleForm, isWritten, publicLanguages } from "../../../content/article.ts";
import { type Language, languages } from "../../../i18n/language-texts.ts";
import type { EditorKey } from "../../../i18n/panel/article-editor.en.ts";

/** An article: what visitors read (null for a draft), and the form in question. */
type Publication = { live: ArticleForm | null; form: ArticleForm };

/** Statements about a saved article: where it is live, which language is a draft, whether changes wait. */
export function publicationState({ live, form }: Publication, isWaiting: boolean): EditorKey[] {
  const shown = publicLanguages(live);
  if (!live || shown.length === 0) return ["editor.stateDraft"];
  const drafts = languages.filter((language) => isWritten(form, language) && !shown.includes(language));
  return [
    among(shown, "editor.stateNl", "editor.stateEn", "editor.stateBoth"),
    ...drafts.map(
      (language) => (language === "nl" ? "editor.draftNl" : "editor.draftEn") satisfies EditorKey,
    ),
    ...(isWaiting ? (["editor.stateWaiting"] satisfies EditorKey[]) : []),
  ];
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

/** What the save button says of each verb where there is little room. */
export const shortVerbs = {
  "editor.verbSave": "editor.verbSave",
  "editor.verbPlanned": "editor.verbSave",
  "editor.verbPublish": "editor.shortPublish",
  "editor.verbChanges": "editor.shortPublish",
  "editor.verbOffline": "editor.shortOffline",
} as const satisfies Partial<Record<EditorKey, EditorKey>>;

/** What the save button says: the verb of what a save does to what visitors read. */
export function verbOfSave(publication: Publication, isPlanned: boolean): keyof typeof shortVerbs {
  switch (effectOfSave(publication, true)) {
    case "editor.effectDraft":
      return isPlanned ? "editor.verbPlanned" : "editor.verbSave";
    case "editor.effectNl":
    case "editor.effectEn":
    case "editor.effectBoth":
      return "editor.verbPublish";
    case "editor.effectChanges":
      return "editor.verbChanges";
    default:
      return "editor.verbOffline";
  }
}

function among(chosen: readonly Language[], nl: EditorKey, en: EditorKey, both: EditorKey): EditorKey {
  if (chosen.length > 1) return both;
  return chosen[0] === "nl" ? nl : en;
}
