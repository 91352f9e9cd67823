import type { Queryable } from "../../database/database.ts";
import type { AuthRequest } from "../calls/auth-request.ts";
import type { AuthContext } from "../sessions/context.ts";
import { requireSignedIn, type SignedIn } from "../sessions/signed-in.ts";

/** Runs the work in a transaction whose claims are those of the session that signs the request. Throws AuthError. */
export async function asPerson<T>(
  request: AuthRequest,
  context: AuthContext,
  work: (transaction: Queryable, person: SignedIn["user"]) => Promise<T>,
): Promise<T> {
  const { user, sessionId } = await requireSignedIn(request, context);
  const claims = JSON.stringify({ sub: user.id, role: "authenticated", session_id: sessionId });
  return context.database.transaction(async (transaction) => {
    await transaction.query("select set_config('request.jwt.claims', $1, true)", [claims]);
    return work(transaction, user);
  });
}
