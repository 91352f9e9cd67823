import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { draftKey, removeDraft, storeDraft } from "./local-drafts.ts";

type Tab = { screen: string; kept: Map<string, string>; close(): void };

/** The names of held locks. */
let locks: Set<string>;

beforeEach(() => {
  locks = new Set();
  vi.stubGlobal("localStorage", storageOf(new Map()));
});

afterEach(() => vi.unstubAllGlobals());

it("is another one in each open tab", async () => {
  expect([(await open()).screen, (await open()).screen, (await open()).screen]).toEqual([
    "new",
    "new:2",
    "new:3",
  ]);
});

it("is the same one after a reload, though another is free", async () => {
  const [one, two] = [await open(), await open()];
  storeDraft(draftKey("eva", one.screen), {});
  one.close();
  two.close();
  expect((await open(two.kept)).screen).toBe("new:2");
});

it("is the one that a closed tab left", async () => {
  const [one, two] = [await open(), await open()];
  storeDraft(draftKey("eva", two.screen), {});
  one.close();
  two.close();
  expect((await open()).screen).toBe("new:2");
  expect((await open()).screen).toBe("new");
  removeDraft(draftKey("eva", two.screen));
});

it("is the first one where the browser has no locks", async () => {
  vi.stubGlobal("navigator", {});
  vi.resetModules();
  const { claimNewDraft, newDraftScreen } = await import("./new-draft.ts");
  await claimNewDraft();
  expect(newDraftScreen()).toBe("new");
});

/** A tab at a new article, with what it kept in its session. */
async function open(kept = new Map<string, string>()): Promise<Tab> {
  const names: string[] = [];
  vi.stubGlobal("sessionStorage", storageOf(kept));
  vi.stubGlobal("navigator", {
    locks: {
      async request(name: string, _: LockOptions, use: (lock: object | null) => unknown) {
        if (locks.has(name)) return use(null);
        locks.add(name);
        names.push(name);
        return use({ name });
      },
    },
  });
  vi.resetModules();
  const { claimNewDraft, newDraftScreen } = await import("./new-draft.ts");
  await claimNewDraft();
  // Once more, as another new article in the same tab.
  await claimNewDraft();
  return {
    screen: newDraftScreen(),
    kept,
    close() {
      for (const name of names) locks.delete(name);
    },
  };
}

function storageOf(kept: Map<string, string>) {
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
