/** Every case of a corpus, where `npm test` takes a sample; `npm run verify -- S12 Journeys` sets it. */
export const isThorough = process.env.THOROUGH === "1";

/** All cases, or every n-th, starting with the first. */
export function sample<T>(all: readonly T[], every: number): T[] {
  return all.filter((_, index) => isThorough || index % every === 0);
}
