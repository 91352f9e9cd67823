import type { Database, Queryable } from "./database.ts";

/** A list or an object is jsonb in SQL. */
type Argument =
  | string
  | number
  | boolean
  | null
  | readonly (string | object)[]
  | Readonly<Record<string, unknown>>;

/**
 * Calls a SQL function of `public` with the server's own role: the rows of a set, else the one value, as JSON says them.
 * Throws DatabaseError.
 */
export type CallFunction = (
  name: string,
  parameters?: Readonly<Record<string, Argument>>,
) => Promise<unknown[]>;

/** The server's own role, in its database or a transaction there, or in a Supabase project. */
export type OwnRole = { call: CallFunction };

export type ListeningRole = OwnRole & Pick<Database, "listen">;

/** A number that is higher after each change of what visitors see. Throws DatabaseError. */
export async function readContentVersion({ call }: OwnRole): Promise<string> {
  const [version] = await call("content_version");
  return String(version);
}

/** Calls functions by what runs statements. */
export function callWith(query: Queryable["query"]): CallFunction {
  return async (name, parameters = {}) => {
    // Both names are the server's own, never a request's.
    const list = Object.keys(parameters).map((parameter, index) => `${parameter} => $${index + 1}`);
    const values = Object.values(parameters).map((value) =>
      typeof value === "object" && value !== null ? JSON.stringify(value) : value,
    );
    const call = `public.${name}(${list.join(", ")}) result`;
    const statement = `select coalesce(json_agg(result), '[]') as rows from ${call}`;
    const [row] = await query<{ rows: unknown[] }>(statement, values);
    return row?.rows ?? [];
  };
}
