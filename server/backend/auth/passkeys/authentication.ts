import type { Queryable } from "../../database/database.ts";
import { recordEvent, recordFailedSignIn } from "../audit/record-event.ts";
import { AuthError } from "../calls/auth-error.ts";
import type { AuthRequest } from "../calls/auth-request.ts";
import { jsonOk } from "../calls/auth-responses.ts";
import { lockFactors } from "../second-factor/factors.ts";
import { type AuthContext, openSession } from "../sessions/context.ts";
import { type Session, startSession } from "../sessions/sessions.ts";
import { findUser, type UserRow } from "../sessions/users.ts";
import { type Ceremony, challengeLifetime, consumeChallenge, createChallenge } from "./challenges.ts";
import { notifyOwner } from "./notify-owner.ts";
import { findPasskey, type Passkey } from "./passkeys.ts";
import { relyingParty, userHandleOf } from "./relying-party.ts";
import { readAuthentication, verificationFailed, verifyAuthentication } from "./verification.ts";

/** The authenticator says who it is. */
const unbound: Ceremony = { type: "authentication", userId: null };

/** POST /passkeys/authentication/options: what `navigator.credentials.get()` takes. The same for everybody. */
export async function startAuthentication(request: AuthRequest, context: AuthContext): Promise<Response> {
  const { challenge, ...stored } = await createChallenge(request, context, unbound);
  return jsonOk({
    ...stored,
    options: {
      challenge,
      timeout: challengeLifetime * 1_000,
      rpId: relyingParty(context.siteUrl).id,
      userVerification: "required",
    },
  });
}

/** POST /passkeys/authentication/verify: a session at aal2, since the authenticator has verified its user. */
export async function signInWithPasskey(request: AuthRequest, context: AuthContext): Promise<Response> {
  const { database } = context;
  const { challenge, credential } = await consumeChallenge(request, context, unbound);
  const response = readAuthentication(credential);
  const passkey = await findPasskey(database, response.id);
  const user = passkey && (await findUser(database, passkey.user_id));
  // An unconfirmed account counts as unknown, as with a password.
  if (!passkey || !user?.email_confirmed_at) throw verificationFailed();
  const session = await verify(request, context, { response, challenge, passkey, user }).catch(
    async (error) => {
      // The transaction is rolled back; the failed attempt is recorded outside of it.
      if (error instanceof AuthError && error.status === 400) {
        await recordFailedSignIn(database, user.email ?? "", request.networkHash);
      }
      throw error;
    },
  );
  return jsonOk(await openSession(context, session));
}

type Attempt = {
  response: ReturnType<typeof readAuthentication>;
  challenge: string;
  passkey: Passkey;
  user: UserRow;
};

async function verify(
  request: AuthRequest,
  context: AuthContext,
  { response, challenge, passkey, user }: Attempt,
): Promise<Session> {
  const { database, siteUrl } = context;
  if (passkey.rp_id !== relyingParty(siteUrl).id) {
    throw verificationFailed("This passkey was made for another address of the site");
  }
  if (response.response.userHandle !== userHandleOf(user.id)) throw verificationFailed();
  const { newCounter, credentialBackedUp } = await verifyAuthentication(response, passkey.public_key, {
    challenge,
    siteUrl,
  });
  if (user.is_banned) throw new AuthError(400, "user_banned", "User is banned");
  const session = await database.transaction(async (transaction) => {
    await lockFactors(transaction, user.id);
    if (!(await isNewCounter(transaction, passkey.id, newCounter))) return null;
    await transaction.query(
      `update auth.webauthn_credentials
       set sign_count = greatest(sign_count, $2), backed_up = $3, last_used_at = now(), updated_at = now() where id = $1`,
      [passkey.id, newCounter, credentialBackedUp],
    );
    return startSession(transaction, user.id, "passkey", request);
  });
  if (session) return session;
  await reportCopy(request, context, user);
  throw verificationFailed();
}

/**
 * False for a counter that was used: somebody has a copy (WebAuthn 3, 6.1.1). Authenticators that begin to synchronise stop
 * counting: 0 says nothing. Throws AuthError.
 */
async function isNewCounter(transaction: Queryable, id: string, counter: number): Promise<boolean> {
  const [held] = await transaction.query<{ sign_count: number }>(
    "select sign_count from auth.webauthn_credentials where id = $1 for update",
    [id],
  );
  if (!held) throw verificationFailed();
  return counter === 0 || counter > held.sign_count;
}

/** The passkey is kept: which of the two is the copy can't be told. Its owner is told how to replace it. */
async function reportCopy(request: AuthRequest, context: AuthContext, user: UserRow): Promise<void> {
  const { networkHash } = request;
  await context.database.transaction(async (transaction) => {
    await recordEvent(transaction, {
      event: "passkey-cloned",
      by: "unknown",
      accountId: user.id,
      networkHash,
    });
    await notifyOwner(transaction, request, context, { user }, "passkey-rejected");
  });
}
