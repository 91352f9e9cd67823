import { type DatabaseError, isTemporary } from "../../../shared/database-error.ts";

const statuses: readonly [RegExp, number][] = [
  [/^0L|^0P|^28/, 403],
  [/^2350[35]$/, 409],
  [/^25006$/, 405],
  [/^42883$|^42P01$/, 404],
  [/^P0001$/, 400],
  [/^09|^25|^2D|^38|^39|^3B|^40|^42P17$|^53400$|^54|^55|^57|^58|^08|^F0|^HV|^P0|^XX/, 500],
];

/**
 * The HTTP status of an SQLSTATE, as PostgREST maps them but for what may succeed later; `PT409` names its own. For anon,
 * forbidden is 401.
 */
export function statusOf({ code }: DatabaseError, isAnonymous: boolean): number {
  if (isTemporary(code)) return 503;
  const own = /^PT([1-5]\d\d)$/.exec(code);
  if (own) return Number(own[1]);
  if (code === "42501") return isAnonymous ? 401 : 403;
  return statuses.find(([pattern]) => pattern.test(code))?.[1] ?? 400;
}
