// @module-tag S45

import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { slice } from "../../testing/in-full.ts";
import { createPictureMaker, PictureError } from "./picture-maker.ts";
import { measurePicture, type PictureHeader } from "./picture-size.ts";
import { extremes } from "./testing/extreme-pictures.ts";
import { deepAvif, plainPicture } from "./testing/pictures.ts";

function measure({ width = 4_000, height = 3_000, ...others }: Partial<PictureHeader>) {
  return measurePicture({
    format: "jpeg",
    channels: 3,
    depth: "uchar",
    hasAlpha: false,
    isProgressive: false,
    width,
    height,
    autoOrient: { width, height },
    ...others,
  });
}

const phone = { width: 8_064, height: 6_048 };
const largest = { width: 8_000, height: 7_500 };
const withAlpha = { channels: 4, hasAlpha: true } as const;
const deep = { depth: "ushort" } as const;

describe("by its header alone", () => {
  it.each<[string, Partial<PictureHeader>]>([
    ["a photograph of 48 megapixels", phone],
    ["a progressive one", { ...phone, isProgressive: true, chromaSubsampling: "4:2:0" }],
    ["a JPEG of 60 megapixels", largest],
    ["a JPEG in CMYK of 60 megapixels", { ...largest, channels: 4 }],
    ["a PNG of 60 megapixels, interlaced", { ...largest, format: "png", isProgressive: true }],
    ["a transparent PNG of 60 megapixels", { ...largest, ...withAlpha, format: "png" }],
    ["a WebP of 60 megapixels", { ...largest, ...withAlpha, format: "webp" }],
    ["a PNG of 36 megapixels with 16 bits", { width: 7_200, height: 5_000, ...deep, format: "png" }],
    ["an AVIF of 12 megapixels", { format: "heif" }],
  ])("%s is taken", (_, header) => {
    expect(measure(header)).toMatchObject({ width: expect.any(Number) });
  });

  it.each<[string, string, Partial<PictureHeader>]>([
    ["more than 60 megapixels", "pixels", { width: 10_000, height: 6_001 }],
    ["an AVIF of 60 megapixels", "memory", { ...largest, format: "heif" }],
    ["an AVIF of 12 megapixels with 10 bits", "memory", { ...withAlpha, ...deep, format: "heif" }],
    ["a PNG of 48 megapixels with 16 bits", "memory", { ...phone, ...withAlpha, ...deep, format: "png" }],
    ["a GIF of 48 megapixels", "memory", { ...phone, ...withAlpha, format: "gif" }],
    [
      "a progressive JPEG in CMYK of 48 megapixels",
      "memory",
      { ...phone, channels: 4, isProgressive: true, chromaSubsampling: "4:4:4:4" },
    ],
    ["a ribbon", "long", { width: 10, height: 20_000 }],
  ])("%s is rejected: %s", (_, problem, header) => {
    expect(measure(header)).toBe(problem);
  });

  it("a long picture gets narrower variants, a transparent one sooner", () => {
    const long = { width: 1920, height: 9_000 };
    expect(measure(long)).toMatchObject({ width: 1192, isLarge: true });
    expect(measure({ ...long, ...withAlpha })).toMatchObject({ width: 1032 });
    expect(measure({ width: 1080, height: 1920 })).toMatchObject({ width: 1080, isLarge: false });
  });
});

describe("the process", () => {
  const maker = createPictureMaker();
  afterAll(maker.close);

  const large = plainPicture("#445566", 6_000, 4_000).png({ progressive: true }).toBuffer();
  const enough = { memory: 2 ** 30, processorTime: 60_000, time: 60_000 };

  it.each([
    ["memory", { ...enough, memory: 1 }],
    ["slow", { ...enough, processorTime: 0 }],
    ["slow", { ...enough, time: 1 }],
  ])("is ended beyond a limit, says %s, and takes the next picture", async (problem, limits) => {
    const limited = createPictureMaker(limits);
    onTestFinished(limited.close);
    const picture = await large;
    await expect(limited.make(picture)).rejects.toMatchObject({ problem });
    await expect(limited.make(picture)).rejects.toMatchObject({ problem });
  });

  // The process of the maker has its limits of memory and time itself: what is taken was made within them.
  it.each(slice(extremes, 3))(
    "ends with $outcome for $name, and makes a small picture beside it",
    async ({ make, outcome }) => {
      const large = maker.make(await make()).then(
        () => "taken",
        (error) => (error instanceof PictureError ? error.problem : String(error)),
      );
      await maker.make(await plainPicture("#336699").png().toBuffer());
      expect(await large).toBe(outcome);
    },
  );

  it("makes a small picture while it makes a large one", async () => {
    const done: string[] = [];
    const made = [
      maker.make(await large).then(() => done.push("large")),
      maker.make(await plainPicture("#665544").png().toBuffer()).then(() => done.push("small")),
    ];
    await Promise.all(made);
    expect(done).toEqual(["small", "large"]);
  });

  it("rejects an AVIF of a kilobyte that would take 400 MB", async () => {
    await expect(maker.make(await deepAvif())).rejects.toMatchObject({ problem: "memory" });
  });

  it("stores a long picture as wide as its variants", async () => {
    const { width, height, files } = await maker.make(
      await plainPicture("#203040", 1920, 9_000).png().toBuffer(),
    );
    expect([width, height]).toEqual([1192, 5588]);
    expect(files.map(({ name }) => name)).toContain("1192.avif");
  });
});
