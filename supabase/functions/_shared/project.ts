import { Buffer } from "node:buffer";
import { mailTimeout } from "./confirmation.ts";
import { linkTo } from "./file-link.ts";

declare const Deno: { env: { get(name: string): string | undefined } };

/** Calls `/rest/v1/<path>` of the project with the caller's rights. */
export function restClientOf(caller: Request): (path: string) => Promise<Response> {
  const headers = headersOf(keyFrom("SUPABASE_PUBLISHABLE_KEYS", "SUPABASE_ANON_KEY"));
  const authorization = caller.headers.get("Authorization");
  if (authorization) headers.set("Authorization", authorization);
  return (path) => fetch(`${setting("SUPABASE_URL")}/rest/v1/${path}`, { headers });
}

/** Calls a function of the project's database in the role of the site's server. Throws when it did not answer well. */
export async function rpc(name: string, parameters: Record<string, string>): Promise<unknown> {
  const headers = headersOf(keyFrom("SUPABASE_SECRET_KEYS", "SUPABASE_SERVICE_ROLE_KEY"));
  headers.set("Content-Type", "application/json");
  const address = `${setting("SUPABASE_URL")}/rest/v1/rpc/${name}`;
  const response = await fetch(address, { method: "POST", headers, body: JSON.stringify(parameters) });
  if (!response.ok) throw new Error(`${name} answered ${response.status}`);
  return response.json();
}

/** A mail's state once it is not queued any more, or after `mailTimeout`: a project notifies no function. Throws as `rpc`. */
export async function waitForMail(id: string): Promise<string> {
  const deadline = Date.now() + mailTimeout;
  for (;;) {
    const state = String(await rpc("mail_state", { _id: id }));
    if (state !== "queued" || Date.now() >= deadline) return state;
    await new Promise((resolve) => setTimeout(resolve, 75));
  }
}

/** The address at which the site's server gives out what a request was for. Throws as `rpc`. */
export async function downloadUrl(leadId: string): Promise<string> {
  const key = Buffer.from(String(await rpc("file_link_key", {})), "hex");
  return linkTo(new URL(setting("SITE_URL")), key, leadId);
}

/** A setting of the function; "" when it is missing. */
export function setting(name: string): string {
  return Deno.env.get(name) ?? "";
}

/** The keys that a project gives to its functions: the present ones as JSON by their names, the older one as text. */
function keyFrom(present: string, older: string): string {
  const keys: unknown = JSON.parse(setting(present) || "{}");
  const named = typeof keys === "object" && keys !== null ? Object.entries(keys) : [];
  const first: unknown = (named.find(([name]) => name === "default") ?? named[0])?.[1];
  return typeof first === "string" ? first : setting(older);
}

/** Newer keys are rejected as bearer tokens. */
function headersOf(key: string): Headers {
  const headers = new Headers({ apikey: key });
  if (!key.startsWith("sb_")) headers.set("Authorization", `Bearer ${key}`);
  return headers;
}
