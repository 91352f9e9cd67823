import { askInParts } from "../../../../../app/data/batches.ts";
import type { Database } from "../../../../../app/data/database.ts";
import { missingIn } from "../../../../../app/data/media/missing-descriptions.ts";
import { mediaIdsIn } from "../../../../../app/data/media/picture-address.ts";
import {
  listPictureDescriptions,
  mostDescriptions,
} from "../../../../../app/data/media/picture-descriptions.ts";
import { picturesIn } from "../../../../../app/html/pictures-in.ts";
import type { Pace } from "../../../../shared/pace.ts";
import { type Finding, languageNames } from "./finding.ts";
import { type LiveDocument, shownPlaces } from "./live-documents.ts";
import { htmlOf, type Place } from "./places.ts";

/** The pictures that visitors get without a description in a language. Throws as `expectData`. */
export async function findPicturesWithoutWords(
  documents: readonly LiveDocument[],
  db: Database,
  pace: Pace,
): Promise<Finding[]> {
  const shown: { document: LiveDocument; place: Place; pictures: { src: string; alt: string }[] }[] = [];
  for (const document of documents) {
    for (const place of shownPlaces(document)) {
      await pace();
      const pictures = picturesAt(place);
      if (pictures.length > 0) shown.push({ document, place, pictures });
    }
  }
  const ids = mediaIdsIn(shown.flatMap(({ pictures }) => pictures.map(({ src }) => src)).join(" "));
  const described = await askInParts(ids, mostDescriptions, (part) => listPictureDescriptions(db, part));
  return shown.flatMap(({ document, place, pictures }) =>
    (place.language ? [place.language] : document.shown).flatMap((language) => {
      const missing = pictures.flatMap((picture) => missingIn(picture, language, described) ?? []);
      // A field's own picture of another site is decoration.
      const named = missing.filter(({ id }) => id !== null || place.declared.type === "html");
      return [...new Set(named.map(({ id, name }) => id ?? name.slice(0, 300)))].map((picture) => ({
        id: document.id,
        language,
        field: place.field,
        picture,
        why: `neither the text nor the library describes it in ${languageNames[language]}`,
      }));
    }),
  );
}

function picturesAt(place: Place): { src: string; alt: string }[] {
  const { declared, value } = place;
  if (declared.type === "picture" && value !== "") return [{ src: String(value), alt: "" }];
  const html = htmlOf(place);
  return /\bimg\b/i.test(html) ? picturesIn(html) : [];
}
