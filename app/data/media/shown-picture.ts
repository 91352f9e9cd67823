import type { Language } from "../../i18n/language-texts.ts";
import { type Database, optional } from "../database.ts";
import { mediaIdOf } from "./picture-address.ts";
import { type LibraryPicture, type LibraryPictures, listPictures } from "./pictures.ts";

/** A picture of the library as a page in one language shows it; its files follow from it. */
export type ShownPicture = {
  id: string;
  hash: string;
  /** Of the upright original, in pixels. */
  width: number;
  height: number;
  /** Such as #c0ffee. */
  colour: string;
  /** Empty for decoration, and without a description in this language. */
  alt: string;
  /** The focal point, in per cent. */
  x: number;
  y: number;
  /** Transparent: its main file is a PNG. */
  isPng: boolean;
};

/** Something with the picture at its `imageUrl`; null when that is not of the library. */
export type WithPicture<Item> = Item & { picture: ShownPicture | null };

const none: LibraryPictures = {};

/** `listPictures` for a page that can do without: a failure is logged and gives none. */
export function findPictures(db: Database, texts: readonly (string | null)[]): Promise<LibraryPictures> {
  return optional(listPictures(db, texts), none);
}

/** The picture at an address, described in a language; null for other addresses. */
export function shownPicture(
  pictures: LibraryPictures,
  address: string | null,
  language: Language,
): ShownPicture | null {
  const picture = address && pictures[mediaIdOf(address) ?? ""];
  if (!picture) return null;
  const { id, hash, width, height, colour, focal_x: x, focal_y: y } = picture;
  const isPng = picture.content_type === "image/png";
  return { id, hash, width, height, colour, alt: description(picture, language), x, y, isPng };
}

/** What a picture shows, in a language; empty for decoration. */
export function description(picture: LibraryPicture, language: Language): string {
  return picture.is_decorative ? "" : picture[`alt_${language}`];
}

type Illustrated = { imageUrl: string | null; language: Language };

/** Cards with their pictures, by one query. */
export async function withPictures<Card extends Illustrated>(
  db: Database,
  cards: readonly Card[],
): Promise<WithPicture<Card>[]> {
  const pictures = await findPictures(
    db,
    cards.map(({ imageUrl }) => imageUrl),
  );
  return cards.map((card) => withPicture(card, pictures));
}

/** A card with its picture, described in the language of its texts. */
export function withPicture<Card extends Illustrated>(card: Card, pictures: LibraryPictures) {
  return { ...card, picture: shownPicture(pictures, card.imageUrl, card.language) };
}
