import { describe, expect, it } from "vitest";
import { clickedPoint, movedPoint, pointOf } from "./focal-point.ts";

describe("the focal point", () => {
  it.each([
    ["30", "40", { x: 30, y: 40 }],
    ["", "-", { x: 50, y: 50 }],
    ["250", "-3", { x: 100, y: 0 }],
  ])("is read from what is typed: %j, %j", (x, y, point) => {
    expect(pointOf(x, y)).toEqual(point);
  });

  it("is where the picture was clicked, never outside of it", () => {
    const box = { left: 100, top: 50, width: 400, height: 200 };
    expect(clickedPoint(box, 200, 200)).toEqual({ x: 25, y: 75 });
    expect(clickedPoint(box, 99, 251)).toEqual({ x: 0, y: 100 });
  });

  it.each([
    ["ArrowLeft", false, { x: 4, y: 95 }],
    ["ArrowLeft", true, { x: 0, y: 95 }],
    ["ArrowDown", true, { x: 5, y: 100 }],
    ["Enter", false, null],
  ])("is moved by a key: %s, with Shift %s", (key, isShifted, point) => {
    expect(movedPoint({ x: 5, y: 95 }, key, isShifted)).toEqual(point);
  });
});
