import { mailTimeout } from "../../../supabase/functions/_shared/confirmation.ts";
import type { OwnRole } from "../database/call-function.ts";
import type { Outbox } from "./outbox.ts";

/** A mail's state after the next attempt, or after `mailTimeout`. Throws DatabaseError. */
export async function waitForMail(
  outbox: Pick<Outbox, "attempted">,
  { call }: OwnRole,
  id: string,
): Promise<string> {
  const stateOf = async () => String((await call("mail_state", { _id: id }))[0]);
  const attempted = outbox.attempted(id, mailTimeout);
  // Sent before this process listened.
  const state = await stateOf();
  if (state !== "queued") return state;
  await attempted;
  return stateOf();
}
