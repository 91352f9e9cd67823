import { describe, expect, it } from "vitest";
import { htmlParts } from "./html-parts.ts";

/** Each part with its source. */
function read(html: string): string[] {
  return htmlParts(html).map((part) => {
    const name = part.kind === "start" || part.kind === "end" ? ` ${part.name}` : "";
    return `${part.kind}${name}: ${html.slice(part.from, part.to)}`;
  });
}

describe("the parts of HTML", () => {
  it("are tags, comments and the decoded texts between them", () => {
    const html = `<P Class="a">1 &lt; 2</P ><!-- <b> -->x &amp; y<br/>`;
    expect(read(html)).toEqual([
      `start p: <P Class="a">`,
      "text: 1 &lt; 2",
      "end p: </P >",
      "comment: <!-- <b> -->",
      "text: x &amp; y",
      "start br: <br/>",
      "end br: ",
    ]);
    expect(htmlParts(html).flatMap((part) => (part.kind === "text" ? [part.text] : []))).toEqual([
      "1 < 2",
      "x & y",
    ]);
  });

  it("have an end for what a browser closes itself", () => {
    expect(read("<ul><li>a<li>b</ul></p>").filter((part) => part.startsWith("end"))).toEqual([
      "end li: ",
      "end li: ",
      "end ul: </ul>",
      "end p: </p>",
    ]);
  });

  it("have the first of equal attributes, decoded, and its place", () => {
    const html = `<a HREF = '/x?a=1&amp;b=2' href=/y  download title=x>`;
    const [link] = htmlParts(html);
    if (link?.kind !== "start") throw new Error("The link is missing.");
    expect([...link.attributes]).toEqual([
      ["href", "/x?a=1&b=2"],
      ["download", ""],
      ["title", "x"],
    ]);
    expect([...link.places.values()].map(({ from, to }) => html.slice(from, to))).toEqual([
      "HREF = '/x?a=1&amp;b=2'",
      "download",
      "title=x",
    ]);
  });

  it.each([`${"<b>".repeat(1_001)}x`, "<p>x</p>".repeat(20_001)])(
    "are one text when visitors get nothing else",
    (html) => {
      expect(htmlParts(html)).toMatchObject([{ kind: "text", from: 0, to: html.length }]);
    },
  );

  it.each(["<b ", "<a", "</", "<!--", '<a href="', "< ", "x<", "<p>", "<b>", "<b></i>", "&#101;"])(
    "are read in linear time in a megabyte of %s",
    (part) => {
      expect(htmlParts(part.repeat(1_000_000 / part.length))).not.toEqual([]);
    },
  );
});
