import { z } from "zod";
import type { Caller, Database, Parameter } from "../../backend/database/database.ts";
import { errorResponse } from "../../backend/rest/error-response.ts";

const json = z
  .union([z.array(z.unknown()), z.record(z.string(), z.unknown())])
  .transform((value) => JSON.stringify(value));
const values = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null(), json]));

export const service: Caller = { role: "service_role", claims: '{"role":"service_role"}' };

/**
 * Calls a function of `public` as PostgREST does for whoever has the secret key. The site's own REST interface knows
 * only functions that visitors and signed-in people may call.
 */
export async function callAsService(request: Request, database: Database): Promise<Response> {
  const name = /^\/rest\/v1\/rpc\/([a-z_]+)$/.exec(new URL(request.url).pathname)?.[1] ?? "";
  const [found] = await database.query<{ is_set: boolean }>(
    "select proretset as is_set from pg_proc where proname = $1 and pronamespace = 'public'::regnamespace",
    [name],
  );
  if (!found) return Response.json({ code: "PGRST202", message: `No function ${name}` }, { status: 404 });
  const given: [string, Parameter][] = Object.entries(values.parse(await request.json()));
  const list = given.map(([parameter], index) => `${parameter.replace(/[^a-z_]/g, "")} => $${index + 1}`);
  const call = `public.${name}(${list.join(", ")})`;
  const result = found.is_set ? "coalesce(json_agg(rows), '[]')::text" : "to_json(rows)::text";
  try {
    const statement = `select ${result} as body from ${call} rows`;
    const [row] = await database.queryAs<{ body: string | null }>(
      service,
      statement,
      given.map(([, value]) => value),
    );
    return new Response(row?.body ?? "null", { headers: { "Content-Type": "application/json" } });
  } catch (error) {
    return errorResponse(error, false, { error: () => {} });
  }
}
