import { z } from "zod";
import { rowId } from "../../../app/data/id.ts";
import type { WeeklyMailItem, WeeklyMailLinks } from "../../../app/data/weekly-mail/weekly-mail-items.ts";
import { dueWeeklyMail } from "../../../app/data/weekly-mail/weekly-mail-time.ts";
import { everyMinute } from "../../shared/every-minute.ts";
import type { Log } from "../../shared/log.ts";
import { signAccessToken } from "../auth/tokens/access-tokens.ts";
import type { SigningKeys } from "../auth/tokens/keys.ts";
import { hashToken } from "../auth/tokens/secret-tokens.ts";
import type { OwnRole } from "../database/call-function.ts";
import type { WeeklyMailsOptions } from "./queue-weekly-mails.ts";

const begun = z.object({
  id: rowId,
  user_id: rowId,
  person: z.string(),
  language: z.enum(["nl", "en"]),
});
const opened = z.object({
  id: rowId,
  user_id: rowId,
  person: z.string(),
  items: z.unknown(),
  expires_at: z.string(),
});

/** Whom to ask, in which language, and a token of that person for the server alone. */
export type BegunWeeklyMail = z.output<typeof begun> & { token: string };

export type WeeklyMails = WeeklyMailLinks & {
  /** Whom to ask on a day, each once. */
  begin(day: string): Promise<BegunWeeklyMail[]>;
  /** Stores what a person is asked, with the token of its link, and queues the mail; false when that is nothing. */
  finish(weekly: BegunWeeklyMail, items: readonly WeeklyMailItem[], mail: WeeklyMailLink): Promise<boolean>;
};

/** `token` is that of the link. */
type WeeklyMailLink = { id: string; token: string; encrypted: string };

/** What people are asked by the weekly mails, and what they answer. All throw DatabaseError. */
export function createWeeklyMails({
  ownRole: { call },
  keys,
  issuer,
}: {
  ownRole: OwnRole;
  keys: SigningKeys;
  issuer: string;
}): WeeklyMails {
  const tokenOf = (weekly: { id: string; user_id: string }) =>
    signAccessToken(keys, issuer, { sub: weekly.user_id, weekly_mail_id: weekly.id });
  return {
    async open(token) {
      // Addresses are lower case.
      if (!/^[0-9a-f]{64}$/.test(token)) return null;
      const [row] = await call("open_weekly_mail", { _token_hash: hashToken(token) });
      if (!row) return null;
      const { id, user_id, person, items, expires_at: expiresAt } = opened.parse(row);
      const { weeklyMailItems } = await import("../../../app/data/weekly-mail/weekly-mail-items.ts");
      return {
        id,
        person,
        items: weeklyMailItems.parse(items),
        expiresAt,
        token: await tokenOf({ id, user_id }),
      };
    },
    async mark(id, at, from, to) {
      return z
        .boolean()
        .parse((await call("mark_weekly_mail_item", { _id: id, _at: at, _from: from, _to: to }))[0]);
    },
    async begin(day) {
      const rows = z.array(begun).parse(await call("begin_weekly_mails", { _day: day }));
      return Promise.all(rows.map(async (row) => ({ ...row, token: await tokenOf(row) })));
    },
    async finish({ id, language }, items, mail) {
      const [isQueued] = await call("finish_weekly_mail", {
        _id: id,
        _items: items,
        _token_hash: hashToken(mail.token),
        _mail_id: mail.id,
        _language: language,
        _encrypted_link: mail.encrypted,
      });
      return z.boolean().parse(isQueued);
    },
  };
}

/** Asks editors once a week about a few things. */
export function startWeeklyMails({
  log,
  ...options
}: WeeklyMailsOptions & { log: Pick<Log, "info" | "error"> }): {
  close(): Promise<void>;
} {
  return everyMinute(
    async (stopping) => {
      const [stored] = await options.ownRole.call("weekly_mail_time");
      const day = dueWeeklyMail(z.string().nullable().parse(stored), new Date());
      if (day === null) return;
      // Loaded once a week.
      const { queueWeeklyMails } = await import("./queue-weekly-mails.ts");
      const count = await queueWeeklyMails(options, day, stopping);
      if (count > 0) log.info("weekly mails queued", { count });
    },
    (error) => log.error("weekly mails can't be made", error),
  );
}
