import { randomUUID } from "node:crypto";
import type { AccountMailKind } from "../../../app/mails/mail-content.ts";
import { encryptText } from "../../shared/encrypted-text.ts";
import type { Queryable } from "../database/database.ts";

type AccountMail = { to: string; language: "nl" | "en"; kind: AccountMailKind; link: URL };

/** Queues an account mail in the caller's transaction, with its link encrypted. */
export async function queueAccountMail(
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
