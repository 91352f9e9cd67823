import { isoTime } from "../../../../app/i18n/iso-time.ts";
import type { Queryable } from "../../database/database.ts";
import { AuthError } from "../calls/auth-error.ts";

export type Passkey = {
  id: string;
  user_id: string;
  /** In base 64 for URLs, as in WebAuthn's JSON. */
  credential_id: string;
  public_key: string;
  sign_count: number;
  transports: string[];
  friendly_name: string;
  created_at: Date;
  last_used_at: Date | null;
  rp_id: string;
};

const columns = `
  id, user_id, encode(credential_id, 'hex') as credential_id, encode(public_key, 'hex') as public_key, sign_count,
  transports, friendly_name, created_at, last_used_at, rp_id`;

/** All passkeys of a user, oldest first. */
export async function listPasskeys(database: Queryable, userId: string): Promise<Passkey[]> {
  const rows = await database.query<Passkey>(
    `select ${columns} from auth.webauthn_credentials where user_id = $1 order by created_at, id`,
    [userId],
  );
  return rows.map(decode);
}

/** The passkey with this credential id, or null. */
export async function findPasskey(database: Queryable, credentialId: string): Promise<Passkey | null> {
  const [row] = await database.query<Passkey>(
    `select ${columns} from auth.webauthn_credentials where credential_id = decode($1, 'hex')`,
    [toHex(credentialId)],
  );
  return row ? decode(row) : null;
}

/** The user's own passkey. Throws AuthError (404). */
export async function requireOwnPasskey(database: Queryable, userId: string, id: string): Promise<Passkey> {
  const passkey = (await listPasskeys(database, userId)).find((one) => one.id === id);
  if (passkey) return passkey;
  throw new AuthError(404, "validation_failed", "Passkey not found");
}

/** Hexadecimal, which PostgreSQL reads and writes in every version. */
export function toHex(base64url: string): string {
  return Buffer.from(base64url, "base64url").toString("hex");
}

function decode(row: Passkey): Passkey {
  const fromHex = (hex: string) => Buffer.from(hex, "hex").toString("base64url");
  return { ...row, credential_id: fromHex(row.credential_id), public_key: fromHex(row.public_key) };
}

/** As GoTrue shows it to its owner; also for which host it was made, when that is not this site's any more. */
export function describePasskey(passkey: Passkey, rpId: string): object {
  return {
    id: passkey.id,
    ...(passkey.friendly_name && { friendly_name: passkey.friendly_name }),
    created_at: isoTime(passkey.created_at),
    ...(passkey.last_used_at && { last_used_at: isoTime(passkey.last_used_at) }),
    ...(passkey.rp_id !== rpId && { rp_id: passkey.rp_id }),
  };
}
