import { isRichKey } from "../../../i18n/site-texts.ts";
import type { Fields } from "../../../panel/editing/edits.ts";
import { fieldsByName } from "../../../panel/texts/text-fields.ts";
import type { TextProblem } from "../../../panel/texts/text-problem.ts";

/** In characters of JSON: a form that the server takes is not larger than 16 kB, with a token. */
const mostSent = 6_000;

/** The typed texts that the page can be rendered with, and whether that is all of them. */
export function sentTexts(
  typed: Fields,
  problems: ReadonlyMap<string, TextProblem>,
): { texts: Fields; isWhole: boolean } {
  const texts: Record<string, string> = {};
  let size = 0;
  for (const [name, text] of Object.entries(typed)) {
    const cost = JSON.stringify(name).length + JSON.stringify(text).length;
    const isRich = isRichKey(fieldsByName.get(name)?.key ?? "");
    if (isRich || problems.get(name)?.key === "texts.problem.long" || size + cost > mostSent) continue;
    texts[name] = text;
    size += cost;
  }
  return { texts, isWhole: Object.keys(texts).length === Object.keys(typed).length };
}
