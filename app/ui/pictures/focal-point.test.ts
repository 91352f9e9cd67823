import { expect, it } from "vitest";
import { focalPoint } from "./focal-point.ts";

it.each([
  [50, 50, ""],
  [54, 46, ""],
  [0, 100, "focal-point focal-x-0 focal-y-100"],
  [12, 55, "focal-point focal-x-10 focal-y-60"],
])("the focal point %i, %i has the classes «%s»", (x, y, classes) => {
  const picture = { id: "", hash: "", width: 1, height: 1, colour: "", alt: "", isPng: false };
  expect(focalPoint({ ...picture, x, y })).toBe(classes);
});
