import { RestError } from "./errors/rest-error.ts";

const list = "application/json";
const object = "application/vnd.pgrst.object+json";
const answered = ["*/*", "application/*", list, "application/vnd.pgrst.array+json"];

/** Whether one object is accepted rather than a list. Throws RestError PGRST107. */
export function wantsObject(accept: string | null): boolean {
  if (accept === null || accept.trim() === "") return false;
  const types = accept.split(",").map((part) => part.split(";", 1)[0]?.trim().toLowerCase() ?? "");
  for (const type of types) {
    if (type === object) return true;
    if (answered.includes(type)) return false;
  }
  throw new RestError({
    status: 406,
    code: "PGRST107",
    message: `None of these media types are available: ${types.join(", ")}`,
  });
}

export function contentType(isObject: boolean): string {
  return `${isObject ? object : list}; charset=utf-8`;
}

/** Throws RestError (415): other sites can send form types without a preflight. */
export function requireJson(header: string | null): void {
  const type = header?.split(";", 1)[0]?.trim().toLowerCase();
  if (type === list || type === object) return;
  throw new RestError({
    status: 415,
    code: "PGRST102",
    message: `Content-Type not acceptable: ${type || "none"}`,
    hint: "Send application/json.",
  });
}
