import { linkTo } from "../../../supabase/functions/_shared/file-link.ts";
import { type Database, visitor } from "../../backend/database/database.ts";
import { findFunction, siteFunctions, unknownFunction } from "../../backend/functions.ts";
import { createOwnRpc } from "../../backend/own-rpc.ts";
import type { Rest } from "../../backend/rest/rest.ts";

export type FunctionEndpoint = (request: Request) => Promise<Response>;

/** The site's functions in this process, as visitors call them. */
export function runFunctionsInProcess(database: Database, rest: Rest, siteUrl: URL): FunctionEndpoint {
  const rpc = createOwnRpc(database);
  return async (request) => {
    const [row] = await database.query<{ key: string }>("select public.file_link_key() as key");
    const key = Buffer.from(row?.key ?? "", "hex");
    const handle = findFunction(siteFunctions, request) ?? unknownFunction;
    return handle(request, {
      rest: (path) => rest.answer(new Request(new URL(`/rest/v1/${path}`, request.url)), visitor),
      rpc,
      waitForMail: async (id) => String(await rpc("mail_state", { _id: id })),
      downloadUrl: (leadId) => linkTo(siteUrl, key, leadId),
      tinymceApiKey: "gpl",
    });
  };
}
