import { expect, it } from "vitest";
import { htmlTokens } from "./html-tokens.ts";

it("reads tags, their attributes and the texts between them", () => {
  const html = `<P Class="a">1 &lt; 2</P><!-- <b> --><a href='/x?a=1&amp;b=2'>x</a>`;
  expect([...htmlTokens(html)]).toEqual([
    { kind: "start", name: "p", attributes: new Map([["class", "a"]]), from: 0, to: 13 },
    { kind: "text", text: "1 < 2" },
    { kind: "end", name: "p" },
    { kind: "start", name: "a", attributes: new Map([["href", "/x?a=1&b=2"]]), from: 37, to: 62 },
    { kind: "text", text: "x" },
    { kind: "end", name: "a" },
  ]);
});

it("keeps a sign that begins no tag, and drops a tag that never ends", () => {
  expect([...htmlTokens("1 < 2 <b")]).toEqual([{ kind: "text", text: "1 < 2 " }]);
});

it.each(["<b ", "<a", "</", "<!--", '<a href="', "< ", "x<"])(
  "reads a megabyte of %s in linear time",
  (part) => {
    const start = performance.now();
    const count = [...htmlTokens(part.repeat(1_000_000 / part.length))].length;
    expect(count).toBeLessThanOrEqual(1_000_000);
    expect(performance.now() - start).toBeLessThan(1_500);
  },
);
