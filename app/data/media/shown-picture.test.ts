import { describe, expect, it, vi } from "vitest";
import { connectPublicDatabase } from "../database.ts";
import type { LibraryPicture } from "./pictures.ts";
import { shownPicture, withPictures } from "./shown-picture.ts";

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

describe("the pictures of cards", () => {
  const cards = [
    { imageUrl: address, language: "nl" },
    { imageUrl: address, language: "en" },
    { imageUrl: null, language: "nl" },
  ] as const;

  /** A client whose backend gives this answer. */
  function answering(status: number, body: unknown) {
    const fetch = vi.fn(async () => Response.json(body, { status }));
    const connection = { backendUrl: "http://localhost", publishableKey: "key", fetch };
    return { fetch, db: connectPublicDatabase(connection) };
  }

  it("are found by one query, each in the language of its card", async () => {
    const { db, fetch } = answering(200, [picture]);
    const found = await withPictures(db, cards);
    expect(found.map((card) => card.picture?.alt)).toEqual(["Een sluis", "", undefined]);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it("are not asked for where no address is the library's", async () => {
    const { db, fetch } = answering(500, null);
    const card = { imageUrl: "https://elsewhere.example/a.jpg", language: "nl" } as const;
    expect(await withPictures(db, [card])).toEqual([{ ...card, picture: null }]);
    expect(fetch).not.toHaveBeenCalled();
  });

  it("are left out when the backend is away", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    const { db } = answering(503, null);
    expect((await withPictures(db, cards)).map((card) => card.picture)).toEqual([null, null, null]);
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });
});
