import type { Language } from "../../i18n/language-texts.ts";
import { type Database, expectData } from "../database.ts";
import { type FormTrial, failuresSchema } from "./form-trial.ts";

const columns = "id, isWeekly:is_weekly, requestedAt:requested_at, endedAt:ended_at, failures" as const;

/** The last trial that one asked for and the last weekly one; none for others than administrators. Throws when the query fails. */
export async function listFormTrials(db: Database): Promise<FormTrial[]> {
  const listed = db.rpc("list_form_trials").select(columns);
  return expectData(await listed).map((row) => ({ ...row, failures: failuresSchema.parse(row.failures) }));
}

/** Tries the contact form in a language, and gives the trial once it has ended, or as it stands after a while. Throws when that fails. */
export async function tryForm(db: Database, language: Language): Promise<FormTrial | undefined> {
  const id = expectData(await db.rpc("request_form_trial", { _language: language }));
  for (let tries = 1; ; tries += 1) {
    const trial = (await listFormTrials(db)).find((one) => one.id === id);
    if (trial?.endedAt || tries === mostTries) return trial;
    await new Promise((resolve) => setTimeout(resolve, pace));
  }
}

/** In milliseconds. */
const pace = 1_000;

/** With a hosted project a server looks once a minute. */
const mostTries = 100;
