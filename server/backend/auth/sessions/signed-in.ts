import { AuthError } from "../calls/auth-error.ts";
import type { AuthRequest } from "../calls/auth-request.ts";
import { TokenError, verifyAccessToken } from "../tokens/access-tokens.ts";
import type { AuthContext } from "./context.ts";
import { findUser, type UserRow } from "./users.ts";

export type SignedIn = { user: UserRow; sessionId: string; aal: string };

/** The user and session of the bearer token, as the database has them now. Throws AuthError. */
export async function requireSignedIn(request: AuthRequest, context: AuthContext): Promise<SignedIn> {
  if (request.bearer === null) {
    throw new AuthError(401, "no_authorization", "This endpoint requires a valid Bearer token");
  }
  const claims = await readClaims(request.bearer, context);
  const user = await findUser(context.database, claims.sub);
  if (!user) throw new AuthError(403, "user_not_found", "User from sub claim in JWT does not exist");
  if (user.is_banned) throw new AuthError(403, "user_banned", "User is banned");
  const [session] = await context.database.query<{ aal: string | null }>(
    `select aal::text from auth.sessions
     where user_id = $1 and id::text = $2 and (not_after is null or not_after > now())`,
    [user.id, String(claims.session_id)],
  );
  if (session) return { user, sessionId: String(claims.session_id), aal: session.aal ?? "aal1" };
  throw new AuthError(403, "session_not_found", "Session from session_id claim in JWT does not exist");
}

async function readClaims(token: string, { keys, issuer }: AuthContext) {
  try {
    return await verifyAccessToken(keys, issuer, token);
  } catch (error) {
    if (!(error instanceof TokenError)) throw error;
    const reason = error.reason === "expired" ? "token is expired" : "unable to parse or verify signature";
    throw new AuthError(403, "bad_jwt", `invalid JWT: ${reason}`);
  }
}
