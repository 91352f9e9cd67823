import { declarationOf } from "../../../../../app/content/declared-kinds.ts";
import type { OutdatedSentence } from "../../../../../app/content/sentences.ts";
import {
  columnsOf,
  listFieldChanges,
  listOutdatedSentences,
  translationMarksOf,
} from "../../../../../app/data/articles/translation-marks.ts";
import type { Database } from "../../../../../app/data/database.ts";
import { marksFor } from "../../../../../app/data/pages/page-marks.ts";
import { cutAtWord } from "../../../../../app/html/plain-text.ts";
import { otherLanguage } from "../../../../../app/i18n/addresses.ts";
import { type Language, languages } from "../../../../../app/i18n/language-texts.ts";
import { toolFields } from "../declared-fields.ts";
import { listOutdatedTexts } from "../text-tools.ts";
import { type Finding, languageNames } from "./finding.ts";
import type { LiveDocument } from "./live-documents.ts";
import { hasWords, type Place } from "./places.ts";

/** What a language lacks of the other, and what was changed later in the other. Throws as `expectData`. */
export async function findOutdatedTranslations(
  documents: readonly LiveDocument[],
  db: Database,
): Promise<Finding[]> {
  const ids = documents.map(({ id }) => id);
  const changes = await listFieldChanges(db, ids);
  const findings: Finding[] = [];
  for (const document of documents) {
    const isMarked =
      translationMarksOf(changes.get(document.id) ?? [], columnsOf(document.kind.fields)).length > 0;
    if (isMarked) findings.push(...(await outdatedIn(document, db)));
    findings.push(...languages.flatMap((language) => [...lackingIn(document, language)]));
  }
  return findings;
}

async function outdatedIn({ id, kind, places }: LiveDocument, db: Database): Promise<Finding[]> {
  const { outdated } = await listOutdatedSentences(db, id, marksFor(declarationOf(kind.name)));
  return outdated.flatMap(({ language, field: name, changedAt, sentences }) => {
    const declared = toolFields(kind.fields).find((one) => one.name === name);
    // Sections are marked by their ids.
    const section = places.find((place) => place.language === language && place.key.endsWith(`/${name}`));
    const field = declared?.tool ?? section?.field;
    if (!field) return [];
    return (sentences ?? [null]).map((sentence) => ({
      id,
      language,
      field,
      ...describe(sentence, language, changedAt),
    }));
  });
}

/** An outdated sentence of a text of the site, with the key that it is settled by. */
export type TextFinding = Finding & { language: Language; key: string; changedAt: string };

/** What was changed later in the other language of the texts of the site, by their keys. Throws as `expectData`. */
export async function findOutdatedTexts(db: Database): Promise<TextFinding[]> {
  return (await listOutdatedTexts(db)).flatMap(({ language, field: id, sentences }) =>
    sentences.map((sentence) => {
      const { key, changedAt } = sentence;
      return { id, language, key, changedAt, ...describe(sentence, language, changedAt) };
    }),
  );
}

function describe(
  sentence: OutdatedSentence | null,
  language: Language,
  changedAt: string,
): { text?: string; why: string } {
  const why = `${languageNames[otherLanguage(language)]} was changed later, on ${changedAt.slice(0, 10)}`;
  // Of a text as a whole, what was changed can be long.
  if (!sentence?.key) return { why };
  const [text, before, after] = [sentence.text, sentence.before, sentence.after].map((words) =>
    cutAtWord(words, 300),
  );
  const what = before === "" ? `"${after}" was added there` : `"${before}" is now "${after}"`;
  return { ...(text && { text }), why: `${why}: ${what}` };
}

/** What only the other language has, by the place that it has there. */
function* lackingIn({ id, places }: LiveDocument, language: Language): Generator<Finding> {
  const isText = (place: Place) => place.declared.item !== undefined || hasWords(place);
  const own = places.filter((place) => place.language === language && isText(place));
  const others = places.filter((place) => place.language === otherLanguage(language) && isText(place));
  const [there, here] = [languageNames[otherLanguage(language)], languageNames[language]];
  if (!others.some(hasWords)) return;
  if (!own.some(hasWords)) {
    yield { id, language, why: `it is written in ${there}, and not in ${here}` };
    return;
  }
  const present = new Set(own.map(({ key }) => key));
  const absent: string[] = [];
  for (const { key, field } of others) {
    if (present.has(key) || absent.some((item) => key.startsWith(`${item}/`))) continue;
    absent.push(key);
    yield { id, language, field, why: `${there} has this, and ${here} does not` };
  }
}
