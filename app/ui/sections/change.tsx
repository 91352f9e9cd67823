import { ArrowRight } from "lucide-react";
import type { Language } from "../../i18n/language-texts.ts";

type ChangeProps = {
  sum: { before: string; after: string };
  /** The same as a sentence, and its language. */
  sentence: string;
  language: Language;
  className?: string;
};

/** From what it was to what it is, read as one sentence. */
export function Change({ sum: { before, after }, sentence, language, className = "" }: ChangeProps) {
  return (
    <>
      <p lang={language} className="sr-only">
        {sentence}
      </p>
      <p
        aria-hidden="true"
        className={`flex flex-wrap items-baseline gap-x-2 font-display font-semibold text-small tabular-nums md:gap-x-3 md:text-base ${className}`}
      >
        <Figure text={before} />
        <ArrowRight className="size-5 self-center text-accent" />
        <span className="text-accent-deep">
          <Figure text={after} />
        </span>
      </p>
    </>
  );
}

/** A number in large figures with its unit beside it; other words as they are. */
function Figure({ text }: { text: string }) {
  const [, number, unit] = /^(\D?\s?\d[\d.,]*)(.*)/.exec(text) ?? [];
  if (!number) return <span className="text-title-3">{text}</span>;
  return (
    <span className="whitespace-nowrap">
      <span className="text-title-2">{number}</span>
      {unit && <span>{unit}</span>}
    </span>
  );
}
