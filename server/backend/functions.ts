import type { Confirming } from "../../supabase/functions/_shared/confirmation.ts";
import { handle as getHomepageFeaturedArticles } from "../../supabase/functions/get-homepage-featured-articles/handler.ts";
import { handle as getTinymceKey } from "../../supabase/functions/get-tinymce-key/handler.ts";
import { handle as sendContactConfirmation } from "../../supabase/functions/send-contact-confirmation/handler.ts";
import { handle as sendDownloadConfirmation } from "../../supabase/functions/send-download-confirmation/handler.ts";
import { jsonResponse } from "../shared/json-response.ts";

type FunctionContext = Confirming & {
  /** Calls `/rest/v1/<path>` as the function's caller. */
  rest(path: string): Promise<Response>;
  tinymceApiKey: string;
};

type FunctionHandler = (request: Request, context: FunctionContext) => Promise<Response>;

export type Functions = Readonly<Record<string, FunctionHandler>>;

/** By the names under which they are invoked. */
export const siteFunctions: Functions = {
  "get-homepage-featured-articles": getHomepageFeaturedArticles,
  "get-tinymce-key": getTinymceKey,
  "send-contact-confirmation": sendContactConfirmation,
  "send-download-confirmation": sendDownloadConfirmation,
};

export function findFunction(functions: Functions, request: Request): FunctionHandler | null {
  const name = /^\/functions\/v1\/([a-z0-9-]+)$/.exec(new URL(request.url).pathname)?.[1] ?? "";
  return Object.hasOwn(functions, name) ? (functions[name] ?? null) : null;
}

export async function unknownFunction(): Promise<Response> {
  return jsonResponse(404, { code: "NOT_FOUND", message: "Requested function was not found" });
}
