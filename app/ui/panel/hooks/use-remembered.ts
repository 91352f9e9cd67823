import { useState } from "react";

/** A choice that this browser remembers; `initial` until it is made, and where nothing can be stored. */
export function useRemembered<Choice extends string>(
  key: string,
  choices: readonly Choice[],
  initial: () => Choice,
): [Choice, (chosen: Choice) => void] {
  const [chosen, setChosen] = useState(() => remembered(key, choices) ?? initial());
  return [
    chosen,
    (next) => {
      setChosen(next);
      remember(key, next);
    },
  ];
}

function remembered<Choice extends string>(key: string, choices: readonly Choice[]): Choice | undefined {
  try {
    const kept = localStorage.getItem(key);
    return choices.find((choice) => choice === kept);
  } catch {
    return undefined;
  }
}

function remember(key: string, choice: string): void {
  try {
    localStorage.setItem(key, choice);
  } catch {}
}

/** Whether the window has room for two columns beside the sidebar. */
export function isWideWindow(): boolean {
  return matchMedia("(min-width: 64rem)").matches;
}
