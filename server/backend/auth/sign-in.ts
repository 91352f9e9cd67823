import { z } from "zod";
import type { Queryable } from "../database/database.ts";
import { recordFailedSignIn } from "./audit/record-event.ts";
import { AuthError } from "./calls/auth-error.ts";
import { type AuthRequest, normaliseEmail } from "./calls/auth-request.ts";
import { jsonOk } from "./calls/auth-responses.ts";
import { checkPassword } from "./passwords/password-attempts.ts";
import { exchangeCode } from "./providers/exchange-code.ts";
import { type AuthContext, openSession } from "./sessions/context.ts";
import { refreshSession } from "./sessions/refresh.ts";
import { startSession } from "./sessions/sessions.ts";
import { findUserByEmail, type UserRow } from "./sessions/users.ts";

/** POST /token: the grants password, refresh_token and pkce. */
export async function issueToken(request: AuthRequest, context: AuthContext): Promise<Response> {
  switch (request.search.get("grant_type")) {
    case "password":
      return signIn(request, context);
    case "refresh_token":
      return refresh(request, context);
    case "pkce":
      return exchangeCode(request, context);
    default:
      throw new AuthError(400, "invalid_credentials", "unsupported_grant_type");
  }
}

const credentials = z.object({ email: z.string(), password: z.string() });

/** An unconfirmed account counts as unknown: anybody may have set its password. */
async function signIn(request: AuthRequest, context: AuthContext): Promise<Response> {
  const { database } = context;
  const { email, password } = await request.read(credentials);
  const account = normaliseEmail(email);
  const user = await checkPassword(database, account, request.address, password, () =>
    findConfirmedUser(database, account),
  );
  // Takes the same time for unknown accounts.
  if (!user || user.is_banned) await recordFailedSignIn(database, account, request.networkHash);
  if (!user) throw new AuthError(400, "invalid_credentials", "Invalid login credentials");
  if (user.is_banned) throw new AuthError(400, "user_banned", "User is banned");
  const session = await database.transaction(async (transaction) => {
    if (!(await isStillPassword(transaction, user))) return null;
    return startSession(transaction, user.id, "password", request);
  });
  if (!session) throw new AuthError(400, "invalid_credentials", "Invalid login credentials");
  return jsonOk(await openSession(context, session));
}

async function findConfirmedUser(database: Queryable, account: string): Promise<UserRow | null> {
  const user = await findUserByEmail(database, account);
  return user?.email_confirmed_at ? user : null;
}

/** Locks the row: a concurrent password change must end this session too. */
async function isStillPassword(transaction: Queryable, user: UserRow): Promise<boolean> {
  const same = await transaction.query(
    "select from auth.users where id = $1 and encrypted_password = $2 for update",
    [user.id, user.encrypted_password],
  );
  return same.length > 0;
}

const refreshBody = z.object({ refresh_token: z.string().max(1_024) });

async function refresh(request: AuthRequest, context: AuthContext): Promise<Response> {
  const { refresh_token: token } = await request.read(refreshBody);
  const session = await refreshSession(context.database, context.keys.refreshSecret, token, request);
  return jsonOk(await openSession(context, session));
}
