import { formatTime } from "../../i18n/format.ts";
import type { Language, Translate } from "../../i18n/language-texts.ts";
import type { MediaKey } from "../../i18n/panel/media.en.ts";
import type { FileProblem } from "./file-problem.ts";

/** Why a file is not uploaded, in words. */
export function describeFileProblem(
  { problem, until }: { problem: FileProblem; until?: string | null },
  language: Language,
  t: Translate<MediaKey>,
): string {
  return t(`media.problem.${problem}`, { time: until ? formatTime(until, language) : "" });
}
