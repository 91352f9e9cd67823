import { z } from "../../zod.ts";
import { tidyLine } from "../form-data.ts";
import { type Visit, type VisitPart, visitParts } from "../leads/lead-visit.ts";
import { isPlainHost, originWords, otherWords } from "../statistics/origin-words.ts";

/** The limit of each part, in characters. */
const maxLength = 300;

const line = z.preprocess(
  (value) => tidyLine(value).slice(0, maxLength).toWellFormed().trim(),
  z.string().min(1),
);

/** A path of this site, without query and fragment. */
const page = z.preprocess((value) => tidyLine(value).split(/[?#]/)[0], line).refine(isPath);

/** The host of another site, with its port; `otherWords` for one that may be somebody's. */
const host = z
  .preprocess((value) => tidyLine(value).toLowerCase(), line)
  .refine(isHost)
  .transform((text) => (isPlainHost(text.replace(/:\d+$/, "")) ? text : otherWords));

/** Words of a campaign; `otherWords` for those that may be somebody's. */
const words = z.preprocess((value) => originWords(tidyLine(value)), z.string().min(1));

function dropped<Part extends z.ZodType>(part: Part) {
  return part.optional().catch(undefined);
}

/** The visit, under the names of the hidden fields and the stored parts. */
const visit: z.ZodType<{ [Part in VisitPart]?: string | undefined }> = z.object({
  first_page: dropped(page),
  last_page: dropped(page),
  referrer: dropped(host),
  utm_source: dropped(words),
  utm_medium: dropped(words),
  utm_campaign: dropped(words),
  utm_term: dropped(words),
  utm_content: dropped(words),
});

/** The valid parts of a form's visit; null without any. Invalid parts are ignored. */
export function readVisit(form: FormData): Visit | null {
  const parts: Visit = {};
  const given = visit.parse(Object.fromEntries(form));
  for (const part of visitParts) if (given[part] !== undefined) parts[part] = given[part];
  return Object.keys(parts).length > 0 ? parts : null;
}

function isPath(text: string): boolean {
  return /^\/(?![/\\])\S*$/.test(text);
}

function isHost(text: string): boolean {
  return /^[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?(?::\d{1,5})?$/.test(text);
}
