import { createClient, type PostgrestSingleResponse, type SupabaseClient } from "@supabase/supabase-js";
import { createContext, data } from "react-router";
import type { Database as Schema } from "./schema.ts";

/** The backend as a query sees it, whoever asks: a visitor here, an administrator in the panel. */
export type Database = SupabaseClient<Schema>;

/** The backend as a visitor may use it. */
export const publicDatabase = createContext<Database>();

type Connection = { backendUrl: string; publishableKey: string; fetch: typeof fetch };

const connections = new WeakMap<Connection, Database>();

/** A client that asks as a visitor, one per connection: it holds no session, so requests can share it. */
export function connectPublicDatabase(connection: Connection): Database {
  const known = connections.get(connection);
  if (known) return known;
  const database = createClient<Schema>(connection.backendUrl, connection.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // The visitor waits: a database that is away is said at once, and the page can be asked for again.
    db: { retry: false },
    global: { fetch: connection.fetch },
  });
  connections.set(connection, database);
  return database;
}

/** Gives the backend as the person with this access token may use it. */
export const personDatabase = createContext<(token: string) => Database>();

/** A client that asks with a person's access token, for one request. */
export function connectPersonDatabase(connection: Connection, token: string): Database {
  return createClient<Schema>(connection.backendUrl, connection.publishableKey, {
    accessToken: async () => token,
    db: { retry: false },
    global: { fetch: connection.fetch },
  });
}

/**
 * The data of an answer that must have some.
 *
 * @throws a 503 answer when the backend is away, an Error when it refused the query
 */
export function expectData<Data>(answer: PostgrestSingleResponse<Data>): Data {
  throwIfFailed(answer);
  if (answer.data === null) throw new Error("The backend answered without data");
  return answer.data;
}

/**
 * The number of rows of an answer that was asked to count them (`count: "exact"`).
 *
 * @throws as `expectData`
 */
export function expectCount(answer: PostgrestSingleResponse<unknown>): number {
  throwIfFailed(answer);
  if (answer.count === null) throw new Error("The backend answered without a count");
  return answer.count;
}

/**
 * The row of an answer to `single()`, or null when there is none (PostgREST's PGRST116).
 *
 * @throws as `expectData`
 */
export function expectRowOrNull<Row>(answer: PostgrestSingleResponse<Row>): Row | null {
  if (answer.error?.code === "PGRST116") return null;
  throwIfFailed(answer);
  return answer.data;
}

/** The version of a row that there was not yet, for a write that would make it. */
export const neverStored = "-infinity";

/** Thrown when a write named a version of a row that is not the present one: somebody else saved since. */
export class StaleWrite extends Error {}

/** Throws what a failed answer means: StaleWrite, 503 when the backend is away, 401 for a token that is over, else an Error. */
export function throwIfFailed({ error, status }: PostgrestSingleResponse<unknown>): void {
  if (!error) return;
  if (error.code === "PT409") throw new StaleWrite(error.message);
  if (isAway(status)) throw data(null, { status: 503, headers: { "Retry-After": "10" } });
  if (status === 401) throw data(null, { status });
  throw new Error(`The backend refused a query (${status} ${error.code ?? ""}): ${error.message}`);
}

/** Whether a status says that the backend can't be reached: no answer at all, or a gateway's or its own 5xx. */
export function isAway(status: number): boolean {
  return status === 0 || status >= 500;
}

/** A part that a page can do without: its failure is logged, and what stands in for it is given instead. */
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
