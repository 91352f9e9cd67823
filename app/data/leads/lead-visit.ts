/** The parts of a visit: landing page, last page, referrer and campaign. */
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

/** The visit of a stored lead; empty when unknown. */
export function storedVisit(stored: unknown): Visit {
  const visit: Visit = {};
  if (typeof stored !== "object" || stored === null) return visit;
  for (const part of visitParts) {
    const value: unknown = Reflect.get(stored, part);
    if (typeof value === "string") visit[part] = value;
  }
  return visit;
}
