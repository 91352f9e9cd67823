import { Fragment, type RefObject, useEffect, useRef, useState } from "react";
import { htmlParts } from "../../../../html/html-parts.ts";
import { useLanguage } from "../../../../i18n/language.tsx";
import { languages } from "../../../../i18n/language-texts.ts";
import { translationTexts } from "../../../../i18n/panel/translations.en.ts";
import { TranslationNote } from "../../../../panel/translations/translation-note.tsx";
import { languageFields } from "../editor-state.ts";
import { FaqList } from "../faq-list.tsx";
import { LanguageField, type LanguageFieldsProps } from "../language-field.tsx";
import { MetaFields } from "../meta-fields.tsx";
import { followedTop, type ScrollAnchors } from "./scroll-anchors.ts";

/** Both languages beside each other, field by field: Dutch left, English right. */
export function LanguagesSideBySide({ isShown, ...shared }: LanguageFieldsProps & { isShown: boolean }) {
  const { t } = useLanguage(translationTexts);
  const { fields, marks } = shared;
  // Who asked for less motion chooses it.
  const [isTogether, setTogether] = useState(() => !matchMedia("(prefers-reduced-motion: reduce)").matches);
  const panes = { nl: useRef<HTMLDivElement>(null), en: useRef<HTMLDivElement>(null) };
  useScrollTogether(panes.nl, panes.en, isTogether);
  return (
    <div className="grid gap-8">
      <div className="grid grid-cols-2 gap-x-6 gap-y-6">
        {languageFields.map((field) => (
          <Fragment key={field}>
            {field === "content" && (
              <label className="col-span-2 -mb-3 inline-flex min-h-11 items-center gap-2">
                <input
                  type="checkbox"
                  checked={isTogether}
                  onChange={(event) => setTogether(event.target.checked)}
                  className="size-5 accent-accent"
                />
                {t("translations.together")}
              </label>
            )}
            {/* In a row of their own, the fields stay at one height. */}
            {languages.some((language) => marks.find(language, field)) &&
              languages.map((language) => (
                <div key={language} className="-mb-4">
                  <TranslationNote marks={marks} language={language} field={field} />
                </div>
              ))}
            {languages.map((language) => (
              <div key={language} ref={field === "content" ? panes[language] : undefined} className="min-w-0">
                <LanguageField field={field} language={language} isMarkedElsewhere {...shared} />
              </div>
            ))}
          </Fragment>
        ))}
      </div>
      <MetaFields fields={fields} marks={marks} />
      {isShown && <FaqList fields={fields} marks={marks} shown={languages} />}
    </div>
  );
}

type Pane = RefObject<HTMLElement | null>;

/** Scrolls the text of either pane along with that of the other, by heading. */
function useScrollTogether(left: Pane, right: Pane, isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !left.current || !right.current) return;
    // Where a pane was scrolled to by the other one, which must not follow in turn.
    const followed = new Map<HTMLElement, number>();
    const ends = [lead(left.current, right.current, followed), lead(right.current, left.current, followed)];
    return () => {
      for (const end of ends) end();
    };
  }, [left, right, isOn]);
}

/** Until the returned function is called, `other` follows `own`. */
function lead(own: HTMLElement, other: HTMLElement, followed: Map<HTMLElement, number>): () => void {
  let bound: EventTarget | null = null;
  let frame = 0;

  function bind(): void {
    const target = findScroller(own)?.target ?? null;
    if (target === bound) return;
    bound?.removeEventListener("scroll", schedule);
    target?.addEventListener("scroll", schedule, { passive: true });
    bound = target;
  }

  function schedule(): void {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(move);
  }

  function move(): void {
    const [from, to] = [findScroller(own), findScroller(other)];
    if (!from || !to) return;
    const top = from.element.scrollTop;
    const expected = followed.get(own);
    followed.delete(own);
    if (expected !== undefined && Math.abs(top - expected) < 2) return;
    const next = followedTop(top, from.anchors(), to.anchors());
    if (Math.abs(next - to.element.scrollTop) < 1) return;
    to.element.scrollTo({ top: next, behavior: "instant" });
    followed.set(other, to.element.scrollTop);
  }

  // The editors open later, and give way to a field for HTML.
  const observer = new MutationObserver(bind);
  observer.observe(own, { childList: true, subtree: true, attributes: true, attributeFilter: ["hidden"] });
  own.addEventListener("load", bind, true);
  bind();
  return () => {
    observer.disconnect();
    own.removeEventListener("load", bind, true);
    cancelAnimationFrame(frame);
    bound?.removeEventListener("scroll", schedule);
  };
}

/** What scrolls in a pane. */
type Scroller = {
  /** Fires `scroll`. */
  target: EventTarget;
  element: Element;
  anchors(): ScrollAnchors;
};

/** The document of the pane's TinyMCE, or its field for HTML; null while there is none. */
function findScroller(pane: HTMLElement): Scroller | null {
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
