import type { MissedTerm } from "../../data/glossary/glossary.ts";
import { cutAtWord } from "../../html/plain-text.ts";

/** A Dutch sentence with the word of the glossary underlined, and what stands for it in English. */
export function MissedWord({ nl, en, start, end }: MissedTerm) {
  return (
    <span className="mb-2 block border-current border-l-2 pl-3 text-ink [overflow-wrap:anywhere]">
      <span lang="nl" className="block">
        {nl.slice(0, start)}
        <mark className="bg-transparent text-inherit underline decoration-2 decoration-warning decoration-wavy underline-offset-4">
          {nl.slice(start, end)}
        </mark>
        {nl.slice(end)}
      </span>
      <span lang="en" className="block text-ink-soft">
        {cutAtWord(en, 300)}
      </span>
    </span>
  );
}
