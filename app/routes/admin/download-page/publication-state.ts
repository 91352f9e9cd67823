import type { DownloadEditorKey } from "../../../i18n/panel/download-editor.en.ts";

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
