import type { Queryable } from "../../database/database.ts";
import { type AuthRequest, mailLanguage } from "../calls/auth-request.ts";
import type { AuthContext } from "../sessions/context.ts";
import type { SignedIn } from "../sessions/signed-in.ts";

/** Queues the mail that a passkey was added to the account, removed from it, or rejected as a copy. */
export async function notifyOwner(
  transaction: Queryable,
  { search }: AuthRequest,
  { post }: AuthContext,
  { user }: Pick<SignedIn, "user">,
  kind: "passkey-added" | "passkey-removed" | "passkey-rejected",
): Promise<void> {
  if (!user.email) return;
  const language = mailLanguage(user.raw_user_meta_data ?? {}, search.get("redirect_to"));
  await post.queue(transaction, { email: user.email, language }, kind, null);
}
