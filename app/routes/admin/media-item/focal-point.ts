/** In per cent of the width and the height. */
export type FocalPoint = { x: number; y: number };

/** The point of two typed numbers; the middle where one is none. */
export function pointOf(x: string, y: string): FocalPoint {
  return { x: percentage(Number.parseInt(x, 10)), y: percentage(Number.parseInt(y, 10)) };
}

/** The point of a click within a box. */
export function clickedPoint(
  { left, top, width, height }: Pick<DOMRect, "left" | "top" | "width" | "height">,
  x: number,
  y: number,
): FocalPoint {
  return { x: percentage(((x - left) / width) * 100), y: percentage(((y - top) / height) * 100) };
}

/** The point that an arrow key moves to, with Shift in larger steps; null for other keys. */
export function movedPoint({ x, y }: FocalPoint, key: string, isShifted: boolean): FocalPoint | null {
  const step = isShifted ? 10 : 1;
  switch (key) {
    case "ArrowLeft":
      return { x: percentage(x - step), y };
    case "ArrowRight":
      return { x: percentage(x + step), y };
    case "ArrowUp":
      return { x, y: percentage(y - step) };
    case "ArrowDown":
      return { x, y: percentage(y + step) };
    default:
      return null;
  }
}

function percentage(value: number): number {
  return Number.isNaN(value) ? 50 : Math.min(Math.max(Math.round(value), 0), 100);
}
