import type { AccountMailKind } from "../../../app/mails/mail-content.ts";
import type { Queryable } from "../database/database.ts";
import { queueAccountMail } from "./queue-mail.ts";

type Recipient = { email: string; language: "nl" | "en" };

export type AccountMailer = {
  /** Queues a mail in the caller's transaction. */
  queue(
    transaction: Queryable,
    to: Recipient,
    kind: AccountMailKind,
    token: { hash: string; type: string } | null,
  ): Promise<void>;
};

export function createAccountMailer(siteUrl: URL, linkKey: Uint8Array): AccountMailer {
  return {
    queue(transaction, { email, language }, kind, token) {
      const link = new URL("/beheer", siteUrl);
      if (token) {
        link.searchParams.set("token_hash", token.hash);
        link.searchParams.set("type", token.type);
        // The page has one URL for both languages.
        link.searchParams.set("language", language);
      }
      return queueAccountMail(transaction, linkKey, { to: email, language, kind, link });
    },
  };
}
