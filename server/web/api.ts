import { isFormType } from "./cross-site.ts";
import { closedPolicy } from "./headers.ts";
import { refusalJson } from "./refusals.ts";

/** Answers a call of the pages, which is part of work that was admitted. */
export type AnswerApi = (request: Request) => Promise<Response>;

/** Answers a call from outside, whose body `receive` gives when it is known how long it may be. */
export type ServeApi = (
  request: Request,
  receive: (bytes: number) => Promise<Request | Response>,
) => Promise<Response>;

const areas = ["rest", "functions", "auth", "storage"] as const;

/** Which part of the backend's own interface a path belongs to; null for none. */
export function apiArea(pathname: string): (typeof areas)[number] | null {
  const [, name] = /^\/(rest|functions|auth|storage)\/v1(?:\/|$)/.exec(pathname) ?? [];
  return areas.find((area) => area === name) ?? null;
}

/** Whether a path belongs to the backend's own interface. */
export function isApiPath(pathname: string): boolean {
  return apiArea(pathname) !== null;
}

/** The backend's answer to a call; no page and no cache may keep it. */
export async function serveApi(
  request: Request,
  receive: Parameters<ServeApi>[1],
  serve: ServeApi | null,
): Promise<Response> {
  const answer = await askBackend(request, receive, serve);
  const headers = new Headers(answer.headers);
  headers.set("Cache-Control", "no-store");
  headers.set("Content-Security-Policy", closedPolicy);
  return new Response(answer.body, { status: answer.status, headers });
}

async function askBackend(
  request: Request,
  receive: Parameters<ServeApi>[1],
  serve: ServeApi | null,
): Promise<Response> {
  if (!serve) return refusalJson(404);
  if (request.method !== "GET" && isFormType(request.headers.get("content-type"))) return refusalJson(415);
  return serve(request, receive);
}
