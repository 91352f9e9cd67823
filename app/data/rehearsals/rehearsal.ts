import { z } from "../../zod.ts";

const words = z.object({ text: z.string(), change: z.enum(["same", "added", "removed"]) });

/** `words` is a sentence of which words, or all, differ. */
const rehearsedPage = z.object({
  path: z.string(),
  title: z.string(),
  becomes: z.enum(["new", "changed", "gone", "moved"]),
  /** Where an address leads that has a redirect. */
  location: z.string().nullable(),
  sentences: z.array(z.array(words)),
  /** How many sentences that differ are not listed. */
  more: z.number(),
  /** What a link to the page says on social networks, where that differs. */
  card: z.array(words).nullable(),
});

const rehearsedProblem = z.object({
  kind: z.enum(["dead-link", "undescribed", "skipped-heading", "without-language", "moved"]),
  /** An address, a picture's address or the text of a heading. */
  about: z.string(),
  /** The paths of the pages where it is. */
  pages: z.array(z.string()),
});

/** What a change does to the public pages, found by doing it and taking it back. */
export const rehearsalSchema = z.object({
  pages: z.array(rehearsedPage),
  problems: z.array(rehearsedProblem),
  /** How many addresses were compared. */
  compared: z.number(),
  /** How many addresses the site has beyond those. */
  leftOut: z.number(),
});

export type Rehearsal = z.infer<typeof rehearsalSchema>;
export type RehearsedPage = Rehearsal["pages"][number];
export type RehearsedProblem = Rehearsal["problems"][number];

/** Calls of `/rest/v1` in their order, as the panel would make them; `path` is what follows that. */
export const rehearsedCalls = z.object({
  calls: z
    .array(
      z.object({
        method: z.enum(["POST", "PATCH", "DELETE"]),
        path: z.string().max(8_192),
        prefer: z.string().max(200),
        body: z.string(),
      }),
    )
    .min(1)
    .max(200),
});

export type RehearsedCall = z.infer<typeof rehearsedCalls>["calls"][number];
