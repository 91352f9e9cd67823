import type { Metadata } from "sharp";
import type { PictureProblem } from "./picture-maker.ts";

export type PictureHeader = Pick<
  Metadata,
  | "format"
  | "width"
  | "height"
  | "autoOrient"
  | "channels"
  | "depth"
  | "hasAlpha"
  | "isProgressive"
  | "chromaSubsampling"
>;

/** `width` is that of the largest variant; `isLarge` when making it takes long, or much memory. */
export type PictureSize = { width: number; bytes: number; isLarge: boolean };

/** More is rejected before it is decoded. */
const maxPixels = 60_000_000;

/** In bytes that a decoder holds at once: with all else, the process then has less than 400 MB. */
const maxDecodedBytes = 260_000_000;

/** In bytes of the largest variant's pixels: a longer picture gets narrower variants. */
const maxVariantBytes = 20_000_000;

/** The most that WebP can hold. */
const maxVariantHeight = 16_383;

const largeDecodedBytes = 60_000_000;
const largeVariantBytes = 9_000_000;

/** By the header alone: how a picture is made, or why it is rejected. */
export function measurePicture(metadata: PictureHeader): PictureSize | PictureProblem {
  const pixels = metadata.width * metadata.height;
  const decoded = pixels * decodedBytesPerPixel(metadata);
  if (pixels > maxPixels) return "pixels";
  if (decoded > maxDecodedBytes) return "memory";
  const { width, height } = metadata.autoOrient;
  const channels = metadata.hasAlpha ? 4 : 3;
  const fitting = Math.sqrt((maxVariantBytes / channels) * (width / height));
  const variantWidth = Math.max(1, Math.floor(Math.min(width, 1920, fitting)));
  const variantHeight = (height * variantWidth) / width;
  if (variantHeight > maxVariantHeight) return "long";
  const bytes = variantWidth * variantHeight * channels;
  return {
    width: variantWidth,
    bytes,
    isLarge: decoded > largeDecodedBytes || bytes > largeVariantBytes,
  };
}

/** What decoders hold of the whole picture, as measured: of each channel a byte, or two, and their own copies. */
function decodedBytesPerPixel(metadata: PictureHeader): number {
  const { format, channels, depth, isProgressive, chromaSubsampling } = metadata;
  const plain = channels * (depth === "uchar" ? 1 : 2);
  switch (format) {
    case "heif":
      return depth === "uchar" ? 18 : 26;
    case "jpeg":
      // The coefficients of all scans, of two bytes each; 4:2:0 has half as many.
      return isProgressive ? 2 * channels * (chromaSubsampling === "4:2:0" ? 0.5 : 1) : plain;
    case "png":
      return isProgressive ? plain * 1.3 : plain;
    case "gif":
      return 6;
    default:
      // WebP, always with alpha.
      return 4;
  }
}
