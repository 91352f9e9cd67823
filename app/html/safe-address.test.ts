// @module-tag S21

import { describe, expect, it } from "vitest";
import { anyAddresses } from "../../test/addresses/picture-addresses.ts";
import { imageAddress, imageCandidates, linkAddress, pictureAddress, sourceAddress } from "./safe-address.ts";

// Independent of the sanitiser's scheme check.

describe("the address of a link", () => {
  it.each([
    "/insights/x?a=1&b=2#c",
    "#stap-2",
    "?page=2",
    "contact",
    "../over",
    "/a:b",
    'https://www.rvo.nl/é?q="x"',
    "http://a.example",
    "mailto:a@b.example",
    "tel:+31235550100",
    "HTTPS://A.example/",
    "mailto:{{email}}",
    "https://a.example/?naam={{name}}",
  ])("may be %s", (address) => {
    expect(linkAddress(address)).toBe(address);
  });

  it.each([
    "",
    " ",
    "javascript:x",
    "JAVASCRIPT:x",
    "java\tscript:x",
    "\u0000javascript:x",
    "\u00A0javascript:x",
    "vbscript:x",
    "data:text/html,x",
    "data:image/png;base64,AAAA",
    "ftp://a.example",
    "blob:https://a.example/1",
    "file:///etc/passwd",
    "//a.example",
    "/\\a.example",
    "\\\\a.example",
    "\t/\n/a.example",
    "https:a.example",
    "https:/a.example",
    "https:\\\\a.example",
    "https://",
    "/<!-- -->x",
    "{{email}}",
    "java{{name}}",
    `/${"x".repeat(2_000)}`,
  ])("may not be %j", (address) => {
    expect(linkAddress(address)).toBeNull();
  });

  it("is stripped of characters that browsers ignore", () => {
    expect(linkAddress(" \n/con\ttact\r\n ")).toBe("/contact");
  });
});

describe("a cite URL", () => {
  it("is http or https", () => {
    expect(sourceAddress("https://a.example/x")).toBe("https://a.example/x");
    expect(sourceAddress("/insights/x")).toBe("/insights/x");
    expect(sourceAddress("mailto:a@b.example")).toBeNull();
  });
});

describe("the address of a picture", () => {
  it.each(["png", "jpeg", "gif", "webp", "avif"])("may be a data URL of a raster image: %s", (kind) => {
    expect(imageAddress(`data:image/${kind};base64,AAAA`)).toBe(`data:image/${kind};base64,AAAA`);
  });

  it.each([
    "data:image/svg+xml;base64,AAAA",
    "data:image/png,AAAA",
    "data:image/png;base64,AA<A",
    "data:text/html;base64,AAAA",
    "http://a.example/x.png",
    "//a.example/x.png",
    "mailto:a@b.example",
  ])("may not be %s", (address) => {
    expect(imageAddress(address)).toBeNull();
  });
});

describe("the address of a picture of its own", () => {
  it.each(["/", "/x.png", "/a b.png", "/media/1?b=1#c", "https://a.example", "https://a.example/é.png"])(
    "may be %s",
    (address) => expect(pictureAddress(address)).toBe(address),
  );

  it("is a path of this site, or https, as a browser reads it", () => {
    const page = "http://site.example/insights/x";
    const taken = anyAddresses.filter((address) => pictureAddress(address) !== null);
    expect(taken.length).toBeGreaterThan(20);
    for (const address of taken) {
      const read = URL.parse(address, page);
      const isOwn = address.startsWith("/") && read?.origin === "http://site.example";
      // What is no address at all is asked of no host.
      expect([isOwn || !read || read.protocol === "https:", imageAddress(address)], address).toEqual([
        true,
        address.length > 2_000 ? null : address,
      ]);
    }
  });

  it.each([...["", " ", "x.png", "../x.png", "//a.example/x", "/\\a.example", "\\\\a.example/x", "/x.png "]])(
    "may not be %j",
    (address) => expect(pictureAddress(address)).toBeNull(),
  );

  it.each([
    "javascript:x",
    "vbscript:x",
    "data:image/png;base64,AAAA",
    "http://a.example/x",
    "https:/x",
    "https:///x",
  ])("may not be %s", (address) => expect(pictureAddress(address)).toBeNull());
});

describe("the candidates of a picture", () => {
  it.each(["/a.png 1x, /b.png 2x", "/a.png 400w, https://b.example/b,c.png 800w", "/a.png, /b.png 1.5x"])(
    "may be %s",
    (candidates) => {
      expect(imageCandidates(candidates)).toBe(candidates);
    },
  );

  it.each([
    "//a.example/x 1x",
    "/a.png 1x, javascript:x 2x",
    "/a.png 1x,",
    "data:image/png;base64,AAAA 1x",
    "/a.png 1q",
  ])("may not be %s", (candidates) => {
    expect(imageCandidates(candidates)).toBeNull();
  });
});
