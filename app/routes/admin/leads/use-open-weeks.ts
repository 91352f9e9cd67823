import { isWideWindow, useRemembered } from "../../../ui/panel/hooks/use-remembered.ts";

/** Whether the chart is open: as stored, else by the width of the window. */
export function useOpenWeeks(): { isOpen: boolean; setOpen(isOpen: boolean): void } {
  const [state, setState] = useRemembered("leads-per-week", ["open", "closed"], () =>
    isWideWindow() ? "open" : "closed",
  );
  return { isOpen: state === "open", setOpen: (isOpen) => setState(isOpen ? "open" : "closed") };
}
