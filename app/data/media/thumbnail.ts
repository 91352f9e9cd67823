import type { Media } from "./admin-media.ts";
import { mainName, mediaKey, variantName, variantWidths } from "./picture-address.ts";

/** The address of a small variant; null for a file. */
export function thumbnailAddress({ id, hash, width }: Pick<Media, "id" | "hash" | "width">): string | null {
  const [smallest] = width === null ? [] : variantWidths(width);
  return smallest === undefined ? null : `/media/${mediaKey(id, hash, variantName(smallest, "webp"))}`;
}

/** The address of the main file of a picture's version. */
export function mainAddress({ id, hash, content_type, width }: Media): string {
  return `/media/${mediaKey(id, hash, mainName(content_type, width))}`;
}
