import { describe, expect, it } from "vitest";
import { mainFile, pictureSources } from "./picture-files.ts";

const picture = { id: "an-id", hash: "a-hash", width: 4000, height: 3000, isPng: false };

describe("the files of a picture", () => {
  it("are no wider than 1920 pixels", () => {
    const [avif, webp] = pictureSources(picture);
    expect(avif?.type).toBe("image/avif");
    expect(webp?.srcSet).toBe(
      [320, 640, 960, 1280, 1920].map((width) => `/media/an-id/a-hash/${width}.webp ${width}w`).join(", "),
    );
  });

  it.each([
    ["the JPEG for every client, 1200 wide", {}, ["1200.jpg", "image/jpeg", 1200, 900]],
    ["the PNG of a transparent one", { isPng: true }, ["1200.png", "image/png", 1200, 900]],
    ["no more than a small one has", { width: 90, height: 31 }, ["90.jpg", "image/jpeg", 90, 31]],
    ["a line of at least one pixel", { width: 9000, height: 1 }, ["1200.jpg", "image/jpeg", 1200, 1]],
  ])("contain %s", (_, change, [name, type, width, height]) => {
    expect(mainFile({ ...picture, ...change })).toEqual({
      path: `/media/an-id/a-hash/${name}`,
      type,
      width,
      height,
    });
  });
});
