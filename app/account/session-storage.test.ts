import { afterEach, describe, expect, it, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** A browser storage with room for this many characters. */
function storageOf(room: number) {
  const stored = new Map<string, string>();
  return {
    stored,
    getItem: (name: string) => stored.get(name) ?? null,
    setItem(name: string, value: string) {
      if (value.length > room) throw new DOMException("full", "QuotaExceededError");
      stored.set(name, value);
    },
    removeItem: (name: string) => void stored.delete(name),
  };
}

async function open(storage: object) {
  vi.stubGlobal("localStorage", storage);
  return import("./session-storage.ts");
}

describe("session storage", () => {
  it("uses the browser's storage", async () => {
    const storage = storageOf(100);
    const { sessionStorage, sessionKey, isSessionStored, isSessionVolatile } = await open(storage);
    sessionStorage.setItem(sessionKey, "a session");
    expect(storage.stored.get(sessionKey)).toBe("a session");
    expect([isSessionStored(), isSessionVolatile()]).toEqual([true, false]);
    sessionStorage.removeItem(sessionKey);
    expect(isSessionStored()).toBe(false);
  });

  it("falls back to memory while the browser's storage is full", async () => {
    const storage = storageOf(5);
    const { sessionStorage, sessionKey, isSessionStored, isSessionVolatile } = await open(storage);
    sessionStorage.setItem(sessionKey, "a long session");
    expect(sessionStorage.getItem(sessionKey)).toBe("a long session");
    expect([isSessionStored(), isSessionVolatile()]).toEqual([true, true]);
    sessionStorage.setItem(sessionKey, "short");
    expect(storage.stored.get(sessionKey)).toBe("short");
    expect(isSessionVolatile()).toBe(false);
  });

  it("removes the older session when the new one does not fit", async () => {
    const storage = storageOf(10);
    const { sessionStorage, sessionKey } = await open(storage);
    sessionStorage.setItem(sessionKey, "old");
    sessionStorage.setItem(sessionKey, "a longer session");
    expect(storage.stored.has(sessionKey)).toBe(false);
    expect(sessionStorage.getItem(sessionKey)).toBe("a longer session");
  });

  it("falls back to memory when the browser forbids storage", async () => {
    const forbid = () => {
      throw new DOMException("forbidden", "SecurityError");
    };
    const { sessionStorage, sessionKey, isSessionStored } = await open({
      getItem: forbid,
      setItem: forbid,
      removeItem: forbid,
    });
    expect(isSessionStored()).toBe(false);
    sessionStorage.setItem(sessionKey, "a session");
    expect(sessionStorage.getItem(sessionKey)).toBe("a session");
    sessionStorage.removeItem(sessionKey);
    expect(isSessionStored()).toBe(false);
  });
});
