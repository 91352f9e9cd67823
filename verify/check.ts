import type { PromiseName } from "./promises.ts";

/** A promise, and the long check that shows it. */
export type Check = {
  /** Its name: "S5". Several checks may share one. */
  line: PromiseName;
  /** Another name for the command line. */
  name?: string;
  /** One sentence that describes the check. */
  what: string;
  /** Resolves with the figures in one line. Throws when the promise is broken, NotChecked when it can't be checked here. */
  run(): Promise<string>;
};

/** A requirement is missing on this machine; the message names it. The stored result is left unchanged. */
export class NotChecked extends Error {
  override name = "NotChecked";
}

/** The number of repetitions: `VERIFY_ROUNDS`, else the promised number. */
export function rounds(promised: number): number {
  return Number(process.env.VERIFY_ROUNDS ?? promised);
}

/** The duration: `VERIFY_SECONDS`, else the promised one. */
export function seconds(promised: number): number {
  return Number(process.env.VERIFY_SECONDS ?? promised);
}
