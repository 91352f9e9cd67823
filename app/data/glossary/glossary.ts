import { hasEnding } from "../../content/facts.ts";
import { type FieldVersion, sentencePairs, sentencesIn } from "../../content/sentences.ts";
import { type Database, expectData, throwIfFailed, throwIfNotTaken } from "../database.ts";

/** The firm's word in both languages; the same one is never translated. */
export type Term = { id: string; nl: string; en: string };

export const termLimit = 80;

/** All terms by their Dutch word, 200 at most. Throws when the query fails. */
export async function listTerms(db: Database): Promise<Term[]> {
  return expectData(await db.from("otm_glossary").select("id, nl, en").order("nl").order("id"));
}

/** Adds a term, or changes the one with this id. Throws RowTaken, TableFull, Error. */
export async function saveTerm(db: Database, words: Omit<Term, "id">, id?: string): Promise<void> {
  const table = db.from("otm_glossary");
  const answer = await (id === undefined
    ? table.insert(words)
    : table.update(words).eq("id", id).select("id").single());
  throwIfNotTaken(answer);
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
    const [dutchTerm, englishTerm] = [wordsIn(term.nl), wordsIn(term.en)];
    for (const { nl, en, dutch, english } of sentences) {
      const place = placeOf(dutch, dutchTerm);
      if (place && !placeOf(english, englishTerm)) return [{ term, nl, en, ...place }];
    }
    return [];
  });
}

/** The terms of which a text has a word. */
export function termsIn(terms: readonly Term[], text: string): Term[] {
  const words = wordsIn(text);
  return terms.filter(({ nl, en }) => placeOf(words, wordsIn(nl)) || placeOf(words, wordsIn(en)));
}

/** The words of a text with their places, and all of them in small letters, each behind a space. */
type Words = { words: { word: string; start: number; end: number }[]; line: string };

function wordsIn(text: string): Words {
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }));
  return { words, line: words.map(({ word }) => ` ${word}`).join("") };
}

/** Where a text has a term, its last word also with an ending such as that of a plural; null without it. */
function placeOf({ words, line }: Words, term: Words): { start: number; end: number } | null {
  // Few sentences of a long text get further.
  if (term.line === "" || !line.includes(term.line)) return null;
  const last = term.words.length - 1;
  const place = words.findIndex((_, from) =>
    term.words.every(({ word }, index) => {
      const found = words[from + index]?.word ?? "";
      return index === last ? hasEnding(found, word) : found === word;
    }),
  );
  const [first, end] = [words[place], words[place + last]];
  return first && end ? { start: first.start, end: end.end } : null;
}
