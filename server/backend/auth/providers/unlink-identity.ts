import type { Queryable } from "../../database/database.ts";
import { recordEvent } from "../audit/record-event.ts";
import { AuthError } from "../calls/auth-error.ts";
import { type AuthRequest, mailLanguage } from "../calls/auth-request.ts";
import { jsonOk } from "../calls/auth-responses.ts";
import { requireSecondStep } from "../second-factor/require-aal2.ts";
import type { AuthContext } from "../sessions/context.ts";
import { requireSignedIn } from "../sessions/signed-in.ts";
import { providerNames } from "./clients/provider.ts";
import { listProvidersOf } from "./identities.ts";

/** DELETE /user/identities/:id: the last identity stays, unless nobody can sign in with it any more. */
export async function unlinkIdentity(request: AuthRequest, context: AuthContext): Promise<Response> {
  const caller = await requireSignedIn(request, context);
  await requireSecondStep(context.database, caller);
  const { user } = caller;
  await context.database.transaction(async (transaction) => {
    await unlink(transaction, user.id, request.id);
    await recordEvent(transaction, {
      event: "identity-removed",
      accountId: user.id,
      networkHash: request.networkHash,
    });
    if (!user.email) return;
    const language = mailLanguage(user.raw_user_meta_data ?? {}, null);
    await context.post.queue(transaction, { email: user.email, language }, "identity-removed", null);
  });
  return jsonOk({});
}

async function unlink(transaction: Queryable, userId: string, identityId: string): Promise<void> {
  // Serialises concurrent calls.
  await transaction.query("select from auth.users where id = $1 for update", [userId]);
  const identities = await transaction.query<{ id: string; provider: string }>(
    "select id, provider from auth.identities where user_id = $1",
    [userId],
  );
  const identity = identities.find(({ id }) => id === identityId);
  if (!identity) throw new AuthError(404, "identity_not_found", "Identity doesn't exist");
  const isWayIn = ["email", ...providerNames].includes(identity.provider);
  if (identities.length === 1 && isWayIn) {
    const message = "User must have at least 1 identity after unlinking";
    throw new AuthError(422, "single_identity_not_deletable", message);
  }
  await transaction.query("delete from auth.identities where id = $1", [identity.id]);
  // The e-mail identity includes the password.
  if (identity.provider === "email") {
    await transaction.query("update auth.users set encrypted_password = null where id = $1", [userId]);
  }
  await listProvidersOf(transaction, userId);
}
