import { type RefObject, useEffect, useState } from "react";
import { PrefetchPageLinks, useNavigate } from "react-router";
import { sitePage } from "./site-page.ts";

/** The hover time before a prefetch in milliseconds, the same as React Router's. */
const hoverDelayMs = 100;

/**
 * Gives links to public pages within HTML the behaviour of a `PageLink`.
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

/** The public page of an event's link; null outside of such links. */
function pageOf({ target }: Event): string | null {
  const link = target instanceof Element ? target.closest("a") : null;
  return link && sitePage(link, location);
}

/** An unmodified primary click whose default is not prevented. */
function isPlain(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;
}
