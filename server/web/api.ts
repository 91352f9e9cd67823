import { isFormType } from "./cross-site.ts";
import { closedPolicy } from "./headers.ts";
import { refusalJson } from "./refusals.ts";

export type AnswerApi = (request: Request) => Promise<Response>;

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
export async function serveApi(request: Request, answerApi: AnswerApi | null): Promise<Response> {
  const answer = await askBackend(request, answerApi);
  const headers = new Headers(answer.headers);
  headers.set("Cache-Control", "no-store");
  headers.set("Content-Security-Policy", closedPolicy);
  return new Response(answer.body, { status: answer.status, headers });
}

async function askBackend(request: Request, answerApi: AnswerApi | null): Promise<Response> {
  if (!answerApi) return refusalJson(404);
  if (request.method !== "GET" && isFormType(request.headers.get("content-type"))) return refusalJson(415);
  return answerApi(request);
}
