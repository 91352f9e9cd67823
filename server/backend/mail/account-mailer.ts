import { randomUUID } from "node:crypto";
import type { AccountMailKind } from "../../../app/mails/mail-content.ts";
import { encryptText } from "../../shared/encrypted-text.ts";
import type { Queryable } from "../database/database.ts";

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

type AccountMail = { to: string; language: "nl" | "en"; kind: AccountMailKind; link: URL };

/** Queues an account mail in the caller's transaction, with its link encrypted. */
async function queueAccountMail(
  transaction: Queryable,
  linkKey: Uint8Array,
  { to, language, kind, link }: AccountMail,
): Promise<void> {
  const id = randomUUID();
  await transaction.query(
    `with queued as (
       insert into private.mail_outbox (id, kind, language, recipient, encrypted_link)
       values ($1, $2, $3, $4, $5)
     )
     select pg_notify('mail_outbox', '')`,
    [id, kind, language, to, encryptText(linkKey, id, link.href)],
  );
}
