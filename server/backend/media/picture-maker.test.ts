// @module-tag S25

import sharp from "sharp";
import { afterAll, expect, it } from "vitest";
import { createPictureMaker } from "./picture-maker.ts";
import { badFiles } from "./testing/files.ts";
import { decompressionBomb, phonePhoto, plainPicture, pngWithScript, polyglot } from "./testing/pictures.ts";

const maker = createPictureMaker();
afterAll(() => maker.close());

const names = (files: { name: string }[]) => files.map(({ name }) => name);
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));

it("makes AVIF and WebP of each width that the picture has, and a JPEG of 1200 at most", async () => {
  const { files, ...picture } = await maker.make(await plainPicture("#ff8800", 1500, 1000).jpeg().toBuffer());
  expect(picture).toEqual({
    contentType: "image/jpeg",
    width: 1500,
    height: 1000,
    colour: expect.any(String),
  });
  expect(names(files)).toEqual(
    [320, 640, 960, 1280, 1500].flatMap((width) => [`${width}.avif`, `${width}.webp`]).concat("1200.jpg"),
  );
  for (const { name, bytes, contentType } of files) {
    const { format, width } = await sharp(bytes).metadata();
    expect([`${width}.${format === "heif" ? "avif" : format?.replace("jpeg", "jpg")}`, contentType]).toEqual([
      name,
      name.endsWith("jpg") ? "image/jpeg" : `image/${name.split(".")[1]}`,
    ]);
  }
});

it("turns a photograph upright and removes its metadata, position included", async () => {
  const photo = await phonePhoto();
  expect((await sharp(photo).metadata()).exif?.toString("latin1")).toContain("Telefoon");
  const { width, height, files } = await maker.make(photo);
  expect([width, height]).toEqual([400, 600]);
  for (const { bytes } of files) {
    const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
    expect([exif, xmp, iptc, icc, orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  }
});

it("keeps transparency in a PNG, and converts wide colours to sRGB", async () => {
  const glass = sharp({
    create: { width: 8, height: 8, channels: 4, background: { r: 0, g: 0, b: 255, alpha: 0.5 } },
  });
  expect((await maker.make(await glass.png().toBuffer())).contentType).toBe("image/png");
  const p3 = await maker.make(await plainPicture("#00ff00").withIccProfile("p3").png().toBuffer());
  expect(p3.contentType).toBe("image/jpeg");
  expect(p3.colour).toMatch(/^#0[0-9a-f]f[c-f]0[0-9a-f]$/);
});

it.each(["webp", "avif", "gif"] as const)("takes %s", async (format) => {
  const made = await maker.make(await plainPicture("#0088ff").toFormat(format).toBuffer());
  expect(names(made.files)).toEqual(["64.avif", "64.webp", "64.jpg"]);
});

it("keeps nothing of a script that a picture carries", async () => {
  for (const bytes of [await pngWithScript(), await polyglot()]) {
    expect(Buffer.from(bytes).toString("latin1")).toContain("<script>");
    const { files } = await maker.make(bytes);
    for (const file of files) expect(Buffer.from(file.bytes).toString("latin1")).not.toContain("script");
  }
});

it("rejects 3,600 megapixels in two kilobytes before decoding them", async () => {
  await expect(maker.make(await decompressionBomb())).rejects.toMatchObject({ problem: "pixels" });
});

it("rejects a picture that no format holds at its width", async () => {
  const ribbon = await plainPicture("#333333", 10, 20_000).png().toBuffer();
  await expect(maker.make(ribbon)).rejects.toMatchObject({ problem: "long" });
});

it("rejects what is cut off", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const whole = await sharp({ create: { width: 900, height: 900, channels: 3, background: "black", noise } })
    .jpeg()
    .toBuffer();
  await expect(maker.make(whole.subarray(0, 20_000))).rejects.toMatchObject({ problem: "damaged" });
});

it.each([
  ["svg", "<?xml version='1.0'?><svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"],
  ["svg", "<svg width='9' height='9'></svg>"],
  ["heic", "\0\0\0\x18ftypheic\0\0\0\0mif1heic"],
  ["kind", "<!doctype html><script>alert(1)</script>"],
  ["kind", "%PDF-1.4\n%%EOF"],
  ["damaged", "\x89PNG\r\n\x1a\n"],
  ["damaged", "\xff\xd8\xff\xe0\x00\x10JFIF"],
])("says %s of %j", async (problem, text) => {
  await expect(maker.make(bytesOf(text))).rejects.toMatchObject({ problem });
});

it("rejects TIFF, which other decoders of the library would take", async () => {
  const tiff = await plainPicture("#445566").tiff().toBuffer();
  await expect(maker.make(tiff)).rejects.toMatchObject({ problem: "kind" });
});

it("rejects what is no picture at all, and goes on", async () => {
  for (const [what, bytes] of badFiles) {
    await expect(maker.make(bytes), what).rejects.toThrow("The picture was rejected");
  }
  const made = await maker.make(await plainPicture("#0088ff").png().toBuffer());
  expect(made.files).toHaveLength(3);
});
