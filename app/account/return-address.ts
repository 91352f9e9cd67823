/** What the history remembers with /beheer: where somebody was stopped, or that they left by themselves. */
export type ReturnState = { from: string | null; hasLeft: boolean };

/** Where to go on after signing in; null when nobody was stopped. */
export function returnAddress(state: unknown): string | null {
  if (typeof state !== "object" || state === null || !("from" in state)) return null;
  const { from } = state;
  // Only ever a path of this site, whoever wrote the history. A browser leaves tabs and line ends out of an address.
  return typeof from === "string" && /^\/(?![/\\\s])/.test(from) ? from : null;
}

/** Whether somebody just signed out. */
export function hasJustLeft(state: unknown): boolean {
  return typeof state === "object" && state !== null && "hasLeft" in state && state.hasLeft === true;
}
