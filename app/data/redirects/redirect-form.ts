import { canKeepQuery, redirectPath } from "./redirect-path.ts";

/** An old address, and where it leads; without a target it is gone (410). */
export type Redirect = { path: string; target: string | null; note: string };

/** What is typed; `isGone` leaves `to` out. */
export type RedirectForm = { from: string; to: string; isGone: boolean; note: string };

export type RedirectField = "path" | "target" | "note";

/** The length limit of a note, in characters. */
export const maxNote = 300;

const maxTarget = 2_000;

/** As the table's constraint. */
const targetShape = /^(\/([^/\\\s\p{Cc}][^\\\s\p{Cc}]*)?|https?:\/\/[^/\\\s\p{Cc}]+(\/[^\\\s\p{Cc}]*)?)$/u;

/**
 * The redirect to store, or the fields that have none.
 *
 * @param origin of this site, whose addresses are kept as paths
 */
export function readRedirect(form: RedirectForm, origin: string): Redirect | RedirectField[] {
  const path = canKeepQuery(form.from) ? redirectPath(form.from) : null;
  const target = form.isGone ? null : readTarget(form.to, origin);
  const note = form.note.replace(/[\s\p{Cc}]+/gu, " ").trim();
  const wrong = [
    ...(path === null ? (["path"] as const) : []),
    ...(target === null && !form.isGone ? (["target"] as const) : []),
    ...([...note].length > maxNote ? (["note"] as const) : []),
  ];
  return path === null || wrong.length > 0 ? wrong : { path, target, note };
}

function readTarget(text: string, origin: string): string | null {
  const typed = text.trim().replaceAll(" ", "%20");
  const isHere = typed === origin || typed.startsWith(`${origin}/`);
  const target = isHere ? typed.slice(origin.length) || "/" : typed;
  return targetShape.test(target) && target.length <= maxTarget ? target : null;
}
