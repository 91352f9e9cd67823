import { z } from "../../zod.ts";

// Pages let no text become code, and zod would try.

const anything = z.unknown();
const stamped = z.looseObject({ time: z.iso.datetime() });

const prefix = "vlotwerk-draft:";

/** How long an unused draft is stored, in milliseconds: 90 days. */
const retention = 90 * 24 * 60 * 60 * 1_000;

/** The storage key of a person's draft for a screen. */
export function draftKey(userId: string, screen: string): string {
  return `${prefix}${userId}:${screen}`;
}

/** A stored draft and its time; null when there is none, or none of this schema. */
export function readDraft<Draft>(
  key: string,
  schema: z.ZodType<Draft>,
): { value: Draft; time: string } | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    const [draft, stamp] = [schema.safeParse(stored), stamped.safeParse(stored)];
    return draft.success && stamp.success ? { value: draft.data, time: stamp.data.time } : null;
  } catch {
    return null;
  }
}

let isStoring = true;

/** Whether the last draft was stored: storage can be full or forbidden. */
export function canStoreDrafts(): boolean {
  return isStoring;
}

/** Stores a draft under a key, in place of an older one. */
export function storeDraft(key: string, draft: object): void {
  try {
    localStorage.setItem(key, JSON.stringify({ ...draft, time: new Date().toISOString() }));
    isStoring = true;
  } catch {
    // The older draft stays, which is better than none.
    isStoring = false;
  }
}

export function removeDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Forbidden storage has no drafts.
  }
}

/** The screens that have a draft, of whoever wrote it. */
export function draftScreens(): ReadonlySet<string> {
  return new Set(storedKeys().map((key) => key.slice(key.indexOf(":", prefix.length) + 1)));
}

/** Removes all drafts that are older than 90 days, whoever wrote them. */
export function removeExpiredDrafts(now = Date.now()): void {
  for (const key of storedKeys()) {
    const draft = readDraft(key, anything);
    if (draft && Date.parse(draft.time) < now - retention) removeDraft(key);
  }
}

/** Forbidden storage has no drafts. */
function storedKeys(): string[] {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? "");
    return keys.filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
