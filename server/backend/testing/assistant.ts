import { randomBytes, randomUUID } from "node:crypto";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { onTestFinished } from "vitest";
import { hashToken } from "../auth/tokens/secret-tokens.ts";
import type { Database } from "../database/database.ts";

/** A new access token of a new person with this role. */
export async function createAccessToken(
  database: Database,
  scopes: readonly string[],
  role = "admin",
): Promise<{ id: string; token: string; personId: string }> {
  const id = randomUUID();
  const personId = randomUUID();
  const token = `vlotwerk_${randomBytes(32).toString("hex")}`;
  await database.query("insert into auth.users (id, email) values ($1, $2)", [
    personId,
    `${personId}@vlotwerk.example`,
  ]);
  await database.query("insert into public.user_roles (user_id, role) values ($1, $2)", [personId, role]);
  await database.query(
    `insert into public.otm_access_tokens (id, user_id, name, scopes, token_hash, is_aal2, expires_at)
     values ($1, $2, 'Test assistant', $3, $4, false, now() + interval '1 day')`,
    [id, personId, scopes, hashToken(token)],
  );
  return { id, token, personId };
}

/** "legacy" speaks the revisions of 2025, "auto" the present one. */
export type Era = "legacy" | "auto";

/** The SDK's own client, connected over HTTP until the test ends. */
export async function connectAssistant(
  url: string,
  token: string,
  mode: Era = "auto",
  fetchWith: typeof fetch = fetch,
): Promise<Client> {
  const client = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode } });
  const headers = { Authorization: `Bearer ${token}` };
  const options = { requestInit: { headers }, fetch: fetchWith };
  await client.connect(new StreamableHTTPClientTransport(new URL("/mcp", url), options));
  onTestFinished(() => client.close());
  return client;
}
