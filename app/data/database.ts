import { createClient, type PostgrestSingleResponse, type SupabaseClient } from "@supabase/supabase-js";
import { createContext, data } from "react-router";
import type { Database as Schema } from "./schema.ts";
import { storageLimitIn } from "./storage-limit.ts";

/** The backend client, of a visitor or an administrator. */
export type Database = SupabaseClient<Schema>;

/** The client with the anon role. */
export const publicDatabase = createContext<Database>();

type Connection = { backendUrl: string; publishableKey: string; fetch: typeof fetch };

const connections = new WeakMap<Connection, Database>();

/** The anon client of a connection; it has no session, so requests share it. */
export function connectPublicDatabase(connection: Connection): Database {
  const known = connections.get(connection);
  if (known) return known;
  const database = createClient<Schema>(connection.backendUrl, connection.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // A retry would only delay the error page.
    db: { retry: false },
    global: { fetch: connection.fetch },
  });
  connections.set(connection, database);
  return database;
}

/** Creates the client of an access token. */
export const personDatabase = createContext<(token: string) => Database>();

/** A client with a user's access token, for one request. */
export function connectPersonDatabase(connection: Connection, token: string): Database {
  return createClient<Schema>(connection.backendUrl, connection.publishableKey, {
    accessToken: async () => token,
    db: { retry: false },
    global: { fetch: connection.fetch },
  });
}

/**
 * The data of a response.
 *
 * @throws a 503 response when the backend is unavailable, Error when it rejects the query
 */
export function expectData<Data>(answer: PostgrestSingleResponse<Data>): Data {
  throwIfFailed(answer);
  if (answer.data === null) throw new Error("The backend answered without data");
  return answer.data;
}

/**
 * The count of a response with `count: "exact"`.
 *
 * @throws as `expectData`
 */
export function expectCount(answer: PostgrestSingleResponse<unknown>): number {
  throwIfFailed(answer);
  if (answer.count === null) throw new Error("The backend answered without a count");
  return answer.count;
}

/**
 * The row of a `single()` response, or null without one (PGRST116).
 *
 * @throws as `expectData`
 */
export function expectRowOrNull<Row>(answer: PostgrestSingleResponse<Row>): Row | null {
  if (answer.error?.code === "PGRST116") return null;
  throwIfFailed(answer);
  return answer.data;
}

/** The version of a row that does not exist yet. */
export const neverStored = "-infinity";

/** A write named an outdated row version. */
export class StaleWrite extends Error {}

/** The database refused it to this user. */
export class Refused extends Error {}

/**
 * Throws StaleWrite, StorageLimitReached, Refused, a 503 response when the backend is unavailable, 401 for an expired token,
 * else Error.
 */
export function throwIfFailed({ error, status }: PostgrestSingleResponse<unknown>): void {
  if (!error) return;
  if (error.code === "PT409") throw new StaleWrite(error.message);
  const limit = storageLimitIn(error);
  if (limit) throw limit;
  if (isAway(status)) throw data(null, { status: 503, headers: { "Retry-After": "10" } });
  if (status === 401) throw data(null, { status });
  const message = `The backend refused a query (${status} ${error.code ?? ""}): ${error.message}`;
  throw status === 403 ? new Refused(message) : new Error(message);
}

/** Another row has the name. */
export class RowTaken extends Error {}

/** A table has as many rows as it can have. */
export class TableFull extends Error {}

/** Throws RowTaken, TableFull, or as `throwIfFailed`. */
export function throwIfNotTaken(answer: PostgrestSingleResponse<unknown>): void {
  const { code, message, hint } = answer.error ?? {};
  if (code === "23505") throw new RowTaken(message);
  // A limit of the storage names its setting.
  if (code === "PT429" && !hint) throw new TableFull(message);
  throwIfFailed(answer);
}

/** Whether the backend is unavailable: no response, or a 5xx. */
function isAway(status: number): boolean {
  return status === 0 || status >= 500;
}

/** An optional part of a page: a failure is logged and replaced by the fallback. */
export async function optional<Part, const StandIn>(
  part: Promise<Part>,
  standIn: StandIn,
): Promise<Part | StandIn> {
  try {
    return await part;
  } catch (error) {
    console.error("A part of a page was left out:", error instanceof Error ? error.message : "backend away");
    return standIn;
  }
}
