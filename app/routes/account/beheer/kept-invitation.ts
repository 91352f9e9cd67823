const key = "invitation";

/** The token of an invitation that was opened in this tab; null without one. */
export function keptInvitation(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps the token while somebody signs in for it, also at a provider; null forgets it. */
export function keepInvitation(token: string | null): void {
  try {
    if (token === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, token);
  } catch {
    // Without storage the link in the mail has to be opened again.
  }
}
