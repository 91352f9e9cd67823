import { address } from "../../i18n/addresses.ts";
import { type Language, languages } from "../../i18n/language-texts.ts";

/** Where a page stands: what all that it says about itself agrees on. */
export type PageFacts = {
  /** The site's own origin, without a slash at the end. */
  origin: string;
  /** The language whose text is shown, which may not be that of the address. */
  language: Language;
  /** The languages in which the page has a text of its own. */
  available: readonly Language[];
  /** The canonical address of the page. */
  url: string;
  /** The canonical address of the page in one of its languages. */
  urlIn(language: Language): string;
  /** The picture of 1200 × 630 that stands for the page. */
  pictureUrl: string;
};

type Place = {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
  language: Language;
  path: string;
  available?: readonly Language[] | undefined;
  picture?: string | undefined;
};

/** How things that a page tells of refer to the firm and to the page: the same everywhere. */
export const organizationId = (origin: string) => `${origin}/#organization`;
export const pageId = (url: string) => `${url}#page`;

/** What stands for a page that has no picture of its own. */
const sitePicture = "/og/site.png";

/** @param place the page's Dutch address, and that of its picture; the languages that it has, both when left out */
export function pageFacts({ matches, language, path, available, picture }: Place): PageFacts {
  const origin = siteOrigin(matches);
  const own = languages.filter((one) => available?.includes(one));
  const has = own.length > 0 ? own : languages;
  const shown = has.includes(language) ? language : has.includes("nl") ? "nl" : "en";
  const urlIn = (other: Language) => origin + address(other, path);
  return {
    origin,
    language: shown,
    available: has,
    url: urlIn(shown),
    urlIn,
    pictureUrl: origin + address(shown, picture ?? sitePicture),
  };
}

/** The site's own origin, as the root loader gives it. */
function siteOrigin(matches: Place["matches"]): string {
  const root = matches.find((match) => match?.id === "root")?.loaderData;
  if (typeof root === "object" && root !== null && "siteUrl" in root && typeof root.siteUrl === "string") {
    return root.siteUrl;
  }
  return "";
}
