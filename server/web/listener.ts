import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener, RequestError } from "@hono/node-server";
import type { Log } from "../shared/log.ts";
import type { Handle } from "./http/pipelining.ts";
import { errorPage } from "./responses/error-responses.ts";
import { type HeaderSettings, securityHeaders } from "./responses/headers.ts";
import type { Web } from "./web.ts";

/** Handles a request or calls `next`: the development server. */
export type Before = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;

type HandlerOptions = { web: Web; headers: HeaderSettings; log: Log; before?: Before };

export function createHandler({ web, headers, log, before }: HandlerOptions): Handle {
  const answer = getRequestListener((request, env) => web.fetch(request, env), {
    overrideGlobalObjects: false,
    errorHandler(error) {
      if (!(error instanceof RequestError)) log.error("request failed", error);
      return secured(errorPage(error instanceof RequestError ? 400 : 500, "/"), headers);
    },
  });
  return function handle(incoming, outgoing) {
    if (before) before(incoming, outgoing, () => void answer(incoming, outgoing));
    else void answer(incoming, outgoing);
  };
}

function secured(answer: Response, settings: HeaderSettings): Response {
  const added = securityHeaders(settings, "/", answer.headers.get("content-type"));
  for (const [name, value] of Object.entries(added)) answer.headers.set(name, value);
  return answer;
}
