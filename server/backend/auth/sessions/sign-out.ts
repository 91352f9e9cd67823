import { AuthError } from "../calls/auth-error.ts";
import type { AuthRequest } from "../calls/auth-request.ts";
import type { AuthContext } from "./context.ts";
import { requireSignedIn } from "./signed-in.ts";

const statements = new Map([
  ["global", "delete from auth.sessions where user_id = $1 and $2::uuid is not null"],
  ["local", "delete from auth.sessions where user_id = $1 and id = $2"],
  ["others", "delete from auth.sessions where user_id = $1 and id <> $2"],
]);

/** POST /logout: scope global, local or others. */
export async function signOut(request: AuthRequest, context: AuthContext): Promise<Response> {
  const scope = request.search.get("scope") ?? "global";
  const statement = statements.get(scope);
  if (!statement) throw new AuthError(400, "validation_failed", "Unsupported logout scope");
  const { user, sessionId } = await requireSignedIn(request, context);
  await context.database.query(statement, [user.id, sessionId]);
  return new Response(null, { status: 204 });
}
