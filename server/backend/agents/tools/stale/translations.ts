import {
  columnsOf,
  type FieldChange,
  listFieldChanges,
  translationMarksOf,
} from "../../../../../app/data/articles/translation-marks.ts";
import type { Database } from "../../../../../app/data/database.ts";
import { otherLanguage } from "../../../../../app/i18n/addresses.ts";
import { type Language, languages } from "../../../../../app/i18n/language-texts.ts";
import { toolFields } from "../declared-fields.ts";
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
  return documents.flatMap((document) => [
    ...outdatedIn(document, changes.get(document.id) ?? []),
    ...languages.flatMap((language) => [...lackingIn(document, language)]),
  ]);
}

function outdatedIn({ id, kind, places }: LiveDocument, changes: readonly FieldChange[]): Finding[] {
  return translationMarksOf(changes, columnsOf(kind.fields)).flatMap(
    ({ language, field: name, changedAt }) => {
      const declared = toolFields(kind.fields).find((one) => one.name === name);
      // Sections are marked by their ids.
      const section = places.find((place) => place.language === language && place.key.endsWith(`/${name}`));
      const field = declared?.tool ?? section?.field;
      const other = languageNames[otherLanguage(language)];
      return field
        ? [{ id, language, field, why: `${other} was changed later, on ${changedAt.slice(0, 10)}` }]
        : [];
    },
  );
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
