import { useState } from "react";
import { sessionStorage } from "../../../account/session-storage.ts";

/** A choice that this browser remembers; `initial` until it is made. */
export function useRemembered<Choice extends string>(
  key: string,
  choices: readonly Choice[],
  initial: () => Choice,
): [Choice, (chosen: Choice) => void] {
  const [chosen, setChosen] = useState(() => {
    const kept = sessionStorage.getItem(key);
    return choices.find((choice) => choice === kept) ?? initial();
  });
  return [
    chosen,
    (next) => {
      setChosen(next);
      sessionStorage.setItem(key, next);
    },
  ];
}

/** Whether the window has room for two columns beside the sidebar. */
export function isWideWindow(): boolean {
  return matchMedia("(min-width: 64rem)").matches;
}
