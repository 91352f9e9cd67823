/** A promise of docs/safety.md, and the long check that shows it. */
export type Check = {
  /** Its line: "S5". Several checks may share one. */
  line: string;
  /** What is run, in one sentence of the product's own words. */
  what: string;
  /**
   * Runs it, and resolves with what was seen: figures in one line. Throws when the promise does not hold, and NotChecked
   * when that can't be seen here.
   */
  run(): Promise<string>;
};

/** What a check needs is not at hand on this machine; the message says what. The last result stays as it was. */
export class NotChecked extends Error {
  override name = "NotChecked";
}
