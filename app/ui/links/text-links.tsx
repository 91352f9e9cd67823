import { type RefObject, useEffect, useState } from "react";
import { PrefetchPageLinks, useNavigate } from "react-router";
import { sitePage } from "./site-page.ts";

/** How long a link is pointed at before it is meant, in milliseconds: as long as React Router's own links wait. */
const hoverDelayMs = 100;

/**
 * Makes the links of a text do what a `PageLink` does, where they lead to public pages: a text comes as HTML, in which
 * the router has no links.
 */
export function TextLinks({ text }: { text: RefObject<HTMLElement | null> }) {
  const [meant, setMeant] = useState<string | null>(null);
  const navigate = useNavigate();

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    let waiting = 0;

    function point(event: Event): void {
      const page = pageOf(event);
      clearTimeout(waiting);
      if (page) waiting = window.setTimeout(() => setMeant(page), hoverDelayMs);
    }

    function leave(): void {
      clearTimeout(waiting);
      setMeant(null);
    }

    function follow(event: MouseEvent): void {
      const page = pageOf(event);
      if (!page || !isPlain(event)) return;
      event.preventDefault();
      void navigate(page, { viewTransition: true });
    }

    for (const sign of ["mouseover", "focusin", "touchstart"]) {
      text.current?.addEventListener(sign, point, { signal, passive: true });
    }
    for (const end of ["mouseout", "focusout"]) text.current?.addEventListener(end, leave, { signal });
    text.current?.addEventListener("click", follow, { signal });
    return () => {
      clearTimeout(waiting);
      listening.abort();
    };
  }, [text, navigate]);

  return meant && <PrefetchPageLinks page={meant} />;
}

/** The public page to which the link leads at which an event happened; null for every other place of the text. */
function pageOf({ target }: Event): string | null {
  const link = target instanceof Element ? target.closest("a") : null;
  return link && sitePage(link, location);
}

/** A click that asks for no other tab or window, and that nobody else has answered. */
function isPlain(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;
}
