/** The history state of /beheer: the address to return to, or that the user signed out. */
export type ReturnState = { from: string | null; hasLeft: boolean };

/** The path to return to after signing in; null for none. */
export function returnAddress(state: unknown): string | null {
  if (typeof state !== "object" || state === null || !("from" in state)) return null;
  const { from } = state;
  // Same-origin paths only (no open redirect). Browsers strip tabs and line breaks from addresses.
  return typeof from === "string" && /^\/(?![/\\\s])/.test(from) ? from : null;
}

export function hasJustLeft(state: unknown): boolean {
  return typeof state === "object" && state !== null && "hasLeft" in state && state.hasLeft === true;
}
