import { describe, expect, it } from "vitest";
import { picturesIn } from "./pictures-in.ts";

describe("the pictures in HTML", () => {
  it("are found however their tags are written", () => {
    const html = `<p><image src=/0.png><IMG SRC=/a.png><img alt='b "c"' src="/b.png?x=1&amp;y=2"/><img
      src = "/c.png" alt="&Eacute;&eacute;n > twee" data-src="/no.png"></p>`;
    expect(picturesIn(html)).toEqual([
      { src: "/0.png", alt: "" },
      { src: "/a.png", alt: "" },
      { src: "/b.png?x=1&y=2", alt: 'b "c"' },
      { src: "/c.png", alt: "Één > twee" },
    ]);
  });

  it("are not those in comments, without an address, or of other elements", () => {
    const html = `<!-- <img src="/a.png"> --><img alt="x"><img src=""><imgs src="/c.png">`;
    expect(picturesIn(html)).toEqual([]);
  });

  it("have the first of two attributes with one name", () => {
    expect(picturesIn(`<img src="/a.png" src="/b.png" alt alt="x">`)).toEqual([{ src: "/a.png", alt: "" }]);
  });

  it("end where a tag or comment never ends", () => {
    expect(picturesIn(`<img src="/a.png"><img src="/b.png" alt="open`)).toEqual([{ src: "/a.png", alt: "" }]);
    expect(picturesIn(`<img src="/a.png"><!-- <img src="/b.png">`)).toEqual([{ src: "/a.png", alt: "" }]);
  });

  it.each(["<img ", '<img a="', "<!--", "<img =", "<img a='\"", "<img src=x"])(
    "are found in linear time in a megabyte of %s",
    (part) => {
      expect(picturesIn(part.repeat(1_000_000 / part.length))).toEqual([]);
    },
  );
});
