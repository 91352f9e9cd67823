import type { StoredText } from "../../data/site-texts/admin-site-texts.ts";
import type { Fields } from "../editing/edits.ts";
import { type TextEntry, type TextGroup, textGroups } from "./text-catalog.ts";
import { fieldName } from "./text-fields.ts";

export type TextFilter = { search: string; isChanged: boolean };

type FoundGroup = { group: TextGroup; entries: readonly TextEntry[] };

/** The groups with the texts that match: all words in the key, a name, the Dutch or the English text. */
export function findTexts(
  filter: TextFilter,
  texts: Fields,
  changed: ReadonlySet<string>,
  nameOf: (key: string) => string,
): FoundGroup[] {
  const words = plain(filter.search).split(/\s+/).filter(Boolean);
  return textGroups.flatMap((group) => {
    const entries = group.entries.filter(({ key, originals }) => {
      const names = originals.map(({ language }) => fieldName(key, language));
      if (filter.isChanged && !names.some((name) => changed.has(name))) return false;
      const searched = plain([key, nameOf(key), ...names.map((name) => texts[name] ?? "")].join(" "));
      return words.every((word) => searched.includes(word));
    });
    return entries.length > 0 ? [{ group, entries }] : [];
  });
}

/** Whether a filter hides nothing. */
export function isEverything({ search, isChanged }: TextFilter): boolean {
  return search.trim() === "" && !isChanged;
}

/** More fields than a screen shows would only make it slow. */
const shownAtOnce = 60;

/** The ids of the first groups that have so many texts together; of the first group in any case. */
export function openedAtOnce(found: readonly FoundGroup[]): Set<string> {
  const opened = new Set<string>();
  let count = 0;
  for (const { group, entries } of found) {
    count += entries.length;
    if (opened.size > 0 && count > shownAtOnce) break;
    opened.add(group.id);
  }
  return opened;
}

/** The fields whose stored text is not the original. */
export function changedFields(stored: readonly StoredText[]): Set<string> {
  return new Set(
    stored.filter(({ text }) => text !== "").map(({ key, language }) => fieldName(key, language)),
  );
}

/** Without case and accents. */
function plain(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}
