import { useState } from "react";

const key = "leads-per-week";

/** Whether the chart is open: as stored, else by the width of the window. */
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

function remember(isOpen: boolean): void {
  try {
    localStorage.setItem(key, isOpen ? "open" : "closed");
  } catch {}
}
