/** The storage key of the session. */
export const sessionKey = "vlotwerk-session";

/** The fallback for a browser that stores nothing: lives as long as the page. */
const fallback = new Map<string, string>();
const listeners = new Set<() => void>();

/** The auth client's storage: localStorage, or memory where that is full or forbidden. */
export const sessionStorage = {
  getItem(name: string): string | null {
    return fallback.get(name) ?? readDraft(name);
  },
  setItem(name: string, value: string): void {
    try {
      localStorage.setItem(name, value);
      fallback.delete(name);
    } catch {
      fallback.set(name, value);
      // An older stored session would end both at the next page load.
      forget(name);
    }
    tellListeners();
  },
  removeItem(name: string): void {
    fallback.delete(name);
    forget(name);
    tellListeners();
  },
};

function forget(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // Forbidden storage is empty.
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

/** Whether a session is stored, valid or not. */
export function isSessionStored(): boolean {
  return sessionStorage.getItem(sessionKey) !== null;
}

/** Whether the session is in memory only. */
export function isSessionVolatile(): boolean {
  return fallback.has(sessionKey);
}

/** Calls the listener when the stored session changes, in any tab. @returns the unsubscribe function */
export function watchSession(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}
