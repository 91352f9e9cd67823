import { forwardedAddress, networkOf } from "../../shared/client-address.ts";
import { DatabaseError } from "../../shared/database-error.ts";
import { refundRate, tryConsumeRate } from "../database/rate-counts.ts";
import type { Table } from "./catalog/catalog.ts";
import { limitExceeded, limits } from "./errors/limits.ts";
import { RestError } from "./errors/rest-error.ts";
import type { RequestContext } from "./request-context.ts";

/** Tables that anybody may insert into. */
export const forms: ReadonlySet<string> = new Set(["otm_contact_subm_vlotwerk", "otm_download_submissions"]);

export const formRate = { name: "form", max: 5, seconds: 600 };
/** Of comments through preview links. */
export const opinionRate = { name: "opinion", max: 60, seconds: 600 };

/** Runs `store` within the form rate of the client's network. Throws RestError (413, 429), DatabaseError. */
export async function withinFormRate<Result>(
  context: RequestContext,
  table: Table,
  rows: number,
  store: () => Promise<Result>,
): Promise<Result> {
  if (!forms.has(table.name)) return store();
  if (rows > limits.visitorRows) throw limitExceeded(413, "Forms are sent one at a time");
  return withinRate(context, formRate, store);
}

/** Runs `store` within a rate of the client's network. Throws RestError (429), DatabaseError. */
export async function withinRate<Result>(
  { request, database }: RequestContext,
  rate: typeof formRate,
  store: () => Promise<Result>,
): Promise<Result> {
  const visitor = networkOf(forwardedAddress(request));
  const wait = await tryConsumeRate(database, rate, visitor);
  if (wait > 0) throw tooManyForms(wait);
  try {
    return await store();
  } catch (error) {
    if (isServerError(error)) await refundRate(database, rate, visitor).catch(() => {});
    throw error;
  }
}

/** Connection lost, no resources, or cancelled. */
function isServerError(error: unknown): boolean {
  return error instanceof DatabaseError && /^(?:08|53|57)/.test(error.code);
}

export function tooManyForms(wait: number): RestError {
  return new RestError({
    status: 429,
    code: "over_form_rate_limit",
    message: `Too many forms from this address. Try again in ${wait} seconds.`,
    details: String(wait),
    headers: { "Retry-After": String(wait) },
  });
}
