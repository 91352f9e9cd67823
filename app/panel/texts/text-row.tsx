import type { ReactNode } from "react";
import type { SiteTexts } from "../../data/site-texts/waiting-texts.ts";
import type { Language } from "../../i18n/language-texts.ts";
import type { EditedFields } from "../editing/use-edits.ts";
import { TranslationNote } from "../translations/translation-note.tsx";
import type { Original, TextEntry } from "./text-catalog.ts";
import { TextField } from "./text-field.tsx";
import { fieldName, rowIn } from "./text-fields.ts";
import { useTextMarks } from "./text-marks.ts";
import type { TextProblem } from "./text-problem.ts";

export type TextRowProps = {
  entry: TextEntry;
  /** The language that stands above the other, on a wide screen too. */
  first?: Language;
  /** Stands below its fields. */
  about?: ReactNode;
  edits: EditedFields;
  texts: SiteTexts;
  problems: ReadonlyMap<string, TextProblem>;
  nameOf(key: string): string;
  onChange(name: string, text: string): void;
  onHistory(name: string): void;
};

/** A text in its languages, beside each other on a wide screen. */
export function TextRow({
  entry,
  first,
  about,
  edits,
  texts,
  problems,
  nameOf,
  onChange,
  onHistory,
}: TextRowProps) {
  const { key, isRich, originals } = entry;
  const isFact = key.startsWith("firm.");
  const marks = useTextMarks();
  return (
    <li className={isFact ? "py-3" : "col-span-full py-4"}>
      {!isFact && <p className="pb-1.5 text-ink-soft text-small [overflow-wrap:anywhere]">{nameOf(key)}</p>}
      <div
        className={`grid gap-x-6 gap-y-4 ${originals.length > 1 && !isRich && !first ? "min-[1100px]:grid-cols-2" : ""}`}
      >
        {inOrder(originals, first).map(({ language, text }) => {
          const name = fieldName(key, language);
          return (
            <div key={language} className="min-w-0">
              <TextField
                name={name}
                label={nameOf(key)}
                textKey={key}
                language={language}
                isRich={isRich}
                original={text}
                value={edits.values[name] ?? text}
                stored={rowIn(texts.stored, { key, language })}
                waiting={rowIn(texts.waiting, { key, language })}
                isEdited={name in edits.open}
                problem={problems.get(name)}
                onChange={onChange}
                onHistory={onHistory}
              />
              {marks && language !== "all" && (
                <TranslationNote marks={marks} language={language} field={key} />
              )}
            </div>
          );
        })}
      </div>
      {about && <p className="mt-2 text-ink-soft text-small">{about}</p>}
    </li>
  );
}

function inOrder(originals: readonly Original[], first: Language | undefined): Original[] {
  const isFirst = ({ language }: Original) => Number(language === first);
  return originals.toSorted((one, other) => isFirst(other) - isFirst(one));
}
