import { z } from "../zod.ts";

/** What a form does not say of a document that has tags, as its row has it; times as the database gives them. */
export const documentFacts = z.object({
  id: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  /** Null for what was never published. */
  published_at: z.string().nullable(),
  tags: z.array(
    z.object({
      name: z.string(),
      slug: z.string(),
      name_nl: z.string().nullable(),
      name_en: z.string().nullable(),
    }),
  ),
});

export type DocumentFacts = z.output<typeof documentFacts>;
