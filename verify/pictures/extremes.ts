import sharp, { type Sharp } from "sharp";
import type { PictureProblem } from "../../server/backend/media/picture-maker.ts";
import { decompressionBomb } from "../../server/backend/media/testing/pictures.ts";

export type ExtremePicture = {
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
const avif = (picture: Sharp, bitdepth: 8 | 10 | 12 = 8) => picture.avif({ effort: 0, bitdepth });
const webp = (picture: Sharp) => picture.webp({ effort: 0 });

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

const bombs: ExtremePicture[] = [
  { name: "a PNG that says 3,600 megapixels", make: decompressionBomb, outcome: "pixels" },
  {
    name: "a JPEG that says 4,225 megapixels",
    // Behind the marker, length and precision of a frame.
    make: () =>
      resized(plain(64, 48).jpeg(), (bytes, at) => bytes.readUInt16BE(Math.max(0, at - 5)) === 0xffc0, false),
    outcome: "pixels",
  },
  {
    name: "a GIF that says 4,225 megapixels",
    // Behind the mark and position of its first frame.
    make: () =>
      resized(
        plain(64, 48).gif(),
        (bytes, at) => bytes[at - 5] === 0x2c && bytes[at] === 64 && bytes[at + 2] === 48,
        true,
      ),
    outcome: "pixels",
  },
  { name: "an AVIF of 61 megapixels", make: () => avif(plain(8_000, 7_600)).toBuffer(), outcome: "pixels" },
  { name: "a PNG of 61 megapixels", make: () => plain(8_000, 7_600).png().toBuffer(), outcome: "pixels" },
  { name: "an AVIF of 60 megapixels", make: () => avif(plain(8_000, 7_500)).toBuffer(), outcome: "memory" },
  {
    name: "an AVIF of 60 megapixels, ten bits, alpha",
    make: () => avif(plain(8_000, 7_500, 4), 10).toBuffer(),
    outcome: "memory",
  },
  { name: "an AVIF of 15 megapixels", make: () => avif(plain(4_500, 3_300)).toBuffer(), outcome: "memory" },
  {
    name: "an AVIF of 11 megapixels, twelve bits",
    make: () => avif(plain(3_500, 3_000), 12).toBuffer(),
    outcome: "memory",
  },
  {
    name: "a PNG of 48 megapixels, 16 bits, alpha",
    make: () =>
      deep(plain(8_000, 6_000, 4))
        .png()
        .toBuffer(),
    outcome: "memory",
  },
  {
    name: "an interlaced one of 36 megapixels",
    make: () =>
      deep(plain(7_200, 5_000, 4))
        .png({ progressive: true })
        .toBuffer(),
    outcome: "memory",
  },
  {
    name: "an interlaced PNG of 58 megapixels, alpha",
    make: () => plain(65_000, 900, 4).png({ progressive: true }).toBuffer(),
    outcome: "memory",
  },
  {
    name: "a GIF of 48 megapixels",
    make: () => plain(8_000, 6_000).gif({ effort: 1 }).toBuffer(),
    outcome: "memory",
  },
  {
    name: "a progressive JPEG of 60 megapixels, 4:4:4",
    make: () => plain(8_000, 7_500).jpeg({ progressive: true, chromaSubsampling: "4:4:4" }).toBuffer(),
    outcome: "memory",
  },
  {
    name: "a progressive JPEG of 36 megapixels, CMYK",
    make: () => cmyk(plain(7_200, 5_000)).jpeg({ progressive: true }).toBuffer(),
    outcome: "memory",
  },
  { name: "a ribbon of a PNG", make: () => plain(10, 20_000).png().toBuffer(), outcome: "long" },
  { name: "a ribbon of a JPEG", make: () => plain(8, 65_000).jpeg().toBuffer(), outcome: "long" },
  { name: "a ribbon on its side", make: () => turned(plain(60_000, 12)).png().toBuffer(), outcome: "long" },
];

const permitted: [string, () => Promise<Buffer>][] = [
  ["a JPEG of 60 megapixels", () => plain(8_000, 7_500).jpeg().toBuffer()],
  [
    "a JPEG of 48 megapixels of noise",
    async () => (await noise(8_000, 6_000)).jpeg({ quality: 40 }).toBuffer(),
  ],
  ["a JPEG of 60 megapixels, turned", () => turned(plain(8_000, 7_500)).jpeg().toBuffer()],
  ["a progressive JPEG of 60 megapixels", () => plain(8_000, 7_500).jpeg({ progressive: true }).toBuffer()],
  [
    "a progressive JPEG of 43 megapixels, 4:4:4, turned",
    async () =>
      turned(await noise(7_200, 6_000))
        .jpeg({ progressive: true, chromaSubsampling: "4:4:4", quality: 20 })
        .toBuffer(),
  ],
  ["a JPEG of 36 megapixels, CMYK", () => cmyk(plain(7_200, 5_000)).jpeg().toBuffer()],
  ["a JPEG with a colour profile", () => plain(8_000, 6_000).withIccProfile("p3").jpeg().toBuffer()],
  [
    "a PNG of 60 megapixels, interlaced, turned",
    () => turned(plain(8_000, 7_500)).png({ progressive: true }).toBuffer(),
  ],
  [
    "a PNG of 60 megapixels, alpha, turned",
    () =>
      turned(plain(8_000, 7_500, 4))
        .png()
        .toBuffer(),
  ],
  [
    "a PNG of 32 megapixels, 16 bits, alpha, turned",
    () =>
      turned(deep(plain(6_500, 4_950, 4)))
        .png()
        .toBuffer(),
  ],
  [
    "a PNG of 24 megapixels, 16 bits, alpha, interlaced",
    () =>
      deep(plain(6_000, 4_100, 4))
        .png({ progressive: true })
        .toBuffer(),
  ],
  [
    "a PNG of 60 megapixels, 65,000 wide, interlaced",
    () => plain(65_000, 920).png({ progressive: true }).toBuffer(),
  ],
  ["a PNG of one pixel by 65,000", () => plain(65_000, 1).png().toBuffer()],
  ["a WebP of 60 megapixels", () => webp(plain(8_000, 7_500)).toBuffer()],
  [
    "a WebP of 60 megapixels, lossless, alpha, turned",
    async () =>
      turned(plain(8_000, 7_500, 4))
        .webp({ effort: 0, lossless: true })
        .toBuffer(),
  ],
  ["a WebP 16,383 high, alpha", () => webp(plain(1_920, 16_383, 4)).toBuffer()],
  ["an AVIF of 14 megapixels, turned", () => turned(avif(plain(4_300, 3_300))).toBuffer()],
  [
    "an AVIF of ten megapixels, ten bits, alpha, turned",
    () => turned(avif(plain(3_600, 2_750, 4), 10)).toBuffer(),
  ],
  ["an AVIF of 14 megapixels of noise", async () => avif(await noise(4_300, 3_300)).toBuffer()],
  ["a GIF of 42 megapixels", () => plain(7_000, 6_000).gif({ effort: 1 }).toBuffer()],
  ["an animation", async () => (await noise(600, 12_000, 3, 400)).gif({ effort: 1 }).toBuffer()],
  ["noise 1920 by 16,383", async () => (await noise(1_920, 16_383)).jpeg({ quality: 40 }).toBuffer()],
  ["noise 1920 by 3,400", async () => (await noise(1_920, 3_400)).jpeg({ quality: 60 }).toBuffer()],
  ["noise 1920 by 2,080", async () => (await noise(1_920, 2_080)).jpeg({ quality: 60 }).toBuffer()],
  ["noise with alpha, 1920 by 2,600", async () => webp(await noise(1_920, 2_600, 4)).toBuffer()],
  ["noise with alpha, 1920 by 1,560", async () => webp(await noise(1_920, 1_560, 4)).toBuffer()],
];

/** What a decoder is asked for at most, and what goes beyond. */
export const extremes: readonly ExtremePicture[] = [
  ...bombs,
  ...permitted.map(([name, make]) => ({ name, make, outcome: "taken" as const })),
];
