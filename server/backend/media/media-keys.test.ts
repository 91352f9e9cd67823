import { expect, it } from "vitest";
import { contentTypeOf } from "./media-keys.ts";

it.each([
  ["800.avif", "image/avif"],
  ["file.pdf", "application/pdf"],
  ["file.html", "application/octet-stream"],
  ["file.constructor", "application/octet-stream"],
  ["file", "application/octet-stream"],
])("the content type of %s is %s", (key, type) => {
  expect(contentTypeOf(key)).toBe(type);
});
