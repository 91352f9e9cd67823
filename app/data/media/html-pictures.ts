import type { Attributes } from "../../html/allow-list.ts";
import { readTag, writeStartTag } from "../../html/canonical-tag.ts";
import type { Language } from "../../i18n/language-texts.ts";
import { mediaIdOf } from "./picture-address.ts";
import { mainFile, pictureSources } from "./picture-files.ts";
import type { LibraryPicture, LibraryPictures } from "./pictures.ts";
import { description } from "./shown-picture.ts";

/**
 * Sanitised HTML in a language with the library's pictures in all their formats and widths, with their true shape and
 * description. Other pictures stay as they are.
 */
export function withLibraryPictures(html: string, pictures: LibraryPictures, language: Language): string {
  return replacePictures(html, pictures, (picture, attributes) => {
    const sizes = sizesOf(picture, attributes);
    const sources = pictureSources(filesOf(picture)).map(({ type, srcSet }) =>
      writeStartTag("source", { type, srcset: srcSet, sizes }),
    );
    const image = { ...imageOf(picture, attributes, language), loading: "lazy", decoding: "async" };
    return `<picture>${sources.join("")}${writeStartTag("img", image)}</picture>`;
  });
}

/** The same with one file for each picture, for readers that know no other. */
export function withMainFiles(html: string, pictures: LibraryPictures, language: Language): string {
  return replacePictures(html, pictures, (picture, attributes) =>
    writeStartTag("img", imageOf(picture, attributes, language)),
  );
}

type Write = (picture: LibraryPicture, attributes: Attributes) => string;

function replacePictures(html: string, pictures: LibraryPictures, write: Write): string {
  if (Object.keys(pictures).length === 0) return html;
  return html.replace(/<img [^>]*>/g, (token) => {
    const attributes = readTag(token)?.attributes ?? {};
    const picture = pictures[mediaIdOf(attributes.src ?? "") ?? ""];
    return picture ? write(picture, attributes) : token;
  });
}

/** The author's attributes, but none that names another file. */
function imageOf(picture: LibraryPicture, attributes: Attributes, language: Language): Attributes {
  const { alt, width, height, srcset, sizes, ...own } = attributes;
  const shownWidth = widthOf(picture, attributes);
  return {
    ...own,
    src: mainFile(filesOf(picture)).path,
    alt: alt?.trim() || description(picture, language),
    width: String(shownWidth),
    // The author's may be that of a file that was replaced.
    height: String(Math.max(1, Math.round((shownWidth * picture.height) / picture.width))),
  };
}

/** In CSS pixels: the author's width, or the one that follows from the author's height, else the picture's own. */
function widthOf(picture: LibraryPicture, { width, height }: Attributes): number {
  if (Number(width) > 0) return Number(width);
  if (Number(height) > 0) return Math.max(1, Math.round((Number(height) * picture.width) / picture.height));
  return picture.width;
}

/** The HTML `sizes` attribute, by `--container-text` and the page's margins; a picture beside text takes half. */
function sizesOf(picture: LibraryPicture, attributes: Attributes): string {
  const width = widthOf(picture, attributes);
  const isBesideText = /\balign-(?:left|right)\b/.test(attributes.class ?? "");
  return isBesideText ? `min(${width}px, 21rem, 50vw - 1.25rem)` : `min(${width}px, 42rem, 100vw - 2.5rem)`;
}

function filesOf({ id, hash, width, height, content_type }: LibraryPicture) {
  return { id, hash, width, height, isPng: content_type === "image/png" };
}
