import { draftScreens } from "./local-drafts.ts";

/** Where a tab remembers its draft during a reload. */
const remembered = "vlotwerk-new-draft";

const first = "new";

/** More tabs share the first draft. */
const most = 20;

let held: string | null = null;

/** The screen whose local draft is that of a new document in this tab. */
export function newDraftScreen(): string {
  return held ?? first;
}

/**
 * Holds a local draft for the new document of this tab until the tab is closed, since two would overwrite each other: the
 * one of before a reload, else one that a closed tab left, else another.
 */
export async function claimNewDraft(): Promise<void> {
  // Browsers have locks on secure pages alone.
  if (held !== null || !("locks" in navigator)) return;
  try {
    for (const screen of preferredScreens()) {
      if (!(await takeLock(screen))) continue;
      held = screen;
      sessionStorage.setItem(remembered, screen);
      return;
    }
  } catch {
    // Forbidden storage has no drafts.
  }
}

function preferredScreens(): string[] {
  const own = sessionStorage.getItem(remembered);
  const left = draftScreens();
  const rank = (screen: string) => (screen === own ? 0 : left.has(screen) ? 1 : 2);
  const screens = Array.from({ length: most }, (_, index) => (index === 0 ? first : `${first}:${index + 1}`));
  return screens.toSorted((one, other) => rank(one) - rank(other));
}

/** Whether no other tab has the draft of this screen; then none gets it until this one is closed. */
function takeLock(screen: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const use = (lock: Lock | null) => {
      resolve(lock !== null);
      return lock && new Promise<never>(() => {});
    };
    navigator.locks.request(`vlotwerk-draft:${screen}`, { ifAvailable: true }, use).catch(reject);
  });
}
