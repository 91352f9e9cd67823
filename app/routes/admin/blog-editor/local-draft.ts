import { z } from "zod";
import type { SavedVersion } from "../../../data/articles/admin-article.ts";
import { type ArticleForm, articleForm } from "../../../data/articles/article-form.ts";

/**
 * What was typed and is not saved, over which version it would be saved, and what that said: by it one sees what
 * somebody else changed since. What was kept before there was this has none.
 */
export type LocalDraft = { version: SavedVersion | null; form: ArticleForm; base: ArticleForm | null };

export const localDraft: z.ZodType<LocalDraft> = z.object({
  version: z.object({ id: z.string(), updatedAt: z.string() }).nullable(),
  form: articleForm,
  base: articleForm.nullable().catch(null),
});
