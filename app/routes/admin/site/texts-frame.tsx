import { useEffect, useEffectEvent, useState } from "react";
import { FramedDocument, type FrameWidth } from "../page/framed-document.tsx";
import { keysOf, placesOf, type ReadPage, textsAttribute } from "./read-page.ts";

/** What was pressed on a page: texts by their keys, and the address that it leads to, within the site. */
export type Pressed = { keys: readonly string[]; linked: string | null };

type TextsFrameProps = {
  title: string;
  width: FrameWidth;
  page: ReadPage;
  /** What each text says to assistive technology. */
  hint: string;
  selected: readonly string[];
  onPress(pressed: Pressed): void;
  /** Gets the keys that can be pressed at this width. */
  onPlaces(keys: ReadonlySet<string>): void;
};

/** A page whose texts are pressed, or chosen with Tab and Enter. Its links lead nowhere. */
export function TextsFrame({ title, width, page, hint, selected, onPress, onPlaces }: TextsFrameProps) {
  const [frame, setFrame] = useState<Document | null>(null);
  const places = usePlaces(frame, page, width, hint);
  const press = useEffectEvent((event: Event) => {
    if (!isElement(event.target)) return;
    event.preventDefault();
    onPress(pressedAt(event.target, event));
  });
  const tell = useEffectEvent((keys: Set<string>) => onPlaces(keys));

  useEffect(() => {
    const onClick = (event: Event) => press(event);
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Enter" || event.key === " ") press(event);
    };
    frame?.addEventListener("click", onClick, true);
    frame?.addEventListener("keydown", onKey, true);
    return () => {
      frame?.removeEventListener("click", onClick, true);
      frame?.removeEventListener("keydown", onKey, true);
    };
  }, [frame]);

  useEffect(() => tell(new Set(places.flatMap(keysOf))), [places]);

  useEffect(() => {
    const view = frame?.defaultView;
    const chosen = places.filter((place) => keysOf(place).some((key) => selected.includes(key)));
    for (const place of places) place.toggleAttribute("data-selected", chosen.includes(place));
    const [first] = chosen;
    if (!view || !first) return;
    const bring = () => {
      const seen = seenHeight(view);
      const isInView = chosen.some((place) => {
        const { top, bottom } = place.getBoundingClientRect();
        return top >= 0 && bottom <= seen;
      });
      const { top, height } = first.getBoundingClientRect();
      const above = Math.max(0, Math.min(view.innerHeight / 4, (seen - height) / 2));
      // scrollIntoView would move the panel too.
      if (!isInView) view.scrollBy({ top: top - above });
    };
    // The sheet of fields grows with them.
    const sheet = document.getElementById("chosen");
    const observer = new ResizeObserver(bring);
    if (sheet) observer.observe(sheet);
    else bring();
    return () => observer.disconnect();
  }, [frame, places, selected]);

  return (
    <FramedDocument
      title={title}
      width={width}
      onLoad={(loaded) => {
        const style = loaded.createElement("style");
        style.textContent = placeStyles;
        loaded.head.append(style);
        setFrame(loaded);
      }}
    />
  );
}

/** How much of the framed page is in sight, in its own pixels: on a phone the sheet of fields covers the rest. */
function seenHeight({ frameElement, innerHeight }: Window): number {
  const sheet = document.getElementById("chosen");
  if (!frameElement || !sheet || getComputedStyle(sheet).position !== "fixed") return innerHeight;
  // It is brought to where it begins below the bars.
  frameElement.scrollIntoView();
  const { top, height } = frameElement.getBoundingClientRect();
  return ((sheet.getBoundingClientRect().top - top) * innerHeight) / height;
}

const noPlaces: readonly HTMLElement[] = [];

/** Shows a page in the frame; gives its elements that can be pressed at a width, each focusable. */
function usePlaces(frame: Document | null, page: ReadPage, width: FrameWidth, hint: string) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  const [places, setPlaces] = useState(noPlaces);
  useEffect(() => {
    if (!frame) return;
    const shown = frame.importNode(page.body, true);
    frame.documentElement.lang = page.language;
    frame.body.replaceWith(shown);
    setBody(shown);
  }, [frame, page]);
  useEffect(() => {
    if (!body) return;
    // Each width has a layout of its own.
    body.dataset.width = width;
    const found = placesOf(body);
    for (const place of found) {
      place.tabIndex = 0;
      // What repeats another link to assistive technology is a text here.
      place.closest("[aria-hidden=true]")?.removeAttribute("aria-hidden");
      place.setAttribute("aria-description", hint);
    }
    setPlaces(found);
  }, [body, width, hint]);
  return places;
}

const placeStyles = `
  html { scroll-behavior: auto }
  /* It would cover what was chosen. */
  .sticky { position: static }
  body, [${textsAttribute}] { cursor: pointer }
  [${textsAttribute}]:hover { outline: 2px dashed var(--color-accent); outline-offset: 2px }
  [${textsAttribute}]:focus-visible, [data-selected] { outline: 3px solid var(--color-accent); outline-offset: 2px }
`;

/** The frame has classes of its own: `instanceof` would not hold. */
function isElement(target: EventTarget | null): target is Element {
  return target !== null && "closest" in target;
}

function pressedAt(target: Element, event: Event): Pressed {
  const place = isPointer(event) ? placeBelow(target, event) : target.closest(`[${textsAttribute}]`);
  const link = target.closest("a[href]")?.getAttribute("href") ?? "";
  return {
    keys: place ? keysOf(place) : [],
    linked: /^\/(?!\/)/.test(link) ? link.replace(/[?#].*/, "") : null,
  };
}

/** Whether a click is at a point, and not by a key or a program. */
function isPointer(event: Event): event is MouseEvent {
  return "detail" in event && event.detail !== 0 && "clientX" in event;
}

/** The text at a point, also below a link that covers a whole card. */
function placeBelow({ ownerDocument }: Element, { clientX: x, clientY: y }: MouseEvent): Element | undefined {
  const isAt = ({ left, right, top, bottom }: DOMRect) => left <= x && x < right && top <= y && y < bottom;
  return ownerDocument
    .elementsFromPoint(x, y)
    .find((element) => element.hasAttribute(textsAttribute) && [...element.getClientRects()].some(isAt));
}
