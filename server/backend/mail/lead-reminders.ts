import { z } from "zod";
import { rowId } from "../../../app/data/id.ts";
import { isWorking, workingHours, workingHoursBetween } from "../../../app/data/leads/working-hours.ts";
import { everyMinute } from "../../shared/every-minute.ts";
import type { Log } from "../../shared/log.ts";
import type { OwnRole } from "../database/call-function.ts";

type RemindersOptions = { ownRole: OwnRole; log: Pick<Log, "info" | "error"> };

const unreminded = z.object({
  facts: z.record(z.string(), z.string()),
  /** The oldest first. */
  leads: z.array(z.object({ id: rowId, createdAt: z.coerce.date() })),
});

/** Reminds the firm, once a minute, of leads that wait. */
export function startLeadReminders({ ownRole, log }: RemindersOptions): { close(): Promise<void> } {
  return everyMinute(
    async () => {
      const count = await remindOfLeads(ownRole, new Date());
      if (count > 0) log.info("reminded of leads", { count });
    },
    (error) => log.error("leads that wait can't be looked after", error),
  );
}

/**
 * Queues one mail about all leads that wait longer than the firm wants, as soon as one of them has waited twice as long;
 * only while the firm works. Gives of how many. Throws DatabaseError.
 */
export async function remindOfLeads({ call }: OwnRole, now: Date): Promise<number> {
  const [answer] = await call("list_unreminded_leads");
  const { facts, leads } = unreminded.parse(answer);
  const hours = workingHours(facts);
  if (!isWorking(now, hours)) return 0;
  const waits = leads.map(({ id, createdAt }) => ({
    id,
    waited: workingHoursBetween(createdAt, now, hours),
  }));
  if ((waits[0]?.waited ?? 0) < 2 * hours.answerWithin) return 0;
  const late = waits.filter(({ waited }) => waited >= hours.answerWithin).map(({ id }) => id);
  const [reminded] = await call("remind_of_leads", { _ids: late });
  return z.number().parse(reminded);
}
