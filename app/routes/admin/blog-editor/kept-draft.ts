import { z } from "zod";
import type { SavedVersion } from "../../../data/admin-article.ts";
import { type ArticleForm, articleForm } from "../../../data/article-form.ts";

/** What was typed and is not saved, and over which version it would be saved. */
export type KeptDraft = { version: SavedVersion | null; form: ArticleForm };

export const keptDraft: z.ZodType<KeptDraft> = z.object({
  version: z.object({ id: z.string(), updatedAt: z.string() }).nullable(),
  form: articleForm,
});
