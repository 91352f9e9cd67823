import { z } from "zod";
import type { Queryable } from "../database/database.ts";
import { AuthError } from "./calls/auth-error.ts";
import {
  type AuthRequest,
  type Metadata,
  metadata,
  normaliseEmail,
  readEmail,
  requireSmallMetadata,
} from "./calls/auth-request.ts";
import { jsonOk } from "./calls/auth-responses.ts";
import { requestEmailChange } from "./email-change/request-email-change.ts";
import { changePassword } from "./passwords/change-password.ts";
import type { AccountChange, AuthContext } from "./sessions/context.ts";
import { requireSignedIn } from "./sessions/signed-in.ts";
import { describeUser, findUser, type UserRow } from "./sessions/users.ts";

/** GET /user */
export async function showOwnAccount(request: AuthRequest, context: AuthContext): Promise<Response> {
  const { user } = await requireSignedIn(request, context);
  return jsonOk(describeUser(user));
}

const changes = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
  current_password: z.string().nullish(),
  data: metadata.nullish(),
});

/** PUT /user: password, e-mail address and metadata, all or none. */
export async function changeOwnAccount(request: AuthRequest, context: AuthContext): Promise<Response> {
  const caller = await requireSignedIn(request, context);
  const { user } = caller;
  const { email, phone, password, current_password: current, data } = await request.read(changes);
  const wanted = email && normaliseEmail(email) !== user.email ? readEmail(email) : null;
  if (phone) throw new AuthError(400, "phone_provider_disabled", "Phone numbers are not used here");
  const merged = data ? mergeMetadata(user, data) : null;
  const given = password ? { password, current: current ?? null } : null;
  const steps: AccountChange[] = [];
  if (given) steps.push(await changePassword(request, context, caller, given));
  // Its mails are counted when all else is allowed.
  if (wanted) steps.push(await requestEmailChange(request, context, caller, wanted));
  if (merged) steps.push((transaction) => saveMetadata(transaction, user.id, merged));
  await context.database.transaction(async (transaction) => {
    for (const change of steps) await change(transaction);
  });
  const changed = await findUser(context.database, user.id);
  if (!changed) throw new AuthError(403, "user_not_found", "User from sub claim in JWT does not exist");
  return jsonOk(describeUser(changed));
}

async function saveMetadata(transaction: Queryable, id: string, data: Metadata): Promise<void> {
  await transaction.query(
    "update auth.users set raw_user_meta_data = $2::jsonb, updated_at = now() where id = $1",
    [id, JSON.stringify(data)],
  );
}

/** Merges by name as GoTrue does; null removes a name, and the account's own claims win. */
function mergeMetadata({ raw_user_meta_data: held }: UserRow, data: Metadata): Metadata {
  const own = ["sub", "email", "email_verified", "phone_verified"];
  const given = Object.entries(data).filter(([name]) => !own.includes(name));
  const all = { ...held, ...Object.fromEntries(given) };
  const merged = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null));
  requireSmallMetadata(Object.fromEntries(Object.entries(merged).filter(([name]) => !own.includes(name))));
  return merged;
}
