import { z } from "zod";
import { everyMinute } from "../../shared/every-minute.ts";
import type { Log } from "../../shared/log.ts";
import type { OwnRole } from "../database/call-function.ts";

type OpinionMailsOptions = { ownRole: OwnRole; log: Pick<Log, "info" | "error"> };

/** Tells makers of preview links, once a day at most, that somebody commented. */
export function startOpinionMails({ ownRole, log }: OpinionMailsOptions): { close(): Promise<void> } {
  return everyMinute(
    async () => {
      const count = z.number().parse((await ownRole.call("mail_opinions"))[0]);
      if (count > 0) log.info("mails about comments on previews queued", { count });
    },
    (error) => log.error("comments on previews can't be told", error),
  );
}
