import { randomUUID } from "node:crypto";
import { EventEmitter, once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { changedTexts } from "../../../app/i18n/site-texts.ts";
import type { RenderMail } from "../../../app/mails/mail-content.ts";
import type { Log } from "../../shared/log.ts";
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
  log: Pick<Log, "error">;
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
/** In milliseconds. */
const lookEvery = 10_000;
/** In milliseconds; shorter than a claim. */
const timeToHandOver = 45_000;
/** In milliseconds: rendering at once would delay the response and reveal that the address has an account. */
const headStart = 25;

/** Sends queued mails when notified and when a retry is due. */
export async function openOutbox(options: OutboxOptions): Promise<Outbox> {
  const { store, log, stopTimeout = 5_000 } = options;
  const stopping = new AbortController();
  const inFlight = new Set<Promise<void>>();
  const attempted = new EventEmitter();
  let wake = Promise.withResolvers<void>();
  let isClosed = false;

  if (store.isAlone) await store.release();
  const stopListening = await store.listen((acknowledgedId) => {
    if (acknowledgedId === "") wake.resolve();
    else attempted.emit(acknowledgedId);
  });
  const running = run();

  async function run(): Promise<void> {
    while (!isClosed) {
      const isMore = await claimBatch().catch((error) => {
        log.error("mails can't be read", error);
        return false;
      });
      if (!isMore && !isClosed) await nextLook();
    }
  }

  /** Returns whether more mails may be due. */
  async function claimBatch(): Promise<boolean> {
    const room = atOnce - inFlight.size;
    if (room <= 0) return false;
    const claim = randomUUID();
    const mails = await store.claim(claim, room);
    for (const mail of mails) {
      const sending = send(mail, claim)
        .catch((error) => log.error("a mail's state was not stored", error))
        .finally(() => {
          inFlight.delete(sending);
          wake.resolve();
        });
      inFlight.add(sending);
    }
    return mails.length === room && inFlight.size < atOnce;
  }

  async function nextLook(): Promise<void> {
    const cancelling = new AbortController();
    const timer = delay(lookEvery, undefined, { signal: cancelling.signal, ref: false }).catch(() => {});
    await Promise.race([wake.promise, timer]);
    cancelling.abort();
    wake = Promise.withResolvers();
    if (!isClosed) await delay(headStart);
  }

  async function send(queued: QueuedMail, claim: string): Promise<void> {
    const error = await tryToSend(queued, claim);
    // Aborted by the stop; the claim expires by itself.
    if (error !== null && stopping.signal.aborted) return;
    await retryWithBackoff(() => store.acknowledge(queued.id, claim, error));
  }

  /** The error, or null when the mail was sent. */
  async function tryToSend(queued: QueuedMail, claim: string): Promise<string | null> {
    const tooLate = new AbortController();
    const timer = setTimeout(() => tooLate.abort(), timeToHandOver);
    try {
      const mail = await makeMail(queued, options);
      async function handOver() {
        if (!(await store.handOver(queued.id, claim))) throw new MailError("It took too long.");
        clearTimeout(timer);
      }
      await options.sender.send(mail, handOver, AbortSignal.any([stopping.signal, tooLate.signal]));
      return null;
    } catch (error) {
      if (!(error instanceof MailError)) log.error("a mail can't be made", error);
      return error instanceof MailError ? error.message : "The mail can't be made.";
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async attempted(id, milliseconds) {
      await once(attempted, id, { signal: AbortSignal.timeout(milliseconds) }).catch(() => {});
    },
    async close() {
      isClosed = true;
      wake.resolve();
      await running;
      await Promise.race([Promise.all(inFlight), delay(stopTimeout, undefined, { ref: false })]);
      stopping.abort();
      await Promise.all(inFlight);
      await stopListening().catch(() => {});
    },
  };
}

async function makeMail(queued: QueuedMail, options: OutboxOptions): Promise<Mail> {
  const { id, language, recipient, createdAt, lead } = queued;
  const content = contentOf(queued, options.addresses, options.linkKey);
  const rendered = await options.renderMail(content, {
    origin: options.addresses.siteUrl.origin,
    changed: changedTexts(queued.siteTexts, content.language),
  });
  const hasResponded = recipient === null && lead !== null && isPlainMailbox(lead.email);
  return {
    id,
    to: recipient ?? options.firm,
    replyTo: hasResponded ? lead.email : null,
    language,
    createdAt,
    ...rendered,
  };
}

/** A sent mail must not count as unsent while the database is unavailable. */
async function retryWithBackoff(work: () => Promise<unknown>): Promise<void> {
  for (const pause of [100, 500, 2_000, 5_000]) {
    try {
      await work();
      return;
    } catch {
      await delay(pause);
    }
  }
  await work();
}
