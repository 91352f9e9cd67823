import { afterEach, describe, expect, it, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** A browser's storage that takes so many characters. */
function storageOf(room: number) {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem(name: string, value: string) {
      if (value.length > room) throw new DOMException("full", "QuotaExceededError");
      kept.set(name, value);
    },
    removeItem: (name: string) => void kept.delete(name),
  };
}

async function open(storage: object) {
  vi.stubGlobal("localStorage", storage);
  return import("./session-storage.ts");
}

describe("the storage of the session", () => {
  it("is the browser's own", async () => {
    const storage = storageOf(100);
    const { sessionStorage, sessionKey, isSessionStored, isSessionUnkept } = await open(storage);
    sessionStorage.setItem(sessionKey, "a session");
    expect(storage.kept.get(sessionKey)).toBe("a session");
    expect([isSessionStored(), isSessionUnkept()]).toEqual([true, false]);
    sessionStorage.removeItem(sessionKey);
    expect(isSessionStored()).toBe(false);
  });

  it("is this page's memory when the browser's is full, until there is room again", async () => {
    const storage = storageOf(5);
    const { sessionStorage, sessionKey, isSessionStored, isSessionUnkept } = await open(storage);
    sessionStorage.setItem(sessionKey, "a long session");
    expect(sessionStorage.getItem(sessionKey)).toBe("a long session");
    expect([isSessionStored(), isSessionUnkept()]).toEqual([true, true]);
    sessionStorage.setItem(sessionKey, "short");
    expect(storage.kept.get(sessionKey)).toBe("short");
    expect(isSessionUnkept()).toBe(false);
  });

  it("keeps no older session in the browser beside the one that it has no room for", async () => {
    const storage = storageOf(10);
    const { sessionStorage, sessionKey } = await open(storage);
    sessionStorage.setItem(sessionKey, "old");
    sessionStorage.setItem(sessionKey, "a longer session");
    expect(storage.kept.has(sessionKey)).toBe(false);
    expect(sessionStorage.getItem(sessionKey)).toBe("a longer session");
  });

  it("is this page's memory when the browser's is forbidden", async () => {
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
