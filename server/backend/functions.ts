import type { Confirming } from "../../supabase/functions/_shared/confirmation.ts";
import { handle as getHomepageFeaturedArticles } from "../../supabase/functions/get-homepage-featured-articles/handler.ts";
import { handle as getTinymceKey } from "../../supabase/functions/get-tinymce-key/handler.ts";
import { handle as sendContactConfirmation } from "../../supabase/functions/send-contact-confirmation/handler.ts";
import { handle as sendDownloadConfirmation } from "../../supabase/functions/send-download-confirmation/handler.ts";
import { errorJson } from "./rest/answers.ts";

export type FunctionContext = Confirming & {
  /** Asks `/rest/v1/<path>` as the caller of the function. */
  rest(path: string): Promise<Response>;
  /** The licence key of the rich-text editor. */
  tinymceApiKey: string;
};

export type FunctionHandler = (request: Request, context: FunctionContext) => Promise<Response>;

export type Functions = Readonly<Record<string, FunctionHandler>>;

/** The functions in `supabase/functions/`, by the name under which they are invoked. */
export const siteFunctions: Functions = {
  "get-homepage-featured-articles": getHomepageFeaturedArticles,
  "get-tinymce-key": getTinymceKey,
  "send-contact-confirmation": sendContactConfirmation,
  "send-download-confirmation": sendDownloadConfirmation,
};

/** Answers `/functions/v1/<name>` with a handler's own answer. */
export async function invokeFunction(
  functions: Functions,
  request: Request,
  context: FunctionContext,
): Promise<Response> {
  const name = /^\/functions\/v1\/([a-z0-9-]+)$/.exec(new URL(request.url).pathname)?.[1];
  if (name === undefined || !Object.hasOwn(functions, name)) return unknownFunction();
  const answer = await functions[name]?.(request, context);
  return answer ?? unknownFunction();
}

function unknownFunction(): Response {
  return errorJson(404, { code: "NOT_FOUND", message: "Requested function was not found" });
}
