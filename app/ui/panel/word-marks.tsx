import { createContext, type ReactNode, use } from "react";
import { useLanguage } from "../../i18n/language.tsx";
import { fieldPanelTexts } from "../../i18n/panel/fields.en.ts";

/** Words of a paragraph, each space of which counts once, and where they begin in it. */
export type MarkedWords = { text: string; start: number; words: string };

/** The words that a comment is about, with its number; without: one of two sentences that say the same. */
export type WordMark = MarkedWords & { number?: number };

const none: readonly WordMark[] = [];

/** The marks of fields, by the fields' names. */
export const WordMarks = createContext<ReadonlyMap<string, readonly WordMark[]>>(new Map());

/** The marks of a field. */
export function useWordMarks(name: string | undefined): readonly WordMark[] {
  return use(WordMarks).get(name ?? "") ?? none;
}

/** What stands beside the label of a field: the numbers of the comments on it, and a note. */
export function BesideLabel({ name, note }: { name: string | undefined; note: ReactNode }) {
  const { t } = useLanguage(fieldPanelTexts);
  const numbers = useWordMarks(name).flatMap(({ number }) => number ?? []);
  if (numbers.length === 0) return note;
  return (
    <span className="flex items-baseline gap-x-2">
      {note}
      {numbers.map((number) => (
        <span
          key={number}
          className="grid size-6 place-items-center rounded-full bg-accent font-semibold text-small text-white"
        >
          <span className="sr-only">{t("fields.comment")}</span> {number}
        </span>
      ))}
    </span>
  );
}
