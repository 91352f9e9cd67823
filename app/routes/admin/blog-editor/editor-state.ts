import { type ArticleForm, isWritten } from "../../../content/article.ts";
import type { Part } from "../../../content/kind.ts";
import { otherLanguage } from "../../../i18n/addresses.ts";
import type { Language } from "../../../i18n/language-texts.ts";

export type EditorTab = "basic" | Language;

/** The fields on the tab of a language, in order. */
export const languageFields = ["title", "subtitle", "excerpt", "content"] as const;

/** The tab of a part. */
export function tabOf({ field, language }: Part): EditorTab {
  const isOfLanguage = field === "faqs" || languageFields.some((one) => one === field);
  return (isOfLanguage && language) || "basic";
}

/** The history state of the editor: its tab, and the screen that a new article keeps at its stored address. */
export type EditorState = { tab: EditorTab; screen: string };

const names: readonly EditorTab[] = ["basic", "nl", "en"];

/** The tab of a history state; without one, the text in the language of the panel, or in the only one that has any. */
export function firstTab(state: unknown, form: ArticleForm, language: Language): EditorTab {
  const tab: unknown = typeof state === "object" && state !== null && "tab" in state ? state.tab : null;
  const written = [language, otherLanguage(language)].find((one) => isWritten(form, one));
  return names.find((name) => name === tab) ?? written ?? language;
}

/** The screen of a history state; null without one. */
export function continuedScreen(state: unknown): string | null {
  const screen: unknown =
    typeof state === "object" && state !== null && "screen" in state ? state.screen : null;
  return typeof screen === "string" ? screen : null;
}
