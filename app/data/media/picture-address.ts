import { idPattern } from "../id-pattern.ts";

/** In pixels: from a portrait to a hero on a dense screen. */
const pictureWidths = [320, 640, 960, 1280, 1920];

/** The formats of variants, the smallest first. */
export const variantFormats = ["avif", "webp"] as const;
export type VariantFormat = (typeof variantFormats)[number];

/** The width that social networks ask for; also that of `src`. */
const mainWidth = 1200;

const mediaPath = new RegExp(`^/media/(${idPattern})(?:/[0-9a-f]{32}/[\\w.]+)?$`);
const namedMedia = new RegExp(`/media/(${idPattern})`, "g");

/** What texts and fields store: stays the same when the picture is replaced. The server redirects to its main file. */
export function mediaAddress(mediaId: string): string {
  return `/media/${mediaId}`;
}

/** The id in an address of the library, also in one of a version; null for other addresses. */
export function mediaIdOf(address: string): string | null {
  return mediaPath.exec(address)?.[1] ?? null;
}

/** The ids of all pictures that a text or HTML names, each once. */
export function mediaIdsIn(text: string): string[] {
  return [...new Set([...text.matchAll(namedMedia)].map(([, found = ""]) => found))];
}

/** The widths of a picture's variants: never more than it has, 1920 at most. */
export function variantWidths(width: number): number[] {
  const largest = Math.min(width, 1920);
  return [...pictureWidths.filter((one) => one < largest), largest];
}

/** The width of the JPEG or PNG that every client can show. */
export function mainWidthOf(width: number): number {
  return Math.min(width, mainWidth);
}

export function variantName(width: number, format: VariantFormat): string {
  return `${width}.${format}`;
}

/** The name of the main file: a JPEG, a PNG when the picture is transparent, or a PDF. */
export function mainName(contentType: string, width: number | null): string {
  if (contentType === "application/pdf" || width === null) return "file.pdf";
  return `${mainWidthOf(width)}.${contentType === "image/png" ? "png" : "jpg"}`;
}

/** Where the bytes of a version are: its key in the store, and below /media/ its immutable address. */
export function mediaKey(mediaId: string, hash: string, name: string): string {
  return `${mediaId}/${hash}/${name}`;
}
