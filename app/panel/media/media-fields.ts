import type { Media, MediaFields } from "../../data/media/admin-media.ts";
import { isTooLong } from "../../ui/panel/too-long.ts";
import type { Fields } from "../editing/edits.ts";

/** In characters, as in the table. */
export const nameLimit = 200;
export const altLimit = 500;

export type MediaFieldName = keyof MediaFields;

/** An entry as texts of a form. */
export function fieldsOf(media: Media): Fields {
  return {
    name: media.name,
    alt_nl: media.alt_nl,
    alt_en: media.alt_en,
    is_decorative: String(media.is_decorative),
    focal_x: String(media.focal_x),
    focal_y: String(media.focal_y),
  } satisfies Record<MediaFieldName, string>;
}

/** The columns of changed texts. */
export function columnsOf({ name, alt_nl, alt_en, is_decorative, focal_x, focal_y }: Fields): MediaFields {
  return {
    ...(name !== undefined && { name: name.trim() }),
    ...(alt_nl !== undefined && { alt_nl: alt_nl.trim() }),
    ...(alt_en !== undefined && { alt_en: alt_en.trim() }),
    ...(is_decorative !== undefined && { is_decorative: is_decorative === "true" }),
    ...(focal_x !== undefined && { focal_x: Number(focal_x) }),
    ...(focal_y !== undefined && { focal_y: Number(focal_y) }),
  };
}

export type MediaFieldProblem = "missing" | "shape" | "long";

/** Why a text can't be stored; null if it can. */
export function mediaFieldProblem(name: MediaFieldName, value: string): MediaFieldProblem | null {
  switch (name) {
    case "name":
      if (value.trim() === "") return "missing";
      if (/[/\\]/.test(value)) return "shape";
      return isTooLong(value.trim(), nameLimit) ? "long" : null;
    case "alt_nl":
    case "alt_en":
      return isTooLong(value.trim(), altLimit) ? "long" : null;
    case "focal_x":
    case "focal_y":
      return /^\d{1,3}$/.test(value.trim()) && Number(value) <= 100 ? null : "shape";
    case "is_decorative":
      return null;
  }
}
