import { describe, expect, it } from "vitest";
import { cleanHtml } from "../../html/clean.server.ts";
import { withLibraryPictures, withMainFiles } from "./html-pictures.ts";
import type { LibraryPicture } from "./pictures.ts";

const first: LibraryPicture = {
  id: "5f0d5f6e-3b0a-4c67-9d1a-0c7a4a2a0001",
  hash: "0123456789abcdef0123456789abcdef",
  content_type: "image/jpeg",
  width: 900,
  height: 600,
  colour: "#c0ffee",
  alt_nl: "Een sluis",
  alt_en: "A lock",
  is_decorative: false,
  focal_x: 50,
  focal_y: 50,
};
const second = {
  ...first,
  id: "5f0d5f6e-3b0a-4c67-9d1a-0c7a4a2a0002",
  content_type: "image/png",
  is_decorative: true,
};
const pictures = { [first.id]: first, [second.id]: second };
const one = `/media/${first.id}`;
const two = `/media/${second.id}`;
const file = (picture: LibraryPicture, name: string) => `/media/${picture.id}/${picture.hash}/${name}`;

/** The page's HTML of what an editor wrote. */
function shown(html: string, language: "nl" | "en" = "nl"): string {
  return withLibraryPictures(cleanHtml(html), pictures, language);
}

/** The image element alone. */
function image(html: string, language: "nl" | "en" = "nl"): string {
  return /<img[^>]*>/.exec(shown(html, language))?.[0] ?? "";
}

function source(picture: LibraryPicture, format: string, sizes: string): string {
  const candidates = [320, 640, 900].map((width) => `${file(picture, `${width}.${format}`)} ${width}w`);
  return `<source type="image/${format}" srcset="${candidates.join(", ")}" sizes="${sizes}">`;
}

describe("a picture of the library in a text", () => {
  it("has its variants, size and description", () => {
    const sizes = "min(900px, 42rem, 100vw - 2.5rem)";
    expect(shown(`<figure><img src="${one}"><figcaption>Zo</figcaption></figure>`)).toBe(
      `<figure><picture>${source(first, "avif", sizes)}${source(first, "webp", sizes)}<img src="${file(first, "900.jpg")}" alt="Een sluis" width="900" height="600" loading="lazy" decoding="async"></picture><figcaption>Zo</figcaption></figure>`,
    );
  });

  it("is one of two, the other being decoration and transparent", () => {
    const html = shown(`<p><img src="${one}" alt=""></p><p><img src="${two}" alt=""></p>`, "en");
    expect(html.match(/<picture>/g)).toHaveLength(2);
    expect(html).toContain(`<img src="${file(first, "900.jpg")}" alt="A lock"`);
    expect(html).toContain(`<img src="${file(second, "900.png")}" alt=""`);
  });

  it("is described by its text where that does", () => {
    expect(image(`<img src="${one}" alt="Hier">`)).toContain('alt="Hier"');
    expect(image(`<img src="${two}" alt="Toch iets">`)).toContain('alt="Toch iets"');
    expect(image(`<img src="${one}" alt=" ">`)).toContain('alt="Een sluis"');
  });

  it.each([
    ["width", 'width="300"', 'width="300" height="200"'],
    ["height", 'height="200"', 'width="300" height="200"'],
    ["width and an old height", 'width="300" height="900"', 'width="300" height="200"'],
    ["no size of zero", 'width="0" height="0"', 'width="900" height="600"'],
  ])("keeps the author's %s", (_, given, expected) => {
    expect(image(`<img src="${one}" ${given}>`)).toContain(expected);
  });

  it("is asked for as wide as it is shown", () => {
    expect(shown(`<img src="${one}" width="300">`)).toContain('sizes="min(300px, 42rem, 100vw - 2.5rem)"');
    expect(shown(`<img class="align-left" src="${one}">`)).toContain(
      'sizes="min(900px, 21rem, 50vw - 1.25rem)"',
    );
  });

  it("keeps classes and other attributes, but no other file", () => {
    const html = shown(
      `<img class="align-center" title="T" lang="en" src="${one}" srcset="/other.png 2x" sizes="10px" loading="eager">`,
    );
    expect(html).toContain('class="align-center" title="T" lang="en"');
    expect(html).toContain('loading="lazy"');
    expect(html).not.toMatch(/other\.png|10px|eager/);
  });

  it("is also found by the address of a file that was replaced", () => {
    expect(image(`<img src="${one}/${"f".repeat(32)}/640.webp">`)).toContain(file(first, "900.jpg"));
  });

  it.each([
    ['"><script>alert(1)</script>', "&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"],
    ["' onerror=alert(1) x='", "' onerror=alert(1) x='"],
    ["&quot; onerror=", "&amp;quot; onerror="],
    ["<img src=x>", "&lt;img src=x&gt;"],
    ["a\u0000b", "a\u0000b"],
  ])("has the description %j as text", (hostile, written) => {
    const hostilePictures = { [first.id]: { ...first, alt_nl: hostile } };
    const html = withLibraryPictures(`<img src="${one}" alt="">`, hostilePictures, "nl");
    expect(html).toContain(` alt="${written}" `);
    expect(html.match(/<(?!\/)/g)).toHaveLength(4);
  });
});

describe("other pictures", () => {
  it.each([
    `<img src="/media/5f0d5f6e-3b0a-4c67-9d1a-0c7a4a2a0009" alt="Weg">`,
    `<img src="https://elsewhere.example${one}" alt="">`,
    `<img src="/images/office.jpg" alt="" loading="eager">`,
    `<p>&lt;img src="${one}"&gt; ${one}</p>`,
    `<a href="${one}">x</a>`,
  ])("stay as they are: %s", (html) => {
    expect(shown(html)).toBe(cleanHtml(html));
  });
});

describe("outside the site", () => {
  it("a picture of the library is one file with its description", () => {
    expect(withMainFiles(`<p><img src="${one}" alt="" width="300"></p>`, pictures, "en")).toBe(
      `<p><img src="${file(first, "900.jpg")}" alt="A lock" width="300" height="200"></p>`,
    );
  });
});
