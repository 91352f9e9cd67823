import { z } from "zod";

// Pages let no text become code, and zod would try.
z.config({ jitless: true });

const anything = z.unknown();
const stamped = z.looseObject({ time: z.iso.datetime() });

const prefix = "vlotwerk-draft:";

/** How long work is kept that nobody goes on with, in milliseconds: 90 days. */
const longestKept = 90 * 24 * 60 * 60 * 1_000;

/** The name under which this browser keeps what somebody typed on a screen. */
export function draftKey(userId: string, screen: string): string {
  return `${prefix}${userId}:${screen}`;
}

/** What is kept under a name, and since when; null when nothing is, or nothing of this shape. */
export function readDraft<Work>(key: string, shape: z.ZodType<Work>): { work: Work; time: string } | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    const [work, stamp] = [shape.safeParse(kept), stamped.safeParse(kept)];
    return work.success && stamp.success ? { work: work.data, time: stamp.data.time } : null;
  } catch {
    return null;
  }
}

/** Whether what was typed last could be kept. */
let isKeeping = true;

/** Whether this browser keeps what is typed: storage that is full or forbidden does not. */
export function canStoreDrafts(): boolean {
  return isKeeping;
}

/** Keeps work under a name, in place of what was kept there. */
export function storeDraft(key: string, work: object): void {
  try {
    localStorage.setItem(key, JSON.stringify({ ...work, time: new Date().toISOString() }));
    isKeeping = true;
  } catch {
    // What was kept before stays: an older state is more than none.
    isKeeping = false;
  }
}

/** Lets go of what is kept under a name. */
export function removeDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage that is forbidden holds nothing either.
  }
}

/**
 * Lets go of all that was kept for longer than 90 days, whoever typed it: what it is about may be deleted, and would
 * lie here for ever. What says no time stays.
 */
export function removeExpiredDrafts(now = Date.now()): void {
  try {
    const names = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? "");
    for (const name of names) {
      const kept = name.startsWith(prefix) ? readDraft(name, anything) : null;
      if (kept && Date.parse(kept.time) < now - longestKept) removeDraft(name);
    }
  } catch {
    // Storage that is forbidden holds nothing either.
  }
}
