/** The `Prefer` header (RFC 7240, PostgREST). */
export type Preferences = {
  answer: "minimal" | "representation" | "headers-only";
  resolution: "merge-duplicates" | "ignore-duplicates" | null;
  isCounted: boolean;
  /** For Preference-Applied. */
  applied: string[];
};

const known = {
  return: ["minimal", "representation", "headers-only"],
  resolution: ["merge-duplicates", "ignore-duplicates"],
  // Always counted exactly.
  count: ["exact", "planned", "estimated"],
} as const;

/** Unknown preferences are ignored (RFC 7240). */
export function parsePreferences(header: string | null): Preferences {
  const preferences: Preferences = { answer: "minimal", resolution: null, isCounted: false, applied: [] };
  for (const part of header?.split(",") ?? []) {
    const [name, value] = part.trim().split("=", 2);
    const response = name === "return" ? known.return.find((one) => one === value) : undefined;
    const resolution = name === "resolution" ? known.resolution.find((one) => one === value) : undefined;
    const count = name === "count" ? known.count.find((one) => one === value) : undefined;
    if (response) preferences.answer = response;
    if (resolution) preferences.resolution = resolution;
    if (count) preferences.isCounted = true;
    if (response || resolution) preferences.applied.push(part.trim());
    if (count) preferences.applied.push("count=exact");
  }
  return preferences;
}
