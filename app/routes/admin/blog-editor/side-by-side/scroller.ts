import { htmlParts } from "../../../../html/html-parts.ts";
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
    headings: headingsOf(field).map((at) => (at / value.length) * scrollHeight - readAt(field)),
    end: endOf(field),
  };
}

/** Scrolling reads the same text again and again. */
const lastRead = new WeakMap<HTMLTextAreaElement, { html: string; headings: number[] }>();

/** Where the headings of a field begin among its characters. */
function headingsOf(field: HTMLTextAreaElement): number[] {
  const html = field.value;
  const known = lastRead.get(field);
  if (known?.html === html) return known.headings;
  const headings = htmlParts(html).flatMap((part) =>
    part.kind === "start" && /^h[1-6]$/.test(part.name) ? [part.from] : [],
  );
  lastRead.set(field, { html, headings });
  return headings;
}

/** The line of a pane where its reader looks: headings meet there, in pixels from the top. */
function readAt({ clientHeight }: Element): number {
  return clientHeight / 4;
}

function endOf({ scrollHeight, clientHeight }: Element): number {
  return Math.max(scrollHeight - clientHeight, 0);
}
