import { z } from "zod";
import type { SavedVersion } from "../../../data/admin-article.ts";
import { type ArticleForm, articleForm } from "../../../data/article-form.ts";

/** What was typed and is not saved, and over which version it would be saved. */
export type KeptDraft = { time: string; version: SavedVersion | null; form: ArticleForm };

const keptDraft = z.object({
  time: z.iso.datetime(),
  version: z.object({ id: z.string(), updatedAt: z.string() }).nullable(),
  form: articleForm,
});

/** The name under which this browser keeps what somebody typed for an article; null is a new one. */
export function draftKey(userId: string, articleId: string | null): string {
  return `vlotwerk-draft:${userId}:${articleId ?? "new"}`;
}

/** What is kept under a name; null when nothing is, or nothing that can be read. */
export function readDraft(key: string): KeptDraft | null {
  try {
    const reading = keptDraft.safeParse(JSON.parse(localStorage.getItem(key) ?? "null"));
    return reading.success ? reading.data : null;
  } catch {
    return null;
  }
}

export function keepDraft(key: string, draft: Omit<KeptDraft, "time">): void {
  try {
    localStorage.setItem(key, JSON.stringify({ ...draft, time: new Date().toISOString() }));
  } catch {
    // Storage that is full or forbidden keeps nothing; leaving asks all the same.
  }
}

export function dropDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage that is forbidden holds nothing either.
  }
}
