/** The history state of /beheer: the address to return to, or that the user signed out. */
export type ReturnState = { from: string | null; hasLeft: boolean };

/** The path to return to after signing in; null for none. */
export function returnAddress(state: unknown): string | null {
  if (typeof state !== "object" || state === null || !("from" in state)) return null;
  const { from } = state;
  // Same-origin paths only (no open redirect). Browsers strip tabs and line breaks from addresses.
  return typeof from === "string" && /^\/(?![/\\\s])/.test(from) ? from : null;
}

const key = "return-address";

/** Keeps the path to return to in this tab, while the user signs in on another site. */
export function keepReturnAddress(state: unknown): void {
  try {
    sessionStorage.setItem(key, returnAddress(state) ?? "");
  } catch {
    // Without storage the panel is opened instead.
  }
}

/** The kept path, once, as the state of /beheer. */
export function takeReturnState(): ReturnState {
  try {
    const from = sessionStorage.getItem(key) || null;
    sessionStorage.removeItem(key);
    return { from, hasLeft: false };
  } catch {
    return { from: null, hasLeft: false };
  }
}

export function hasJustLeft(state: unknown): boolean {
  return typeof state === "object" && state !== null && "hasLeft" in state && state.hasLeft === true;
}
