import { useEffect, useRef } from "react";
import { type Blocker, useBlocker, useLocation } from "react-router";

type LeaveGuard = {
  /** Blocks navigation inside the site; beforeunload covers the rest. */
  blocker: Blocker;
  /** Allows navigation after a save; the returned function blocks it again. */
  release(): () => void;
};

/** The number of screens with unsaved changes in this tab. */
let guards = 0;

export function hasUnsavedWork(): boolean {
  return guards > 0;
}

/** The number of places in this tab that are sending files. */
let senders = 0;

export function isSendingFiles(): boolean {
  return senders > 0;
}

/** Files that are being sent count as unsaved work of their screen, which needs a `LeaveGuard` or `useLeaveGuard`. */
export function useSendingGuard(isSending: boolean): void {
  useEffect(() => {
    if (!isSending) return;
    senders += 1;
    const release = holdPage();
    return () => {
      senders -= 1;
      release();
    };
  }, [isSending]);
}

/** Makes the browser ask before the page is left. */
function holdPage(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener("beforeunload", ask);
  guards += 1;
  return () => {
    removeEventListener("beforeunload", ask);
    guards -= 1;
  };
}

/** Blocks navigation while there are unsaved changes, or files are being sent. */
export function useLeaveGuard(isDirty: boolean): LeaveGuard {
  const isReleased = useRef(false);
  const { pathname } = useLocation();
  useEffect(() => (isDirty ? holdPage() : undefined), [isDirty]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      (isDirty || isSendingFiles()) &&
      !isReleased.current &&
      // A screen that was left is asked until React has ended its effects.
      currentLocation.pathname === pathname &&
      nextLocation.pathname !== pathname,
  );
  return {
    blocker,
    release() {
      isReleased.current = true;
      return () => {
        isReleased.current = false;
      };
    },
  };
}
