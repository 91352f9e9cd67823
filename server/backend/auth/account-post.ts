import { setImmediate } from "node:timers/promises";
import type { AccountMailKind, RenderMail } from "../../../app/mails/mail-content.ts";
import type { Log } from "../../log.ts";
import type { Mailer } from "../mail/mailer.ts";

type Recipient = { email: string; language: "nl" | "en" };

export type AccountPost = {
  /** Sends after the answer, so that its time says nothing about who has an account. */
  sendLink(to: Recipient, kind: AccountMailKind, token: { hash: string; type: string } | null): void;
  /** Waits for the mails that are on their way. */
  close(): Promise<void>;
};

/** The mails about accounts, with links to this site's own page. */
export function createAccountPost(options: {
  renderMail: RenderMail;
  mailer: Mailer;
  siteUrl: URL;
  log: Pick<Log, "error">;
}): AccountPost {
  const { renderMail, mailer, siteUrl, log } = options;
  const onTheirWay = new Set<Promise<void>>();

  return {
    sendLink({ email, language }, kind, token) {
      const link = new URL("/beheer", siteUrl);
      if (token) {
        link.searchParams.set("token_hash", token.hash);
        link.searchParams.set("type", token.type);
        // The page has one address for both languages.
        link.searchParams.set("language", language);
      }
      // Making a mail takes the processor a while, which the answer must not wait for.
      const sending = setImmediate()
        .then(() => renderMail({ kind, language, link: link.href }, siteUrl))
        .then((mail) => mailer.send({ to: email, language, ...mail }))
        .catch((error) => log.error("a mail was not sent", error))
        .finally(() => onTheirWay.delete(sending));
      onTheirWay.add(sending);
    },
    async close() {
      await Promise.all(onTheirWay);
    },
  };
}
