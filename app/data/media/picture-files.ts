import {
  mainName,
  mainWidthOf,
  mediaAddress,
  mediaKey,
  variantFormats,
  variantName,
  variantWidths,
} from "./picture-address.ts";

/** What the names of a picture's files depend on. */
type PictureFiles = { id: string; hash: string; width: number; isPng: boolean };

/** The variants for `<source>`, the smallest format first. */
export function pictureSources({ id, hash, width }: PictureFiles) {
  return variantFormats.map((format) => ({
    type: `image/${format}` as const,
    srcSet: variantWidths(width)
      .map((one) => `${fileAddress(id, hash, variantName(one, format))} ${one}w`)
      .join(", "),
  }));
}

/** The JPEG or PNG that every client can show: its path, type, and size in pixels. */
export function mainFile({ id, hash, width, height, isPng }: PictureFiles & { height: number }) {
  const type = isPng ? ("image/png" as const) : ("image/jpeg" as const);
  const shown = mainWidthOf(width);
  return {
    path: fileAddress(id, hash, mainName(type, width)),
    type,
    width: shown,
    height: Math.max(1, Math.round((shown * height) / width)),
  };
}

function fileAddress(id: string, hash: string, name: string): string {
  return mediaAddress(mediaKey(id, hash, name));
}
