import { address } from "../../i18n/addresses.ts";
import type { Firm } from "../../i18n/firm.ts";
import { type Language, languages } from "../../i18n/language-texts.ts";
import { type Matches, pageFirm, siteOrigin } from "./page-texts.ts";

/** The URLs and languages that all metadata of a page share. */
export type PageFacts = {
  /** The site's origin, without a trailing slash. */
  origin: string;
  firm: Firm;
  /** The language of the shown text, which may differ from the URL's. */
  language: Language;
  /** The languages in which the page has a text. */
  available: readonly Language[];
  /** The canonical URL of the page. */
  url: string;
  /** The canonical URL of the page in one of its languages. */
  urlIn(language: Language): string;
  /** What social networks show. */
  picture: PagePicture;
  /** The URL of the drawn card image, often the same. */
  cardUrl: string;
};

/** A JPEG or PNG with its size in pixels. */
export type PagePicture = {
  url: string;
  type: "image/jpeg" | "image/png";
  width: number;
  height: number;
  /** Defaults to the page's title. */
  alt?: string | undefined;
};

/** The size of drawn card images, in pixels. */
const cardSize = { width: 1200, height: 630 } as const;

/** A photograph narrower than this would be shown as a thumbnail: the drawn card is better. */
const leastWidth = 600;

/** A photograph for the social card, with its path. */
export type PagePhoto = Omit<PagePicture, "url"> & { path: string };

type Place = {
  matches: Matches;
  language: Language;
  path: string;
  available?: readonly Language[] | undefined;
  picture?: string | undefined;
  photo?: PagePhoto | null | undefined;
};

/** The schema.org ids of the organisation and the page. */
export const organizationId = (origin: string) => `${origin}/#organization`;
export const pageId = (url: string) => `${url}#page`;

/** The default social card image. */
const sitePicture = "/og/site.png";

/** @param place the Dutch paths of page and card image; the languages, by default both */
export function pageFacts({ matches, language, path, available, picture, photo }: Place): PageFacts {
  const origin = siteOrigin(matches);
  const own = languages.filter((one) => available?.includes(one));
  const has = own.length > 0 ? own : languages;
  const shown = has.includes(language) ? language : has.includes("nl") ? "nl" : "en";
  const cardUrl = origin + address(shown, picture ?? sitePicture);
  const urlIn = (other: Language) => origin + address(other, path);
  return {
    origin,
    firm: pageFirm(matches),
    language: shown,
    available: has,
    url: urlIn(shown),
    urlIn,
    picture: photoOf(photo, origin) ?? { url: cardUrl, type: "image/png", ...cardSize },
    cardUrl,
  };
}

function photoOf(photo: PagePhoto | null | undefined, origin: string): PagePicture | null {
  if (!photo || photo.width < leastWidth) return null;
  const { path, ...facts } = photo;
  return { ...facts, url: origin + path };
}
