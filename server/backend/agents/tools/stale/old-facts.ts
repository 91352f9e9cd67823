import {
  type Fact,
  type FactPlace,
  type FactText,
  followPlaces,
  type PlaceOf,
  saidFacts,
  staleFactFinder,
} from "../../../../../app/content/stale-facts.ts";
import type { Database } from "../../../../../app/data/database.ts";
import { listFacts, listPlaces } from "../../../../../app/data/facts/facts.ts";
import type { StaleFinding } from "../../../../../app/data/stale/stale-findings.ts";
import { cutAtWord } from "../../../../../app/html/plain-text.ts";
import type { Pace } from "../../../../shared/pace.ts";
import type { Finding } from "./finding.ts";
import { type LiveDocument, shownPlaces } from "./live-documents.ts";
import { hasWords, type Place } from "./places.ts";

type Found = Pick<Finding, "text" | "why" | "fact">;

/**
 * The sentences that visitors read with a former value of a fact of the firm, and those that are tied to one and do not say
 * it. Throws as `expectData`.
 */
export async function findOldFacts(
  documents: readonly LiveDocument[],
  db: Database,
  pace: Pace,
): Promise<Finding[]> {
  const facts = await listFacts(db);
  if (facts.length === 0) return [];
  const ids = documents.map(({ id }) => id);
  const ties = Map.groupBy(await listPlaces(db, { subject_ids: ids }), ({ subjectId }) => subjectId);
  const find = staleFactFinder(facts);
  const found: Finding[] = [];
  for (const document of documents) {
    const { id, kind } = document;
    const places = shownPlaces(document).filter(hasWords);
    const own = ties.get(id) ?? [];
    const placeOf = followPlaces(own, places.map(textOf));
    for (const place of places) {
      await pace();
      const { language, field } = place;
      const text = textOf(place);
      const stale = find(text, placeOf).map((one): Found => {
        const { fact, sentence, said, now, isQuoted, isOfEarlierYear, isTied } = one;
        const isDated = kind.name === "article" && !isTied;
        const ofYear = isOfEarlierYear && !isTied ? "year" : null;
        const note = isQuoted && !isTied ? "quotation" : isDated ? "article" : ofYear;
        const why = `"${said}" was "${fact.name}", which is "${now}" now${note ? notes[note] : ""}`;
        return { text: sentence, why, fact: { name: fact.name, now, note } };
      });
      for (const one of [...stale, ...untold(facts, own, text, placeOf, stale)]) {
        found.push({ id, language, field, ...one, text: cutAtWord(one.text ?? "", 200) });
      }
    }
  }
  return found;
}

function textOf({ value, declared, language = "nl", ending }: Place): FactText {
  return { value: String(value), declared, language, ending };
}

const notes: Record<NonNullable<NonNullable<StaleFinding["fact"]>["note"]>, string> = {
  quotation: "; it is a quotation, which stays",
  article: "; the article has its date, and can stay as it is",
  year: "; it is about an earlier year, and can stay as it is",
  untold: "",
};

/** The sentences that are tied to a fact and say neither what it is nor what it was. */
function untold(
  facts: readonly Fact[],
  own: readonly FactPlace[],
  text: FactText,
  placeOf: PlaceOf,
  stale: readonly Found[],
): Found[] {
  const tied = facts.filter(({ id }) => own.some(({ factId, isTied }) => isTied && factId === id));
  if (tied.length === 0) return [];
  return saidFacts(tied, [text], placeOf)
    .filter(({ saysNow, fact, sentence }) => {
      return !saysNow && !stale.some((one) => one.fact?.name === fact.name && one.text === sentence);
    })
    .map(({ fact, sentence, language }) => {
      const { name, [language]: now } = fact;
      const why = `it is tied to the fact "${name}", but does not say "${now}"`;
      return { text: sentence, why, fact: { name, now, note: "untold" } };
    });
}
