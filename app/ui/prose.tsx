import type { Language } from "../i18n/language-texts.ts";

type ProseProps = {
  /** HTML that `cleanHtml` has let through. */
  html: string;
  /** The language of the text. */
  language: Language;
  className?: string;
};

/** A text that people wrote in the editor. */
export function Prose({ html, language, className = "" }: ProseProps) {
  return (
    <div
      lang={language}
      className={`prose ${className}`}
      // The only place where HTML is put on a page as it is; it comes sanitised from the server.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
