import type { PostgrestError } from "@supabase/supabase-js";
import { hasEnding } from "../../content/facts.ts";
import { type FieldVersion, sentencePairs } from "../../content/sentences.ts";
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

/** The terms that a Dutch sentence has while its English counterpart lacks theirs. */
export function missedTerms(terms: readonly Term[], texts: FieldVersion["texts"]): Term[] {
  const pairs = terms.length === 0 ? [] : (sentencePairs(texts) ?? []);
  return terms.filter(({ nl, en }) =>
    pairs.some((pair) => has(pair.nl, nl) && pair.en !== "" && !has(pair.en, en)),
  );
}

/** The terms of which a text has a word. */
export function termsIn(terms: readonly Term[], text: string): Term[] {
  return terms.filter(({ nl, en }) => has(text, nl) || has(text, en));
}

/** Whether a text has a word or several, the last one also with an ending such as that of a plural. */
function has(text: string, term: string): boolean {
  const [words, wanted] = [text, term].map((one) => one.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  if (!words || !wanted || wanted.length === 0) return false;
  return words.some((_, place) =>
    wanted.every((word, index) => {
      const found = words[place + index] ?? "";
      const isLast = index === wanted.length - 1;
      return isLast ? hasEnding(found, word) : found === word;
    }),
  );
}
