import type { ScrollAnchors } from "./scroll-anchors.ts";

/** What scrolls in a pane. */
type Scroller = {
  /** Fires `scroll`. */
  target: EventTarget;
  element: Element;
  anchors(): ScrollAnchors;
};

/** The document of the pane's TinyMCE, or its field for HTML; null while there is none. */
export function findScroller(pane: HTMLElement): Scroller | null {
  const written = pane.querySelector<HTMLIFrameElement>("iframe.tox-edit-area__iframe")?.contentDocument;
  if (written?.scrollingElement) return documentScroller(written, written.scrollingElement);
  const field = pane.querySelector<HTMLTextAreaElement>("textarea.field");
  return field && { target: field, element: field, anchors: () => anchorsOfField(field) };
}

function documentScroller(written: Document, element: Element): Scroller {
  return {
    target: written,
    element,
    anchors: () => ({
      headings: [...written.querySelectorAll("h1, h2, h3, h4, h5, h6")].map(
        (heading) => heading.getBoundingClientRect().top + element.scrollTop - readAt(element),
      ),
      end: endOf(element),
    }),
  };
}

/** Where a heading is drawn in a field is not known: its place among the characters is near enough. */
function anchorsOfField(field: HTMLTextAreaElement): ScrollAnchors {
  const { value, scrollHeight } = field;
  return {
    headings: [...value.matchAll(/<h[1-6](?=[\s>])/gi)].map(
      ({ index }) => (index / value.length) * scrollHeight - readAt(field),
    ),
    end: endOf(field),
  };
}

/** The line of a pane where its reader looks: headings meet there, in pixels from the top. */
function readAt({ clientHeight }: Element): number {
  return clientHeight / 4;
}

function endOf({ scrollHeight, clientHeight }: Element): number {
  return Math.max(scrollHeight - clientHeight, 0);
}
