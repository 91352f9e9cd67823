import type { ReceiveBody, ServeApi } from "../shared/api-call.ts";
import { takesOAuthForm } from "./oauth-metadata.ts";
import { apiArea } from "./requests/api-paths.ts";
import { isFormType } from "./requests/cross-site.ts";
import { errorJson } from "./responses/error-responses.ts";
import { closedPolicy } from "./responses/headers.ts";

/** Calls the backend; its responses are not cached, but for public pictures of the storage. */
export async function serveApi(
  request: Request,
  receive: ReceiveBody,
  serve: ServeApi | null,
): Promise<Response> {
  const response = await callBackend(request, receive, serve);
  const headers = new Headers(response.headers);
  if (!isStorage(request) || !headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  headers.set("Content-Security-Policy", closedPolicy);
  return new Response(response.body, { status: response.status, headers });
}

async function callBackend(
  request: Request,
  receive: ReceiveBody,
  serve: ServeApi | null,
): Promise<Response> {
  if (!serve) return errorJson(404);
  const { method, headers } = request;
  // supabase-js uploads a File in a form; its apikey and token are headers that no form can send.
  const takesForms = isStorage(request) || takesOAuthForm(request);
  if (method !== "GET" && !takesForms && isFormType(headers.get("content-type"))) return errorJson(415);
  return serve(request, receive);
}

function isStorage({ url }: Request): boolean {
  return apiArea(new URL(url).pathname) === "storage";
}
