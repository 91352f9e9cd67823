import type { Rpc } from "../../supabase/functions/_shared/confirmation.ts";
import type { Database } from "./database/database.ts";

const statements = {
  find_confirmation: {
    text: "select to_jsonb(found) as result from public.find_confirmation($1, $2, $3, $4) found",
    parameters: ["_kind", "_email", "_name", "_text"],
  },
  mail_state: { text: "select to_jsonb(public.mail_state($1)) as result", parameters: ["_id"] },
};

/** SQL functions that the site's functions call with the server's role. Throws DatabaseError. */
export function createOwnRpc(database: Database): Rpc {
  return async (name, given) => {
    const { text, parameters } = statements[name];
    const values = parameters.map((parameter) => given[parameter] ?? null);
    const [row] = await database.query<{ result: unknown }>(text, values);
    return row?.result ?? null;
  };
}
