import type { Queryable } from "../../database/database.ts";
import { AuthError } from "../calls/auth-error.ts";

export type Factor = { id: string; type: string; isVerified: boolean; secret: string | null };

/** The caller's factor. Throws AuthError (404). */
export async function requireOwnFactor(database: Queryable, userId: string, id: string): Promise<Factor> {
  const [factor] = await database.query<Factor>(
    `select id, factor_type::text as type, status = 'verified' as "isVerified", secret
     from auth.mfa_factors where id = $1 and user_id = $2`,
    [id, userId],
  );
  if (factor) return factor;
  throw new AuthError(404, "mfa_factor_not_found", "Factor not found");
}

/** As requireOwnFactor, for TOTP; a migrated database may hold other types. */
export async function requireOwnTotp(database: Queryable, userId: string, id: string): Promise<Factor> {
  const factor = await requireOwnFactor(database, userId, id);
  if (factor.type === "totp") return factor;
  throw new AuthError(
    422,
    `mfa_${factor.type}_verify_not_enabled`,
    "MFA verification is disabled for this type",
  );
}

/** Serialises changes to a user's factors. */
export async function lockFactors(transaction: Queryable, userId: string): Promise<void> {
  await transaction.query("select from auth.users where id = $1 for no key update", [userId]);
}
