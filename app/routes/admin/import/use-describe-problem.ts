import { formatTime } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { importTexts } from "../../../i18n/panel/import.en.ts";
import { importNotes } from "../../../i18n/panel/import-notes.en.ts";
import type { ImportProblem } from "./import-problem.ts";

/** Gives the words for what stopped an import. */
export function useDescribeProblem(): (problem: ImportProblem) => string {
  const { language, t } = useLanguage(importTexts);
  const { t: note } = useLanguage(importNotes);
  return (problem) => {
    if (problem.name === "export") return note(problem.note.key, problem.note.values);
    const time = problem.name === "limit" ? formatTime(problem.until, language) : "";
    return t(`import.problem.${problem.name}`, { time });
  };
}
