import { useEffect, useRef } from "react";
import { type Blocker, useBlocker } from "react-router";

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

/** Blocks navigation while there are unsaved changes. */
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
