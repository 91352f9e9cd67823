import type { PostgrestError } from "@supabase/supabase-js";
import { hasEnding } from "../../content/facts.ts";
import { type FieldVersion, sentencePairs, sentencesIn } from "../../content/sentences.ts";
import { type Database, expectData, throwIfFailed } from "../database.ts";

/** The firm's word in both languages; the same one is never translated. */
export type Term = { id: string; nl: string; en: string };

export const termLimit = 80;

/** All terms by their Dutch word, 200 at most. Throws when the query fails. */
export async function listTerms(db: Database): Promise<Term[]> {
  return expectData(await db.from("otm_glossary").select("id, nl, en").order("nl").order("id"));
}

/** The Dutch word has its English one already. */
export class TermTaken extends Error {}
/** There are as many as there can be. */
export class GlossaryFull extends Error {}

/** Adds a term, or changes the one with this id. Throws TermTaken, GlossaryFull, Error. */
export async function saveTerm(db: Database, words: Omit<Term, "id">, id?: string): Promise<void> {
  const table = db.from("otm_glossary");
  const answer = await (id === undefined
    ? table.insert(words)
    : table.update(words).eq("id", id).select("id").single());
  const reason = answer.error && reasonOf(answer.error);
  if (reason) throw reason;
  throwIfFailed(answer);
}

function reasonOf({ code, message }: PostgrestError): Error | null {
  if (code === "23505") return new TermTaken(message);
  return code === "23514" && message.includes("200") ? new GlossaryFull(message) : null;
}

/** Throws when it is not deleted. */
export async function deleteTerm(db: Database, id: string): Promise<void> {
  throwIfFailed(await db.from("otm_glossary").delete().eq("id", id));
}

/** A term that a Dutch sentence has while its English counterpart lacks its own, and where its words stand. */
export type MissedTerm = { term: Term; nl: string; en: string; start: number; end: number };

/** Each missed term in the first sentence that misses it. */
export function missedTerms(terms: readonly Term[], texts: FieldVersion["texts"]): MissedTerm[] {
  const pairs = terms.length === 0 ? [] : (sentencePairs(texts) ?? []);
  const sentences = pairs
    .filter(({ en }) => en !== "")
    .flatMap(({ nl, en }) => {
      const english = wordsIn(en);
      return sentencesIn(nl, "nl").map((one) => ({ nl: one, en, dutch: wordsIn(one), english }));
    });
  return terms.flatMap((term) => {
    for (const { nl, en, dutch, english } of sentences) {
      const place = placeOf(dutch, term.nl);
      if (place && !placeOf(english, term.en)) return [{ term, nl, en, ...place }];
    }
    return [];
  });
}

/** The terms of which a text has a word. */
export function termsIn(terms: readonly Term[], text: string): Term[] {
  const words = wordsIn(text);
  return terms.filter(({ nl, en }) => placeOf(words, nl) || placeOf(words, en));
}

type Word = { word: string; start: number; end: number };

function wordsIn(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }));
}

/** Where words have a term, its last word also with an ending such as that of a plural; null without it. */
function placeOf(words: readonly Word[], term: string): { start: number; end: number } | null {
  const wanted = wordsIn(term).map(({ word }) => word);
  const last = wanted.length - 1;
  for (const [place, { start }] of words.entries()) {
    const isThere = wanted.every((word, index) => {
      const found = words[place + index]?.word ?? "";
      return index === last ? hasEnding(found, word) : found === word;
    });
    const end = words[place + last]?.end;
    if (isThere && end !== undefined) return { start, end };
  }
  return null;
}
