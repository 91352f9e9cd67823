import { z } from "zod";
import type { SavedVersion } from "../../../data/articles/admin-article.ts";
import { type ArticleForm, articleForm } from "../../../data/articles/article-form.ts";

/** An unsaved form, the version that it is based on and the form of that version; older drafts lack the last. */
export type LocalDraft = { version: SavedVersion | null; form: ArticleForm; base: ArticleForm | null };

export const localDraft: z.ZodType<LocalDraft> = z.object({
  version: z.object({ id: z.string(), updatedAt: z.string(), number: z.number().default(0) }).nullable(),
  form: articleForm,
  base: articleForm.nullable().catch(null),
});
