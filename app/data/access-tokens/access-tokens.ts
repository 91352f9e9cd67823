import { type Database, expectData, throwIfFailed } from "../database.ts";
import { type TokenDays, type TokenScope, tokenScopes } from "./token-terms.ts";

type AccessToken = {
  id: string;
  name: string;
  /** The host of the assistant that got it, "localhost" on the person's computer; null for a token made by hand. */
  connectedBy: string | null;
  scopes: readonly TokenScope[];
  createdAt: string;
  expiresAt: string;
  lastUsedAt: string | null;
};

/** The caller's access tokens, the newest first. Throws when the query fails. */
export async function listAccessTokens(db: Database): Promise<AccessToken[]> {
  const rows = expectData(
    await db
      .from("otm_access_tokens")
      .select(
        "id, name, connectedBy:connected_by, scopes, createdAt:created_at, expiresAt:expires_at, lastUsedAt:last_used_at",
      )
      .order("created_at", { ascending: false }),
  );
  return rows.map((row) => ({ ...row, scopes: tokenScopes.filter((scope) => row.scopes.includes(scope)) }));
}

/** A new token of the caller; it is shown once. Throws when that fails. */
export async function createAccessToken(
  db: Database,
  { name, scopes, days }: { name: string; scopes: readonly TokenScope[]; days: TokenDays },
): Promise<string> {
  return expectData(await db.rpc("create_access_token", { _name: name, _scopes: [...scopes], _days: days }));
}

export async function revokeAccessToken(db: Database, id: string): Promise<void> {
  throwIfFailed(await db.from("otm_access_tokens").delete().eq("id", id));
}
