import { z } from "../zod.ts";
import type { Plan } from "./plan.ts";
import type { Note, SourceFile } from "./source.ts";

/** Calls a function of the database: its rows. Throws errors whose `code` is an SQLSTATE. */
export type Call = (
  name: string,
  parameters: Readonly<Record<string, string | null | readonly object[] | Readonly<Record<string, unknown>>>>,
) => Promise<unknown[]>;

/** Where items go. */
export type ImportTarget = {
  call: Call;
  /** Takes a file into the library; gives its id there, or why that was not possible. */
  storeFile(file: SourceFile): Promise<{ id: string } | { reason: string }>;
};

/** What the database says of an item; `new` is what a dry run would add. */
export const importOutcomes = [
  "new",
  "added",
  "known",
  "language added",
  "unchanged",
  "changed there",
  "changed here",
  "changed on both sides",
  "deleted",
] as const;

export type ImportOutcome = (typeof importOutcomes)[number] | "failed" | "left" | "missing";

export type ReportedItem = {
  kind: "tag" | "file" | "article" | "page" | "redirect" | "other";
  key: string;
  title: string;
  outcome: ImportOutcome;
  /** Of what was not taken, the last says why. */
  notes: readonly Note[];
  /** Whether the export has it as a thing of its own: unlike redirects, and files that only texts name. */
  isListed: boolean;
  /** On this site. */
  address: string | null;
  /** Of the article or page here. */
  id?: string;
};

export const deletedHere: Note = { key: "import.deletedHere" };

/** Whether an item is not on this site after an import. */
export function isNotTaken({ outcome }: Pick<ReportedItem, "outcome">): boolean {
  return ["failed", "left", "missing", "deleted"].includes(outcome);
}

/** What an import under way knows. */
export type ImportState = {
  plan: Plan;
  target: ImportTarget;
  isDry: boolean;
  /** Keys of what was taken before. */
  held: ReadonlySet<string>;
  /** Ids of tags, by their keys in the export. */
  tagIds: Map<string, string>;
  /** Slugs of tags that are here. */
  tags: Set<string>;
  /** Addresses in the library, by the keys of files. */
  files: Map<string, string>;
  /** Why files could not be had, by their keys. */
  missing: Map<string, Note>;
  /** Keys of pages that became drafts for want of a text. */
  emptied: Set<string>;
  /** New addresses of posts, by their keys. */
  moved: Map<string, string>;
};

export const takenItem = z.object({
  outcome: z.enum(importOutcomes),
  id: z.string(),
  slug: z.string().nullable(),
});

/** Calls for one item: the rows, or a note when the database rejects it. Throws what is no fault of the item. */
export async function callForItem(
  { target }: Pick<ImportState, "target">,
  ...[name, parameters]: Parameters<Call>
): Promise<{ rows: unknown[] } | { note: Note }> {
  try {
    return { rows: await target.call(name, parameters) };
  } catch (error) {
    if (!isRejection(error)) throw error;
    return { note: { key: "import.rejected", values: { reason: error.message } } };
  }
}

/** The caller, the moment and the connection are not at fault. */
function isRejection(error: unknown): error is Error {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return /^(?:2[23]|54|P0001|PT400|PT404|PT409)/.test(code);
}
