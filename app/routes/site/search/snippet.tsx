import type { SearchResult } from "../../../data/search/search.ts";
import type { Language } from "../../../i18n/language-texts.ts";

type SnippetProps = { parts: SearchResult["snippet"]; lang: Language | undefined };

/** The part of a text that was found, with its words highlighted. */
export function Snippet({ parts, lang }: SnippetProps) {
  return (
    <p lang={lang} className="mt-2 break-words text-ink-soft">
      {parts.map(({ text, isFound }, place) => {
        const key = `${place}`;
        return isFound ? (
          <mark key={key} className="bg-accent-soft text-ink">
            {text}
          </mark>
        ) : (
          <span key={key}>{text}</span>
        );
      })}
    </p>
  );
}
