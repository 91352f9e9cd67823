import type { Part } from "../../../content/kind.ts";
import type { Language } from "../../../i18n/language-texts.ts";

export type EditorTab = "basic" | Language;

/** The fields on the tab of a language, in order. */
export const languageFields = ["title", "subtitle", "excerpt", "content"] as const;

/** The tab of a part. */
export function tabOf({ field, language }: Part): EditorTab {
  return (languageFields.some((one) => one === field) && language) || "basic";
}

/** The history state of the editor: its tab, and the screen that a new article keeps at its stored address. */
export type EditorState = { tab: EditorTab; screen: string };

const names: readonly EditorTab[] = ["basic", "nl", "en"];

/** The tab of a history state; the first one by default. */
export function rememberedTab(state: unknown): EditorTab {
  const tab: unknown = typeof state === "object" && state !== null && "tab" in state ? state.tab : null;
  return names.find((name) => name === tab) ?? "basic";
}

/** The screen of a history state; null without one. */
export function continuedScreen(state: unknown): string | null {
  const screen: unknown =
    typeof state === "object" && state !== null && "screen" in state ? state.screen : null;
  return typeof screen === "string" ? screen : null;
}
