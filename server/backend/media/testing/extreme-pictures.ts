import sharp, { type JpegOptions, type Sharp } from "sharp";
import type { PictureProblem } from "../picture-maker.ts";
import { decompressionBomb } from "./pictures.ts";

type ExtremePicture = {
  name: string;
  make(): Promise<Buffer | Uint8Array>;
  outcome: "taken" | PictureProblem;
};

/** Of one colour: as small as a file gets for its size. */
function plain(width: number, height: number, channels: 3 | 4 = 3): Sharp {
  const background = { r: 10, g: 120, b: 200, alpha: 0.5 };
  return sharp({ create: { width, height, channels, background }, limitInputPixels: false });
}

const deep = (picture: Sharp) => picture.toColourspace("rgb16");
const turned = (picture: Sharp) => picture.withMetadata({ orientation: 6 });
const cmyk = (picture: Sharp) => picture.toColourspace("cmyk");
const png = (picture: Sharp) => picture.png();
const interlaced = (picture: Sharp) => picture.png({ progressive: true });
const jpeg = (picture: Sharp, quality = 80) => picture.jpeg({ quality });
const gif = (picture: Sharp) => picture.gif({ effort: 1 });
const avif = (picture: Sharp, bitdepth: 8 | 10 | 12 = 8) => picture.avif({ effort: 0, bitdepth });
const webp = (picture: Sharp, lossless = false) => picture.webp({ effort: 0, lossless });
const progressive = (picture: Sharp, options: JpegOptions = {}) =>
  picture.jpeg({ progressive: true, ...options });
const full = { chromaSubsampling: "4:4:4" };

/** Noise takes the longest; below, it repeats. */
async function noise(
  width: number,
  height: number,
  channels: 3 | 4 = 3,
  pageHeight = height,
): Promise<Sharp> {
  const rows = Math.min(height, 1_024);
  const background = { r: 0, g: 0, b: 0, alpha: 1 };
  const create = {
    width,
    height: rows,
    channels,
    background,
    noise: { type: "gaussian", mean: 128, sigma: 60 } as const,
  };
  const strip = await sharp({ create }).raw().toBuffer();
  const data = Buffer.alloc(width * height * channels, strip);
  return sharp(data, { raw: { width, height, channels, pageHeight }, limitInputPixels: false });
}

/** A picture whose header, at this place, says another size; both in two bytes. */
async function resized(picture: Sharp, isPlace: (bytes: Buffer, at: number) => boolean, isLittle: boolean) {
  const bytes = await picture.toBuffer();
  const place = bytes.findIndex((_, at) => isPlace(bytes, at));
  for (const at of [place, place + 2]) {
    if (isLittle) bytes.writeUInt16LE(65_000, at);
    else bytes.writeUInt16BE(65_000, at);
  }
  return bytes;
}

/** Behind the marker, length and precision of a JPEG's frame. */
const behindFrame = (bytes: Buffer, at: number) => bytes.readUInt16BE(Math.max(0, at - 5)) === 0xffc0;
/** Behind the mark and position of a GIF's first frame. */
const behindMark = (bytes: Buffer, at: number) =>
  bytes[at - 5] === 0x2c && bytes[at] === 64 && bytes[at + 2] === 48;

type Row = [
  outcome: ExtremePicture["outcome"],
  name: string,
  make: () => Sharp | Promise<Sharp | Buffer | Uint8Array>,
];

/** What a decoder is asked for at most, and what goes beyond. */
const rows: Row[] = [
  ["pixels", "a PNG that says 3,600 megapixels", decompressionBomb],
  ["pixels", "a JPEG that says 4,225 megapixels", () => resized(plain(64, 48).jpeg(), behindFrame, false)],
  ["pixels", "a GIF that says 4,225 megapixels", () => resized(plain(64, 48).gif(), behindMark, true)],
  ["pixels", "an AVIF of 61 megapixels", () => avif(plain(8_000, 7_600))],
  ["pixels", "a PNG of 61 megapixels", () => png(plain(8_000, 7_600))],
  ["memory", "an AVIF of 60 megapixels", () => avif(plain(8_000, 7_500))],
  ["memory", "an AVIF of 60 megapixels, ten bits, alpha", () => avif(plain(8_000, 7_500, 4), 10)],
  ["memory", "an AVIF of 15 megapixels", () => avif(plain(4_500, 3_300))],
  ["memory", "an AVIF of 11 megapixels, twelve bits", () => avif(plain(3_500, 3_000), 12)],
  ["memory", "a PNG of 48 megapixels, 16 bits, alpha", () => png(deep(plain(8_000, 6_000, 4)))],
  ["memory", "an interlaced one of 36 megapixels", () => interlaced(deep(plain(7_200, 5_000, 4)))],
  ["memory", "an interlaced PNG of 58 megapixels, alpha", () => interlaced(plain(65_000, 900, 4))],
  ["memory", "a GIF of 48 megapixels", () => gif(plain(8_000, 6_000))],
  ["memory", "a progressive JPEG of 60 megapixels, 4:4:4", () => progressive(plain(8_000, 7_500), full)],
  ["memory", "a progressive JPEG of 36 megapixels, CMYK", () => progressive(cmyk(plain(7_200, 5_000)))],
  ["long", "a ribbon of a PNG", () => png(plain(10, 20_000))],
  ["long", "a ribbon of a JPEG", () => jpeg(plain(8, 65_000))],
  ["long", "a ribbon on its side", () => png(turned(plain(60_000, 12)))],
  ["taken", "a JPEG of 60 megapixels", () => jpeg(plain(8_000, 7_500))],
  ["taken", "a JPEG of 48 megapixels of noise", async () => jpeg(await noise(8_000, 6_000), 40)],
  ["taken", "a JPEG of 60 megapixels, turned", () => jpeg(turned(plain(8_000, 7_500)))],
  ["taken", "a progressive JPEG of 60 megapixels", () => progressive(plain(8_000, 7_500))],
  [
    "taken",
    "a progressive JPEG of 43 megapixels, 4:4:4, turned",
    async () => progressive(turned(await noise(7_200, 6_000)), { ...full, quality: 20 }),
  ],
  ["taken", "a JPEG of 36 megapixels, CMYK", () => jpeg(cmyk(plain(7_200, 5_000)))],
  ["taken", "a JPEG with a colour profile", () => jpeg(plain(8_000, 6_000).withIccProfile("p3"))],
  ["taken", "a PNG of 60 megapixels, interlaced, turned", () => interlaced(turned(plain(8_000, 7_500)))],
  ["taken", "a PNG of 60 megapixels, alpha, turned", () => png(turned(plain(8_000, 7_500, 4)))],
  [
    "taken",
    "a PNG of 32 megapixels, 16 bits, alpha, turned",
    () => png(turned(deep(plain(6_500, 4_950, 4)))),
  ],
  [
    "taken",
    "a PNG of 24 megapixels, 16 bits, alpha, interlaced",
    () => interlaced(deep(plain(6_000, 4_100, 4))),
  ],
  ["taken", "a PNG of 60 megapixels, 65,000 wide, interlaced", () => interlaced(plain(65_000, 920))],
  ["taken", "a PNG of one pixel by 65,000", () => png(plain(65_000, 1))],
  ["taken", "a WebP of 60 megapixels", () => webp(plain(8_000, 7_500))],
  [
    "taken",
    "a WebP of 60 megapixels, lossless, alpha, turned",
    () => webp(turned(plain(8_000, 7_500, 4)), true),
  ],
  ["taken", "a WebP 16,383 high, alpha", () => webp(plain(1_920, 16_383, 4))],
  ["taken", "an AVIF of 14 megapixels, turned", () => turned(avif(plain(4_300, 3_300)))],
  [
    "taken",
    "an AVIF of ten megapixels, ten bits, alpha, turned",
    () => turned(avif(plain(3_600, 2_750, 4), 10)),
  ],
  ["taken", "an AVIF of 14 megapixels of noise", async () => avif(await noise(4_300, 3_300))],
  ["taken", "a GIF of 42 megapixels", () => gif(plain(7_000, 6_000))],
  ["taken", "an animation", async () => gif(await noise(600, 12_000, 3, 400))],
  ["taken", "noise 1920 by 16,383", async () => jpeg(await noise(1_920, 16_383), 40)],
  ["taken", "noise 1920 by 3,400", async () => jpeg(await noise(1_920, 3_400), 60)],
  ["taken", "noise 1920 by 2,080", async () => jpeg(await noise(1_920, 2_080), 60)],
  ["taken", "noise with alpha, 1920 by 2,600", async () => webp(await noise(1_920, 2_600, 4))],
  ["taken", "noise with alpha, 1920 by 1,560", async () => webp(await noise(1_920, 1_560, 4))],
];

export const extremes: readonly ExtremePicture[] = rows.map(([outcome, name, make]) => ({
  name,
  outcome,
  async make() {
    const made = await make();
    return "toBuffer" in made ? made.toBuffer() : made;
  },
}));
