import { type HTMLAttributes, type RefObject, useEffect, useRef, useState } from "react";

/** The row that is dragged, and the index that it would have where it is let go. */
export type Drag = { from: number; to: number };

/** What the grip of a row listens to. */
export type Grip = Pick<
  HTMLAttributes<HTMLElement>,
  "onPointerDown" | "onPointerMove" | "onPointerUp" | "onPointerCancel"
>;

/** How near to the upper or lower edge of the window the page scrolls, and how far per frame, in pixels. */
const edge = 96;
const step = 10;

/**
 * Moves the rows of a list by a grip, with a mouse, a pen or a finger; Escape lets go of the row where it was.
 *
 * @param onDrop is called with two different indexes
 */
export function useDragOrder(onDrop: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const pointer = useRef(0);
  const [drag, setDrag] = useState<Drag | null>(null);
  const isDragging = drag !== null;

  useEffect(() => {
    if (!isDragging) return;
    let frame = requestAnimationFrame(follow);
    /** The page moves below a pointer at an edge. */
    function follow(): void {
      if (pointer.current < edge) scrollBy(0, -step);
      else if (pointer.current > innerHeight - edge) scrollBy(0, step);
      setDrag((now) => now && { ...now, to: placeAt(list, now.from, pointer.current) });
      frame = requestAnimationFrame(follow);
    }
    function letGo(event: KeyboardEvent): void {
      if (event.key === "Escape") setDrag(null);
    }
    addEventListener("keydown", letGo);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("keydown", letGo);
    };
  }, [isDragging]);

  /** Where the pointer is now: the last frame may be older than a quick movement. */
  function drop({ clientY }: { clientY: number }): void {
    setDrag(null);
    if (!drag) return;
    const to = placeAt(list, drag.from, clientY);
    if (drag.from !== to) onDrop(drag.from, to);
  }

  return {
    list,
    drag,
    gripOf: (index: number): Grip => ({
      onPointerDown(event) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        pointer.current = event.clientY;
        setDrag({ from: index, to: index });
      },
      onPointerMove(event) {
        pointer.current = event.clientY;
      },
      onPointerUp: drop,
      onPointerCancel: () => setDrag(null),
    }),
  };
}

/** The index among the other rows of a row that is held at a height of the window. */
function placeAt(list: RefObject<HTMLOListElement | null>, from: number, height: number): number {
  const others = [...(list.current?.children ?? [])].filter((_, index) => index !== from);
  return others.filter((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return (top + bottom) / 2 < height;
  }).length;
}
