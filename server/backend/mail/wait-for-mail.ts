import { mailTimeout, type Rpc } from "../../../supabase/functions/_shared/confirmation.ts";
import type { Outbox } from "./outbox.ts";

/** A mail's state after the next attempt, or after `mailTimeout`. Throws DatabaseError. */
export async function waitForMail(outbox: Pick<Outbox, "attempted">, rpc: Rpc, id: string): Promise<string> {
  const stateOf = async () => String(await rpc("mail_state", { _id: id }));
  const attempted = outbox.attempted(id, mailTimeout);
  // Sent before this process listened.
  const state = await stateOf();
  if (state !== "queued") return state;
  await attempted;
  return stateOf();
}
