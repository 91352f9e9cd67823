import { EventEmitter, once } from "node:events";
import { changedTexts } from "../../../app/i18n/site-texts.ts";
import type { RenderMail } from "../../../app/mails/mail-content.ts";
import type { Log } from "../../shared/log.ts";
import type { Attempt } from "../queue/failure-log.ts";
import { openQueueWorker, storeWithBackoff } from "../queue/queue-worker.ts";
import { isPlainMailbox } from "./compose.ts";
import { type Addresses, contentOf } from "./content-of.ts";
import { type Mail, MailError, type Sender } from "./mail.ts";
import type { OutboxStore, QueuedMail } from "./outbox-store.ts";

export type OutboxOptions = {
  store: OutboxStore;
  sender: Sender;
  renderMail: RenderMail;
  firm: string;
  addresses: Addresses;
  /** Decrypts the links of account mails. */
  linkKey: Uint8Array;
  log: Pick<Log, "info" | "warn" | "error">;
  /** In milliseconds. */
  stopTimeout?: number;
};

export type Outbox = {
  /** Resolves after the next attempt, in any process, or after so many milliseconds. */
  attempted(id: string, milliseconds: number): Promise<void>;
  /** Waits up to `stopTimeout` for mails in flight, then aborts them. */
  close(): Promise<void>;
};

const atOnce = 4;
/** In milliseconds; shorter than a claim. */
const timeToHandOver = 45_000;
/** In milliseconds: rendering at once would delay the response and reveal that the address has an account. */
const headStart = 25;

/** Sends queued mails when notified and when a retry is due. */
export async function openOutbox(options: OutboxOptions): Promise<Outbox> {
  const { store, log, stopTimeout } = options;
  const attempted = new EventEmitter();

  if (store.isAlone) await store.release();
  const worker = await openQueueWorker({
    noun: "mail",
    listen: (wake) => store.listen((acknowledgedId) => announce(acknowledgedId, wake)),
    claim: store.claim,
    work: send,
    reject: store.acknowledge,
    atOnce,
    headStart,
    log,
    ...(stopTimeout !== undefined && { stopTimeout }),
  });

  function announce(acknowledgedId: string, wake: () => void): void {
    if (acknowledgedId === "") wake();
    else attempted.emit(acknowledgedId);
  }

  async function send(queued: QueuedMail, claim: string, stopping: AbortSignal): Promise<Attempt | null> {
    const failure = await tryToSend(queued, claim, stopping);
    // Aborted by the stop; the claim expires by itself.
    if (failure && stopping.aborted) return null;
    const error = failure?.message ?? null;
    await storeWithBackoff(() => store.acknowledge(queued.id, claim, error, failure?.isFinal));
    return { error, personal: namesIn(queued) };
  }

  /** Null when the mail was sent. */
  async function tryToSend(
    queued: QueuedMail,
    claim: string,
    stopping: AbortSignal,
  ): Promise<MailError | null> {
    const tooLate = new AbortController();
    const timer = setTimeout(() => tooLate.abort(), timeToHandOver);
    let isTried = false;
    try {
      const mail = await makeMail(queued, options);
      async function handOver() {
        isTried = queued.isSilent;
        // The mail server took sender, recipient and content, which is all that a weekly trial wants to know.
        if (isTried) throw new MailError("It was only tried.");
        if (!(await store.handOver(queued.id, claim))) throw new MailError("It took too long.");
        clearTimeout(timer);
      }
      await options.sender.send(mail, handOver, AbortSignal.any([stopping, tooLate.signal]));
      return null;
    } catch (error) {
      if (isTried) return null;
      if (!(error instanceof MailError)) log.error("a mail can't be made", error);
      return error instanceof MailError ? error : new MailError("The mail can't be made.");
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async attempted(id, milliseconds) {
      await once(attempted, id, { signal: AbortSignal.timeout(milliseconds) }).catch(() => {});
    },
    close: worker.close,
  };
}

async function makeMail(queued: QueuedMail, options: OutboxOptions): Promise<Mail> {
  const { id, language, recipient, createdAt } = queued;
  const content = contentOf(queued, options.addresses, options.linkKey);
  const rendered = await options.renderMail(content, {
    origin: options.addresses.siteUrl.origin,
    changed: changedTexts(queued.siteTexts, content.language),
  });
  return {
    id,
    to: recipient ?? options.firm,
    replyTo: replyAddress(queued, options.firm),
    isPersonal: queued.reply !== null,
    language,
    createdAt,
    ...rendered,
  };
}

/** The firm's address, as nobody reads the sender's; of a reply, its author's; of a notice to the firm, the visitor's. */
function replyAddress({ recipient, lead, reply }: QueuedMail, firm: string): string | null {
  if (reply?.author && isPlainMailbox(reply.author)) return reply.author;
  if (recipient !== null) return firm;
  return lead !== null && isPlainMailbox(lead.email) ? lead.email : null;
}

/** Mail servers quote the recipient, with or without the domain. */
function namesIn({ recipient }: QueuedMail): string[] {
  const name = recipient?.split("@")[0];
  return name ? [name] : [];
}
