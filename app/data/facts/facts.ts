import type { PostgrestError } from "@supabase/supabase-js";
import { languages } from "../../i18n/language-texts.ts";
import { z } from "../../zod.ts";
import { type Database, expectData, throwIfFailed } from "../database.ts";
import { rowId } from "../id.ts";

const values = z.object({ nl: z.string(), en: z.string(), until: z.string().optional() });

/** A fact of the firm, since which day (YYYY-MM-DD), and what it was before, the newest first. */
export type FirmFact = {
  id: string;
  name: string;
  nl: string;
  en: string;
  since: string | null;
  former: z.output<typeof values>[];
};

export type FactValues = Pick<FirmFact, "name" | "nl" | "en" | "since">;

export const factLimits = { name: 80, value: 200 };

/** All facts by name, 200 at most. Throws when the query fails. */
export async function listFacts(db: Database): Promise<FirmFact[]> {
  const columns = "id, name, nl, en, since, former" as const;
  const rows = expectData(await db.from("otm_facts").select(columns).order("name").order("id"));
  return rows.map(({ former, ...fact }) => ({ ...fact, former: z.array(values).catch([]).parse(former) }));
}

/** Another fact has the name. */
export class FactTaken extends Error {}
/** There are as many as there can be. */
export class FactsFull extends Error {}

/** Adds a fact, or changes the one with this id, and gives its id. Throws FactTaken, FactsFull, Error. */
export async function saveFact(db: Database, fact: FactValues, id?: string): Promise<string> {
  const table = db.from("otm_facts");
  const written = id === undefined ? table.insert(fact) : table.update(fact).eq("id", id);
  const answer = await written.select("id").single();
  if (answer.error) throw reasonOf(answer.error) ?? answer.error;
  return expectData(answer).id;
}

function reasonOf({ code, message }: PostgrestError): Error | null {
  if (code === "23505") return new FactTaken(message);
  return code === "23514" && message.includes("200") ? new FactsFull(message) : null;
}

/** Throws when it is not deleted. */
export async function deleteFact(db: Database, id: string): Promise<void> {
  throwIfFailed(await db.from("otm_facts").delete().eq("id", id));
}

/** Puts a deleted fact back, with its former values. Throws when that fails. */
export async function restoreFact(db: Database, { id: _, ...fact }: FirmFact): Promise<void> {
  throwIfFailed(await db.from("otm_facts").insert(fact));
}

export const factQuestion = z.object({ fact: rowId });

/** Why a sentence stays as it is: what somebody said, in a dated article, not a plain text, on a page without proposals. */
const reasons = ["quotation", "article", "markup", "rules", "about"] as const;

const keptSentence = z.object({
  kind: z.string(),
  /** The id of a document, the key of a text. */
  subject: z.string(),
  title: z.string(),
  language: z.enum(languages),
  sentence: z.string(),
  reason: z.enum(reasons),
});

export type KeptSentence = z.output<typeof keptSentence>;

/** How many documents and texts got a proposal, and the sentences that say a former value and are left to people. */
export const factAnswer = z.object({
  proposed: z.number(),
  kept: z.array(keptSentence),
  keptCount: z.number(),
  /** Whether a person's limit of open proposals, or of what they store, ended it. */
  isFull: z.boolean(),
});

export type ProposedFact = z.output<typeof factAnswer>;

/** Proposes what changes in all texts since a fact has another value. Throws Error. */
export async function proposeFact(db: Database, fact: string): Promise<ProposedFact> {
  const { data, error } = await db.functions.invoke("propose-fact", { body: { fact } });
  if (error) throw error;
  return factAnswer.parse(data);
}
