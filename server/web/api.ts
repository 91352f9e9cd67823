import type { ReceiveBody, ServeApi } from "../shared/api-call.ts";
import { isFormType } from "./requests/cross-site.ts";
import { errorJson } from "./responses/error-responses.ts";
import { closedPolicy } from "./responses/headers.ts";

/** Calls the backend; the response is never cached. */
export async function serveApi(
  request: Request,
  receive: ReceiveBody,
  serve: ServeApi | null,
): Promise<Response> {
  const response = await callBackend(request, receive, serve);
  const headers = new Headers(response.headers);
  headers.set("Cache-Control", "no-store");
  headers.set("Content-Security-Policy", closedPolicy);
  return new Response(response.body, { status: response.status, headers });
}

async function callBackend(
  request: Request,
  receive: ReceiveBody,
  serve: ServeApi | null,
): Promise<Response> {
  if (!serve) return errorJson(404);
  if (request.method !== "GET" && isFormType(request.headers.get("content-type"))) return errorJson(415);
  return serve(request, receive);
}
