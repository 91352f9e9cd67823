import type { EditorTab } from "../../../data/articles/article-problems.ts";

/** What the history remembers for the editor: its tab, and the screen of a new article that goes on at its own address. */
export type EditorState = { tab: EditorTab; screen: string };

const names: readonly EditorTab[] = ["basic", "nl", "en"];

/** The tab that the history remembers for the editor; the first one when it remembers none. */
export function rememberedTab(state: unknown): EditorTab {
  const tab: unknown = typeof state === "object" && state !== null && "tab" in state ? state.tab : null;
  return names.find((name) => name === tab) ?? "basic";
}

/** The screen that goes on here; null when it is another one. */
export function continuedScreen(state: unknown): string | null {
  const screen: unknown =
    typeof state === "object" && state !== null && "screen" in state ? state.screen : null;
  return typeof screen === "string" ? screen : null;
}
