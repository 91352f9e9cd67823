import type { Words } from "../../html/compare/words.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { fieldPanelTexts } from "../../i18n/panel/fields.en.ts";
import { numbered } from "./numbered.ts";

/** A text with its added words underlined and its removed ones struck through; a screen reader is told which. */
export function ChangedWords({ words }: { words: readonly Words[] }) {
  return numbered(words).map(({ place, part }) => <Part key={place} part={part} />);
}

function Part({ part: { text, change } }: { part: Words }) {
  const { t } = useLanguage(fieldPanelTexts);
  if (change === "same") return text;
  const isAdded = change === "added";
  const Mark = isAdded ? "ins" : "del";
  return (
    <Mark className={isAdded ? added : removed}>
      <span className="sr-only">{` ${t(isAdded ? "word.added" : "word.removed")} `}</span>
      {text}
      <span className="sr-only">{` ${t("fields.changeEnd")} `}</span>
    </Mark>
  );
}

const added = "rounded-small bg-success-soft text-success underline decoration-2 underline-offset-2";
const removed = "rounded-small bg-error-soft text-error line-through";
