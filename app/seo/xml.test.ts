// @module-tag S22

import { XmlDocument } from "libxml2-wasm";
import { describe, expect, it } from "vitest";
import { element, xmlDocument } from "./xml.ts";

const hostile = [
  ["tags", "</a><script>alert(1)</script>", "</a><script>alert(1)</script>"],
  ["references", "&amp; &#0; &nbsp;", "&amp; &#0; &nbsp;"],
  ["quotes", `"'`, `"'`],
  ["the end of CDATA", "]]>", "]]>"],
  ["controls", "a\0b\u0001c\u000Bd\u001Fe", "abcde"],
  ["noncharacters", "a\uFFFEb\uFFFFc", "abc"],
  ["halves of characters", "a\uD83Db\uDE00", "a\uFFFDb\uFFFD"],
  ["characters beyond 16 bits", "🦆 𝒜", "🦆 𝒜"],
  ["a carriage return", "a\r\nb", "a\r\nb"],
] as const;

describe("an XML document", () => {
  it.each(hostile)("contains %s as text and as an attribute value", (_, given, expected) => {
    const read = XmlDocument.fromString(xmlDocument(element("a", { b: given }, given)));
    expect(read.root.content).toBe(expected);
    // Parsers normalise white space in attribute values (https://www.w3.org/TR/xml/#AVNormalize).
    expect(read.root.attrs[0]?.value).toBe(expected.replace("\n", " "));
    read.dispose();
  });

  it("keeps the order of its children", () => {
    expect(xmlDocument(element("a", {}, element("b", { c: "1" }), "d", element("e", {}, "f")))).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<a><b c="1"/>d<e>f</e></a>\n',
    );
  });
});
