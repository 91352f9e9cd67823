import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { draftKey, removeExpiredDrafts, storeDraft } from "./local-drafts.ts";

const today = new Date("2026-11-23T10:00:00Z");
const days = 24 * 60 * 60 * 1_000;

beforeEach(() => {
  vi.stubGlobal("localStorage", browserStorage());
  vi.useFakeTimers({ now: today });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a stored draft", () => {
  it("is removed after 90 days, for every user", () => {
    keepAt(90 * days + 1, draftKey("eva", "lead:1"));
    keepAt(200 * days, draftKey("noor", "article"));
    keepAt(90 * days, draftKey("eva", "lead:2"));
    keepAt(0, draftKey("eva", "team"));
    removeExpiredDrafts();
    expect(names()).toEqual([draftKey("eva", "lead:2"), draftKey("eva", "team")]);
  });

  it("is kept without a valid time; other entries are kept too", () => {
    const old = JSON.stringify({ time: "2020-01-01T00:00:00.000Z" });
    const entries = {
      [draftKey("eva", "timeless")]: JSON.stringify({ edits: {} }),
      [draftKey("eva", "odd")]: JSON.stringify({ edits: {}, time: "yesterday" }),
      [draftKey("eva", "broken")]: "{",
      "vlotwerk-session": old,
    };
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
    removeExpiredDrafts();
    expect(names()).toEqual(Object.keys(entries));
  });

  it("causes no error where storage is forbidden", () => {
    const forbid = () => {
      throw new DOMException("forbidden", "SecurityError");
    };
    vi.stubGlobal("localStorage", { key: forbid, getItem: forbid, length: 1 });
    expect(() => removeExpiredDrafts()).not.toThrow();
  });
});

/** Stores a draft of this age in milliseconds. */
function keepAt(age: number, name: string): void {
  vi.setSystemTime(today.getTime() - age);
  storeDraft(name, { edits: {} });
  vi.setSystemTime(today);
}

function names(): (string | null)[] {
  return Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index));
}

function browserStorage() {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
}
