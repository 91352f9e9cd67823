import { linkTo } from "../../../supabase/functions/_shared/file-link.ts";
import { type Database, visitor } from "../../backend/database/database.ts";
import { findFunction, siteFunctions, unknownFunction } from "../../backend/functions.ts";
import type { Rest } from "../../backend/rest/rest.ts";

export type FunctionEndpoint = (request: Request) => Promise<Response>;

/** The site's functions in this process, as visitors call them. */
export function runFunctionsInProcess(database: Database, rest: Rest, siteUrl: URL): FunctionEndpoint {
  return async (request) => {
    const [key] = await database.call("file_link_key");
    const handle = findFunction(siteFunctions, request) ?? unknownFunction;
    return handle(request, {
      rest: (path) => rest.answer(new Request(new URL(`/rest/v1/${path}`, request.url)), visitor),
      rpc: database.call,
      waitForMail: async (id) => String((await database.call("mail_state", { _id: id }))[0]),
      downloadUrl: (leadId) => linkTo(siteUrl, Buffer.from(String(key), "hex"), leadId),
      tinymceApiKey: "gpl",
    });
  };
}
