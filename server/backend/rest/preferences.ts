import { RestError, unsupported } from "./errors/rest-error.ts";

/** The `Prefer` header (RFC 7240, PostgREST). */
export type Preferences = {
  answer: "minimal" | "representation" | "headers-only";
  resolution: "merge-duplicates" | "ignore-duplicates" | null;
  isCounted: boolean;
  /** `missing=default`: a column that a row lacks gets its default. */
  fillsDefaults: boolean;
  /** A write that changes more rows is undone. */
  maxAffected: number | null;
  /** For Preference-Applied. */
  applied: string[];
};

const known = {
  return: ["minimal", "representation", "headers-only"],
  resolution: ["merge-duplicates", "ignore-duplicates"],
  // Always counted exactly.
  count: ["exact", "planned", "estimated"],
  missing: ["default", "null"],
  handling: ["strict", "lenient"],
} as const;

/** Preferences of PostgREST that would change what a request does, and that are not offered. */
const unsupportedNames = ["timezone", "params"];

/**
 * Unknown preferences are ignored (RFC 7240), unless the header asks for strict handling.
 *
 * @throws RestError PGRST122 for those; PGRST100 for what PostgREST knows and this server doesn't
 */
export function parsePreferences(header: string | null): Preferences {
  const preferences: Preferences = {
    answer: "minimal",
    resolution: null,
    isCounted: false,
    fillsDefaults: false,
    maxAffected: null,
    applied: [],
  };
  const parts = (header?.split(",") ?? []).map((part) => part.trim()).filter((part) => part !== "");
  const isStrict = parts.includes("handling=strict");
  const invalid = parts.filter((part) => !apply(part, preferences, isStrict));
  if (isStrict && invalid.length > 0) throw invalidPreferences(invalid);
  return preferences;
}

/** @returns whether the preference is known */
function apply(part: string, preferences: Preferences, isStrict: boolean): boolean {
  const [name = "", value] = part.split("=", 2);
  if (unsupportedNames.includes(name) || part === "tx=rollback") throw unsupported(`Prefer: ${part} is`);
  const response = name === "return" ? known.return.find((one) => one === value) : undefined;
  const resolution = name === "resolution" ? known.resolution.find((one) => one === value) : undefined;
  const missing = name === "missing" ? known.missing.find((one) => one === value) : undefined;
  const isCount = name === "count" && known.count.some((one) => one === value);
  const isHandling = name === "handling" && known.handling.some((one) => one === value);
  const isLimit = name === "max-affected" && /^\d{1,9}$/.test(value ?? "");
  if (response) preferences.answer = response;
  if (resolution) preferences.resolution = resolution;
  if (isCount) preferences.isCounted = true;
  if (missing) preferences.fillsDefaults = missing === "default";
  // As PostgREST: only with strict handling.
  if (isLimit && isStrict) preferences.maxAffected = Number(value);
  const isApplied = response || resolution || missing || isHandling || (isLimit && isStrict);
  if (isApplied) preferences.applied.push(part);
  if (isCount) preferences.applied.push("count=exact");
  return Boolean(isApplied) || isCount || isLimit || part === "tx=commit";
}

function invalidPreferences(invalid: readonly string[]): RestError {
  return new RestError({
    status: 400,
    code: "PGRST122",
    message: "Invalid preferences given with handling=strict",
    details: `Invalid preferences: ${invalid.join(", ")}`,
  });
}
