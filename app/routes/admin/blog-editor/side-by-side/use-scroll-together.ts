import { type RefObject, useEffect } from "react";
import { followedTop } from "./scroll-anchors.ts";
import { findScroller } from "./scroller.ts";

type Pane = RefObject<HTMLElement | null>;

/** Scrolls the text of either pane along with that of the other, by heading. */
export function useScrollTogether(left: Pane, right: Pane, isOn: boolean): void {
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
