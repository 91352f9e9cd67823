import { RestError } from "./errors/rest-error.ts";

const json = "application/json";
const list = "application/vnd.pgrst.array+json";
const object = "application/vnd.pgrst.object+json";
const lists = ["*/*", "application/*", json, list];

/** How rows are sent: one object rather than a list, and without the members that are null. */
export type Representation = { isObject: boolean; isStripped: boolean };

/** Throws RestError PGRST107. */
export function acceptedRepresentation(accept: string | null): Representation {
  if (accept === null || accept.trim() === "") return { isObject: false, isStripped: false };
  const types = accept.split(",").map((part) => part.trim().toLowerCase());
  for (const type of types) {
    const [name = "", ...parameters] = type.split(";").map((part) => part.trim());
    const isStripped = parameters.includes("nulls=stripped");
    if (name === object) return { isObject: true, isStripped };
    if (lists.includes(name)) return { isObject: false, isStripped: isStripped && name === list };
  }
  throw new RestError({
    status: 406,
    code: "PGRST107",
    message: `None of these media types are available: ${types.join(", ")}`,
  });
}

export function contentType({ isObject, isStripped }: Representation): string {
  if (isStripped) return `${isObject ? object : list};nulls=stripped; charset=utf-8`;
  return `${isObject ? object : json}; charset=utf-8`;
}

export const jsonType = `${json}; charset=utf-8`;

/** Throws RestError (415): other sites can send form types without a preflight. */
export function requireJson(header: string | null): void {
  const type = header?.split(";", 1)[0]?.trim().toLowerCase();
  if (type === json || type === object) return;
  throw new RestError({
    status: 415,
    code: "PGRST102",
    message: `Content-Type not acceptable: ${type || "none"}`,
    hint: "Send application/json.",
  });
}
