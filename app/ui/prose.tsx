import { useRef } from "react";
import { useLocation } from "react-router";
import type { Language } from "../i18n/language-texts.ts";
import { TextLinks } from "./links/text-links.tsx";
import { useTextVideos } from "./text-videos.ts";

type ProseProps = {
  /** HTML sanitised by `cleanHtml`. */
  html: string;
  /** The language of the text. */
  language: Language;
  className?: string;
};

/** HTML from the editor. */
export function Prose({ html, language, className = "" }: ProseProps) {
  const text = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  useTextVideos(text);
  return (
    <>
      <div
        ref={text}
        lang={language}
        className={`prose ${className}`}
        // The only raw HTML on public pages; the server has sanitised it.
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {/* Each page anew: what was pointed at on the one before is meant no more. */}
      <TextLinks key={key} text={text} />
    </>
  );
}
