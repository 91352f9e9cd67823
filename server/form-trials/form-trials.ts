import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";
import type { FormTrial } from "../../app/data/form-trials/form-trial.ts";
import { rowId } from "../../app/data/id.ts";
import { address } from "../../app/i18n/addresses.ts";
import { mailWords } from "../../app/mails/mail-words.ts";
import type { ListeningRole, OwnRole } from "../backend/database/call-function.ts";
import { everyMinute } from "../shared/every-minute.ts";
import type { Log } from "../shared/log.ts";
import { redactAddresses } from "../shared/redact-addresses.ts";
import { sendForm } from "./send-form.ts";

type FormTrialsOptions = {
  ownRole: OwnRole;
  siteUrl: URL;
  /** Takes the place of a visitor in weekly trials. */
  contactEmail: string;
  log: Pick<Log, "warn" | "error">;
  /** For the site and for the mail server, each, in milliseconds. */
  timeout?: number;
};

const claimedTrial = z.object({
  id: rowId,
  language: z.enum(["nl", "en"]),
  /** Of whoever asked for it; null: the weekly one. */
  email: z.string().nullable(),
});

const trialState = z.object({
  isStored: z.boolean(),
  mails: z.array(z.object({ kind: z.string(), state: z.string(), error: z.string().nullable() })),
});

/** Tries the contact form when an administrator asks for it, and each week if so wanted. */
export async function startFormTrials(
  options: FormTrialsOptions & { ownRole: ListeningRole; isWeekly: boolean },
): Promise<{ close(): Promise<void> }> {
  const { ownRole, log } = options;
  const failed = (error: unknown) => log.error("the contact form can't be tried", error);
  const stopping = new AbortController();
  let isFirst = true;
  let asked = Promise.resolve();
  const stopListening = await ownRole.listen("form_trials", () => {
    asked = asked
      .then(() => tryForm(options, { isWeekly: false, now: new Date() }, stopping.signal))
      .catch(failed);
  });
  const minutely = everyMinute(async () => {
    // At its start a server doesn't answer yet.
    const isWeekly = options.isWeekly && !isFirst;
    isFirst = false;
    await tryForm(options, { isWeekly, now: new Date() }, stopping.signal);
  }, failed);
  return {
    async close() {
      stopping.abort();
      await Promise.all([stopListening(), minutely.close(), asked]);
    },
  };
}

/** Does the trial that is due, if there is one: sends a message, follows it, and stores what went wrong. Throws DatabaseError. */
export async function tryForm(
  options: FormTrialsOptions,
  { isWeekly, now }: { isWeekly: boolean; now: Date },
  stopping: AbortSignal,
): Promise<void> {
  const { call } = options.ownRole;
  const [claimed] = await call("claim_form_trial", { _is_weekly: isWeekly, _now: now.toISOString() });
  const trial = claimedTrial.nullable().parse(claimed);
  if (!trial) return;
  const failures = await findFailures(trial, options, stopping);
  // What is left is ended by the next server.
  if (stopping.aborted) return;
  const redacted = Object.fromEntries(
    Object.entries(failures).map(([step, words]) => [step, redactAddresses(words).slice(0, 300)]),
  );
  await call("end_form_trial", { _id: trial.id, _failures: redacted, _now: now.toISOString() });
  if (Object.keys(failures).length > 0) options.log.warn("the contact form failed a trial", redacted);
}

async function findFailures(
  { id, language, email }: z.infer<typeof claimedTrial>,
  { ownRole, siteUrl, contactEmail, timeout = 20_000 }: FormTrialsOptions,
  stopping: AbortSignal,
): Promise<FormTrial["failures"]> {
  const { t } = mailWords(language);
  const typed = {
    name: t("mails.form-trial.sender"),
    email: email ?? contactEmail,
    // The database knows the message by its end.
    message: `${t("mails.form-trial.words")}\n\n${id}`,
  };
  const page = new URL(address(language, "/contact"), siteUrl);
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(timeout)]);
  const rejection = await sendForm(page, typed, signal);
  if (rejection !== null) return { page: rejection };
  const { isStored, mails } = await followMails(ownRole, id, timeout, stopping);
  if (!isStored) return { message: "The page confirmed the message, but it was not stored." };
  const failures: FormTrial["failures"] = {};
  for (const [step, kind] of [
    ["visitor", "contact-confirmation"],
    ["firm", "contact-notice"],
  ] as const) {
    const mail = mails.find((queued) => queued.kind === kind);
    if (mail?.state === "sent") continue;
    failures[step] = mail ? (mail.error ?? "The mail server gave no answer in time.") : "No mail was queued.";
  }
  return failures;
}

/** The state of a trial once its mails are sent or have failed, or the time is up. */
async function followMails({ call }: OwnRole, id: string, timeout: number, stopping: AbortSignal) {
  for (let waited = 0; ; waited += pace) {
    const [answer] = await call("read_form_trial", { _id: id });
    const state = trialState.parse(answer);
    const isOver = state.mails.every(({ state, error }) => state !== "queued" || error !== null);
    if (isOver || waited >= timeout || stopping.aborted) return state;
    await delay(pace, undefined, { signal: stopping }).catch(() => {});
  }
}

/** In milliseconds. */
const pace = 250;
