import type { FactPlace } from "../../content/stale-facts.ts";
import { languages } from "../../i18n/language-texts.ts";
import { z } from "../../zod.ts";
import { readAll } from "../batches.ts";
import { type Database, expectData, throwIfFailed, throwIfNotTaken } from "../database.ts";
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

/** Adds a fact, or changes the one with this id, and gives its id. Throws RowTaken, TableFull, Error. */
export async function saveFact(db: Database, fact: FactValues, id?: string): Promise<string> {
  const table = db.from("otm_facts");
  const written = id === undefined ? table.insert(fact) : table.update(fact).eq("id", id);
  const answer = await written.select("id").single();
  throwIfNotTaken(answer);
  return expectData(answer).id;
}

/** Deletes a fact, and gives what takes that back: its former values, and the sentences that are tied to it. Throws when it fails. */
export async function deleteFact(db: Database, { id, ...fact }: FirmFact): Promise<() => Promise<void>> {
  const places = await listPlaces(db, { fact_id: id });
  throwIfFailed(await db.from("otm_facts").delete().eq("id", id));
  return async () => {
    const restored = expectData(await db.from("otm_facts").insert(fact).select("id").single());
    const rows = places.map((place) => rowOf({ ...place, factId: restored.id }));
    throwIfFailed(await db.from("otm_fact_places").insert(rows));
  };
}

/** A sentence of a document that is tied to a fact, or said to be about something else. */
export type StoredPlace = FactPlace & { subjectId: string };

/** The places of a fact, of a document, or of several. Throws when the query fails. */
export async function listPlaces(
  db: Database,
  of: { fact_id: string } | { subject_ids: readonly string[] },
): Promise<StoredPlace[]> {
  const rows = await readAll((from, to) => {
    const places = db.from("otm_fact_places").select("*");
    const wanted =
      "fact_id" in of ? places.eq("fact_id", of.fact_id) : places.in("subject_id", of.subject_ids);
    return wanted.order("subject_id").order("fact_id").order("language").order("words").range(from, to);
  });
  return rows.map(({ fact_id, subject_id, language, words, is_tied }) => ({
    factId: fact_id,
    subjectId: subject_id,
    language: language === "en" ? "en" : "nl",
    words,
    isTied: is_tied,
  }));
}

function rowOf({ factId, subjectId, language, words, isTied }: StoredPlace) {
  return { fact_id: factId, subject_id: subjectId, language, words, is_tied: isTied };
}

/** Ties a sentence to a fact, or says that it is about something else. Throws when it fails. */
export async function addPlace(db: Database, place: StoredPlace): Promise<void> {
  throwIfFailed(await db.from("otm_fact_places").insert(rowOf(place)));
}

/** Unties a sentence. Throws when it fails. */
export async function removePlace(db: Database, place: StoredPlace): Promise<void> {
  const { is_tied: _, ...key } = rowOf(place);
  throwIfFailed(await db.from("otm_fact_places").delete().match(key));
}

export const factQuestion = z.object({ fact: rowId });

/**
 * Why a sentence stays as it is: what somebody said, in a dated article, of an earlier year, not a plain text, on a page
 * without proposals.
 */
const reasons = ["quotation", "article", "year", "markup", "rules"] as const;

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
