import type { Ground } from "./section.ts";
import type { SectionType } from "./sections.ts";

/** What may stand on ink: few words, and nothing to press. */
const mayBeDark: readonly SectionType[] = ["steps", "figures"];

/** How many light ones follow a dark one at least. */
const lightAfterDark = 2;

/**
 * The ground of each section of a page. A closing stands on the accent and an opening on paper; steps and figures
 * stand on ink unless a page begins or ends with them (the footer is ink) or dark is near; paper and sand alternate.
 */
export function grounds(types: readonly SectionType[]): Ground[] {
  const chosen: Ground[] = [];
  let light: Ground = "sand";
  for (const [position, type] of types.entries()) {
    if (type === "closing") chosen.push("accent");
    else if (isDark(types, chosen, position)) chosen.push("ink");
    else {
      light = type === "opening" || light === "sand" ? "paper" : "sand";
      chosen.push(light);
    }
  }
  return chosen;
}

function isDark(types: readonly SectionType[], before: readonly Ground[], position: number): boolean {
  const type = types[position];
  const next = types[position + 1];
  if (type === undefined || !mayBeDark.includes(type)) return false;
  if (position === 0 || next === undefined || next === "closing") return false;
  return before.slice(-lightAfterDark).every((ground) => ground === "paper" || ground === "sand");
}
