import { firmFacts } from "./firm.ts";
import type { ChangedTexts } from "./site-texts.ts";
import { areas } from "./text-keys.ts";
import { homeTexts } from "./texts/home.en.ts";
import { mailTexts } from "./texts/mails.en.ts";

const ofTheirOwn = [homeTexts, mailTexts];

/**
 * What any page may show: not the texts of the home page, mails and files, nor keys that the database may have besides. Who
 * answers messages is what a loader finds.
 */
const sharedKeys = new Set(
  [firmFacts, ...areas.filter((area) => !ofTheirOwn.some((own) => own === area)).map(({ nl }) => nl)]
    .flatMap((texts) => Object.keys(texts))
    .filter((key) => !key.startsWith("llms.") && key !== "firm.contactPerson"),
);

/** The changed texts that travel with every page. */
export function sharedTexts(changed: ChangedTexts): ChangedTexts {
  return Object.fromEntries(Object.entries(changed).filter(([key]) => sharedKeys.has(key)));
}
