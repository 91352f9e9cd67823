import { staleFactFinder } from "../../../../../app/content/stale-facts.ts";
import type { Database } from "../../../../../app/data/database.ts";
import { listFacts } from "../../../../../app/data/facts/facts.ts";
import { cutAtWord } from "../../../../../app/html/plain-text.ts";
import type { Pace } from "../../../../shared/pace.ts";
import type { Finding } from "./finding.ts";
import { type LiveDocument, shownPlaces } from "./live-documents.ts";
import { hasWords } from "./places.ts";

/** The sentences that visitors read with a former value of a fact of the firm. Throws as `expectData`. */
export async function findOldFacts(
  documents: readonly LiveDocument[],
  db: Database,
  pace: Pace,
): Promise<Finding[]> {
  const find = staleFactFinder(await listFacts(db), () => undefined);
  const found: Finding[] = [];
  for (const document of documents) {
    for (const place of shownPlaces(document)) {
      await pace();
      if (!hasWords(place)) continue;
      const { language = "nl", field, declared, value } = place;
      for (const { fact, sentence, said, now, isQuoted, isTied } of find({
        value: String(value),
        declared,
        language,
      })) {
        const isDated = document.kind.name === "article" && !isTied;
        const kept = isQuoted ? "quotation" : isDated ? "article" : null;
        found.push({
          id: document.id,
          language: place.language,
          field,
          text: cutAtWord(sentence, 200),
          why: `"${said}" was "${fact.name}", which is "${now}" now${kept ? notes[kept] : ""}`,
          fact: { name: fact.name, now, kept },
        });
      }
    }
  }
  return found;
}

const notes = {
  quotation: "; it is a quotation, which stays",
  article: "; the article has its date, and can stay as it is",
};
