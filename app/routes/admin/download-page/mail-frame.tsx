import { type ReactNode, useState } from "react";
import { createPortal } from "react-dom";
import type { Language } from "../../../i18n/language-texts.ts";
import { look } from "../../../mails/look.ts";

type MailFrameProps = { title: string; language: Language; children: ReactNode };

/** A sandboxed document for a mail, without the site's styles and without scripts. */
export function MailFrame({ title, language, children }: MailFrameProps) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  return (
    <>
      <iframe
        title={title}
        // Same origin, to write the mail into the frame; harmless without allow-scripts.
        sandbox="allow-same-origin"
        srcDoc={emptyDocument(language)}
        onLoad={(event) => setBody(event.currentTarget.contentDocument?.body ?? null)}
        className="block h-[36rem] w-full bg-paper"
      />
      {body && createPortal(<div style={look.ground}>{children}</div>, body)}
    </>
  );
}

/** Prevents links of the mail from replacing the frame's document. */
function emptyDocument(language: Language): string {
  return `<!doctype html><html lang="${language}"><head><base target="_blank"></head><body style="margin: 0"></body></html>`;
}
