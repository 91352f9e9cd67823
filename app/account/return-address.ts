/** What the history remembers with /beheer, so that whoever signs in goes on where they were stopped. */
export type ReturnState = { from: string };

/** Where to go on after signing in; null when nobody was stopped. */
export function returnAddress(state: unknown): string | null {
  if (typeof state !== "object" || state === null || !("from" in state)) return null;
  const { from } = state;
  // Only ever a path of this site, whoever wrote the history.
  return typeof from === "string" && /^\/(?![/\\])/.test(from) ? from : null;
}
