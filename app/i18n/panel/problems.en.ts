import type { Translation } from "../language-texts.ts";
import { nl } from "./problems.nl.ts";

const en: Translation<typeof nl> = {
  "problems.titleRequired": "At least one title (NL or EN) is required",
  "problems.contentRequired": "At least one content (NL or EN) is required",
  "problems.nothingShown":
    "At least one language must be published: switch Dutch or English on, or choose Draft",
  "problems.unwritten": "{field} has places that are still to be written: fill them or remove them",
  "problems.slugShape": "A slug has small letters, digits and hyphens only, such as my-first-article",
  "problems.slugTaken": "Something else already has this slug",
  "problems.slugReserved": "This address is the site’s own: choose another one",
  "problems.required": "{field} is still to be filled in",
  "problems.addressShape": "{field} must begin with /, https://, mailto:, tel: or #",
  "problems.imageShape": "The image address must begin with https:// or /",
  "problems.tooDense": "{field} has {now} of the signs <, > and &; {max} are possible",
  "problems.tooLong": "{field} has {now} characters, {max} are possible",
  "problems.tooMany": "There are {now} in {field}, {max} are possible. Remove some and save again.",
  "problems.tooFew": "{field}: {now} is too few, at least {min} are needed",
  "problems.tooLarge": "{field} has {now} kB of HTML, {max} kB are possible",
  "problems.tooLargeTogether": "All texts together have {now} kB, {max} kB are possible",
};

/** What is wrong with what was filled in, said by editors and to assistants. */
export const problemTexts = { nl, en };

export type ProblemKey = keyof typeof nl;
