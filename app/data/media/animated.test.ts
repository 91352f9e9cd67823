import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { hasFrames, isAnimated } from "./animated.ts";

const frame = { width: 8, height: 8, channels: 3 } as const;
const frames = ["red", "blue", "green"].map((background) => ({
  create: { ...frame, background },
}));
const still = sharp({ create: { ...frame, background: "red" } });
const moving = () =>
  sharp({ create: { width: 8, height: 24, channels: 3, background: "red", pageHeight: 8 } }).composite(
    frames.map((input, index) => ({ input, left: 0, top: index * 8 })),
  );

describe("a picture of several frames", () => {
  it.each(["gif", "webp"] as const)("is told from a still one by its bytes: %s", async (format) => {
    const animated = await moving().toFormat(format).toBuffer();
    expect((await sharp(animated, { animated: true }).metadata()).pages).toBe(3);
    expect(hasFrames(animated)).toBe(true);
    expect(hasFrames(await still.clone().toFormat(format).toBuffer())).toBe(false);
    expect(await isAnimated(new File([new Uint8Array(animated)], "foto.jpg"))).toBe(true);
  });

  it("is a PNG that counts more than one before its picture", async () => {
    const png = await still.clone().png().toBuffer();
    expect(hasFrames(png)).toBe(false);
    const withFrames = (count: number) =>
      Buffer.concat([
        png.subarray(0, 33),
        Buffer.from([0, 0, 0, 8, ...Buffer.from("acTL"), 0, 0, 0, count, 0, 0, 0, 0, 0, 0, 0, 0]),
        png.subarray(33),
      ]);
    expect(hasFrames(withFrames(1))).toBe(false);
    expect(hasFrames(withFrames(2))).toBe(true);
  });

  it("is nothing that is cut off, of another kind or empty", async () => {
    const gif = await moving().gif().toBuffer();
    for (let length = 0; length < 48; length += 1) expect(hasFrames(gif.subarray(0, length))).toBe(false);
    for (const other of [await still.clone().jpeg().toBuffer(), Buffer.from("GIF89a"), Buffer.from("RIFF")]) {
      expect(hasFrames(other)).toBe(false);
      expect(await isAnimated(new File([new Uint8Array(other)], "x.gif"))).toBe(false);
    }
  });
});
