import { describe, expect, it } from "vitest";
import type { LibraryPicture } from "./pictures.ts";
import { shownPicture } from "./shown-picture.ts";

const picture: LibraryPicture = {
  id: "5f0d5f6e-3b0a-4c67-9d1a-0c7a4a2a0001",
  hash: "0123456789abcdef0123456789abcdef",
  content_type: "image/png",
  width: 900,
  height: 600,
  colour: "#c0ffee",
  alt_nl: "Een sluis",
  alt_en: "",
  is_decorative: false,
  focal_x: 10,
  focal_y: 90,
};
const pictures = { [picture.id]: picture };
const address = `/media/${picture.id}`;

describe("a picture on a page", () => {
  it("has what the page needs, in one language", () => {
    const { id, hash, width, height, colour } = picture;
    expect(shownPicture(pictures, address, "nl")).toEqual({
      ...{ id, hash, width, height, colour },
      ...{ alt: "Een sluis", x: 10, y: 90, isPng: true },
    });
  });

  it("has no description in another language, or as decoration", () => {
    expect(shownPicture(pictures, address, "en")?.alt).toBe("");
    const decoration = { [picture.id]: { ...picture, is_decorative: true } };
    expect(shownPicture(decoration, address, "nl")?.alt).toBe("");
  });

  it.each([
    null,
    "",
    "/images/office.jpg",
    `https://elsewhere.example${address}`,
    `${address.slice(0, -1)}9`,
  ])("is not found at %s", (other) => {
    expect(shownPicture(pictures, other, "nl")).toBeNull();
  });
});
