/** The name under which the session is stored in this browser. */
export const sessionKey = "vlotwerk-session";

/** What the browser refused to keep: it lives as long as this page. */
const unkept = new Map<string, string>();
const listeners = new Set<() => void>();

/**
 * Where the auth client keeps the session: the browser's own storage, or this page's memory where that is full or
 * forbidden, so that a person can still sign in.
 */
export const sessionStorage = {
  getItem(name: string): string | null {
    return unkept.get(name) ?? readDraft(name);
  },
  setItem(name: string, value: string): void {
    try {
      localStorage.setItem(name, value);
      unkept.delete(name);
    } catch {
      unkept.set(name, value);
      // An older session beside it would come back with this page's next load, and end both.
      forget(name);
    }
    tellListeners();
  },
  removeItem(name: string): void {
    unkept.delete(name);
    forget(name);
    tellListeners();
  },
};

function forget(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // Storage that is forbidden holds nothing either.
  }
}

function readDraft(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function tellListeners(): void {
  for (const listener of listeners) listener();
}

/** Whether somebody is signed in at this browser, as far as can be told without asking. */
export function isSessionStored(): boolean {
  return sessionStorage.getItem(sessionKey) !== null;
}

/** Whether the session ends with this page, because the browser keeps nothing. */
export function isSessionUnkept(): boolean {
  return unkept.has(sessionKey);
}

/** Calls when the stored session came, went or changed, here or in another tab. @returns how to stop that */
export function watchSession(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}
