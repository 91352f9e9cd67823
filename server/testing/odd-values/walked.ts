import { readFile, writeFile } from "node:fs/promises";
import { z } from "zod";
import type { Choose } from "./attempts.ts";

const list = new URL("walked.json", import.meta.url);
/** By column or function: its definition when `npm run verify -- S41` last gave it every odd value. */
const definitions = z.record(z.string(), z.string());

/** Every odd value. `save` stores what took them. */
export function chooseEvery(): { choose: Choose; save(): Promise<void> } {
  const walked = new Map<string, string>();
  return {
    choose(name, definition, values) {
      walked.set(name, definition);
      return values;
    },
    save: async () => {
      const sorted = Object.fromEntries([...walked].toSorted(([one], [other]) => one.localeCompare(other)));
      await writeFile(list, `${JSON.stringify(sorted, null, 2)}\n`);
    },
  };
}

/**
 * All odd values where the definition was never walked in full; elsewhere one in every third place, each another of some
 * twenty.
 */
export async function chooseSample(): Promise<Choose> {
  const walked = definitions.parse(JSON.parse(await readFile(list, "utf8")));
  let turn = 0;
  return (name, definition, values) => {
    if (walked[name] !== definition) return values;
    turn += 1;
    if (turn % 3 !== 0) return [];
    const every = Math.min(20, values.length);
    return values.filter((_, index) => index % every === (turn / 3) % every);
  };
}
