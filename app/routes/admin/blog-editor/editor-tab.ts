import type { EditorTab } from "../../../data/article-problems.ts";

const names: readonly EditorTab[] = ["basic", "nl", "en"];

/** The tab that the history remembers for the editor; the first one when it remembers none. */
export function rememberedTab(state: unknown): EditorTab {
  const tab: unknown = typeof state === "object" && state !== null && "tab" in state ? state.tab : null;
  return names.find((name) => name === tab) ?? "basic";
}
