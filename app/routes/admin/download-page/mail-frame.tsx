import { type ReactNode, useState } from "react";
import { createPortal } from "react-dom";
import type { Language } from "../../../i18n/language-texts.ts";
import { look } from "../../../mails/look.ts";

type MailFrameProps = { title: string; language: Language; children: ReactNode };

/** A document of its own, in which a mail is shown without the site's styles and without scripts. */
export function MailFrame({ title, language, children }: MailFrameProps) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  return (
    <>
      <iframe
        title={title}
        // Same origin so that the mail can be put into it; without allow-scripts nothing in it can use that.
        sandbox="allow-same-origin"
        srcDoc={emptyDocument(language)}
        onLoad={(event) => setBody(event.currentTarget.contentDocument?.body ?? null)}
        className="block h-[36rem] w-full bg-paper"
      />
      {body && createPortal(<div style={look.ground}>{children}</div>, body)}
    </>
  );
}

/** Links of the mail would open in a new tab, which the frame may not do: the mail stays where it is. */
function emptyDocument(language: Language): string {
  return `<!doctype html><html lang="${language}"><head><base target="_blank"></head><body style="margin: 0"></body></html>`;
}
