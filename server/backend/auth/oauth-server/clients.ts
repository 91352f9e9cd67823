import { isId } from "../../../../app/data/id-pattern.ts";
import type { Queryable } from "../../database/database.ts";
import { type DocumentOptions, findDocument } from "./client-documents.ts";
import { OAuthError } from "./oauth-error.ts";

/** `documentHost`: of the document that describes it, which proves where it is from; null for a registered one. */
export type Client = { id: string; name: string; redirectUris: string[]; documentHost: string | null };

/** The client with this id, registered or by its metadata document. Throws OAuthError. */
export async function findClient(
  database: Queryable,
  id: string | null,
  options: DocumentOptions,
): Promise<Client> {
  if (id === null) throw new OAuthError("invalid_request", "client_id is missing");
  if (id.startsWith("https://")) return findDocument(id, options);
  const [client] = isId(id) ? await database.query<Client>(findStatement, [id]) : [];
  if (client) return client;
  throw new OAuthError("invalid_client", "No client has this client_id. Connect the assistant once more.");
}

const findStatement = `
  select id, name, redirect_uris as "redirectUris", null as "documentHost" from private.oauth_clients where id = $1`;

/** Whether a token may be asked with this id; whether it is that of the grant is checked with the grant. */
export async function isKnownClient(database: Queryable, id: string): Promise<boolean> {
  if (id.startsWith("https://")) return true;
  return isId(id) && (await database.query(findStatement, [id])).length > 0;
}

/** Counts the days until a registered client is forgotten from now on. */
export async function touchClient(transaction: Queryable, id: string): Promise<void> {
  if (isId(id)) {
    await transaction.query("update private.oauth_clients set last_used_at = now() where id = $1", [id]);
  }
}
