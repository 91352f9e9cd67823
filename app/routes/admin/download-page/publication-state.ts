import type { DownloadEditorKey } from "../../../i18n/panel/download-editor.en.ts";
import type { SaveVerb } from "../editing/save-buttons.tsx";

type Saved = { isActive: boolean; isWaiting: boolean };

/** Statements about a saved page that is live; a draft is said by its switch alone. */
export function publicationState({ isActive, isWaiting }: Saved): DownloadEditorKey[] {
  if (!isActive) return [];
  return isWaiting ? ["download.stateLive", "download.stateWaiting"] : ["download.stateLive"];
}

/** What a save does to what visitors see; null without changes. */
export function effectOfSave(
  { isActive: wasActive, isWaiting }: Saved,
  isActive: boolean,
  isDirty: boolean,
): DownloadEditorKey | null {
  if (!isActive) return wasActive ? "download.effectOffline" : "download.effectDraft";
  if (!wasActive) return "download.effectPublish";
  return isDirty || isWaiting ? "download.effectChanges" : null;
}

/** The same for the words of the save button, also before there are changes. */
export function verbOfSave(wasActive: boolean, isActive: boolean): SaveVerb {
  if (!isActive) return wasActive ? "offline" : "save";
  return wasActive ? "changes" : "publish";
}
