import { useState } from "react";

const key = "leads-per-week";

/** Whether the drawing is open: as it was left in this browser; before that, where there is room for it. */
export function useOpenWeeks(): { isOpen: boolean; setOpen(isOpen: boolean): void } {
  const [isOpen, setOpen] = useState(() => remembered() ?? matchMedia("(min-width: 64rem)").matches);
  return {
    isOpen,
    setOpen(chosen) {
      setOpen(chosen);
      remember(chosen);
    },
  };
}

function remembered(): boolean | null {
  try {
    const kept = localStorage.getItem(key);
    return kept === null ? null : kept === "open";
  } catch {
    return null;
  }
}

/** A browser that keeps nothing shows it as at first. */
function remember(isOpen: boolean): void {
  try {
    localStorage.setItem(key, isOpen ? "open" : "closed");
  } catch {}
}
