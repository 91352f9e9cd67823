/** What can be known about how a visitor came. */
export const visitParts = [
  "first_page",
  "last_page",
  "referrer",
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
] as const;

export type VisitPart = (typeof visitParts)[number];
export type Visit = Partial<Record<VisitPart, string>>;

/** How a visitor came, from what the database keeps; nothing when that is unknown. */
export function storedVisit(stored: unknown): Visit {
  const visit: Visit = {};
  if (typeof stored !== "object" || stored === null) return visit;
  for (const part of visitParts) {
    const value: unknown = Reflect.get(stored, part);
    if (typeof value === "string") visit[part] = value;
  }
  return visit;
}
