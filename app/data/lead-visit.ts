import { z } from "zod";

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

const schema = z.partialRecord(z.enum(visitParts), z.string());

/** How a visitor came, from what the database keeps; nothing when that is unknown. */
export function readVisit(stored: unknown): Visit {
  return schema.safeParse(stored).data ?? {};
}
