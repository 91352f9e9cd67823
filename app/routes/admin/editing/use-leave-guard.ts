import { useEffect, useRef } from "react";
import { type Blocker, useBlocker } from "react-router";

type LeaveGuard = {
  /** Holds a navigation inside the site; the browser asks its own question before one out of it. */
  blocker: Blocker;
  /** From here on nothing is asked: the work is saved, and the screen about to go. The answered function takes it back. */
  release(): () => void;
};

/** How many screens with unsaved work are open in this tab. */
let guards = 0;

/** Whether somebody would lose sight of unsaved work who goes now. */
export function hasUnsavedWork(): boolean {
  return guards > 0;
}

/** Asks before unsaved work is left. */
export function useLeaveGuard(isDirty: boolean): LeaveGuard {
  const isReleased = useRef(false);
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    guards += 1;
    return () => {
      removeEventListener("beforeunload", ask);
      guards -= 1;
    };
  }, [isDirty]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isReleased.current && currentLocation.pathname !== nextLocation.pathname,
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
