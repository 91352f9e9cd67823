import type { Queryable } from "../../database/database.ts";
import { AuthError } from "../calls/auth-error.ts";
import type { AuthRequest } from "../calls/auth-request.ts";

/** In seconds. */
export const challengeLifetime = 300;

/** The column is not null. */
export function addressOfChallenge({ address }: Pick<AuthRequest, "address">): string {
  return address === "unknown" ? "0.0.0.0" : address;
}

/** Throws AuthError unless the challenge is open, for this client address. */
export async function requireOpenChallenge(
  database: Queryable,
  request: Pick<AuthRequest, "address">,
  { id, factorId }: { id: string; factorId: string },
): Promise<void> {
  const [challenge] = await database.query<{ is_open_here: boolean; is_expired: boolean }>(
    `select verified_at is null and ip_address = $3::inet as is_open_here,
       created_at < now() - make_interval(secs => $4::int) as is_expired
     from auth.mfa_challenges where id = $1 and factor_id = $2`,
    [id, factorId, addressOfChallenge(request), challengeLifetime],
  );
  if (!challenge) {
    const message = "MFA factor with the provided challenge ID not found";
    throw new AuthError(422, "mfa_factor_not_found", message);
  }
  if (!challenge.is_open_here) throw challengeNotUsable();
  if (challenge.is_expired) {
    const message = `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`;
    throw new AuthError(422, "mfa_challenge_expired", message);
  }
}

/** Marks a challenge as used, once. Throws AuthError. */
export async function useChallenge(transaction: Queryable, id: string): Promise<void> {
  const used = await transaction.query(
    "update auth.mfa_challenges set verified_at = now() where id = $1 and verified_at is null returning id",
    [id],
  );
  if (used.length === 0) throw challengeNotUsable();
}

/** GoTrue has one error for a used challenge and for another client address. */
function challengeNotUsable(): AuthError {
  return new AuthError(422, "mfa_ip_address_mismatch", "Challenge and verify IP addresses mismatch.");
}
