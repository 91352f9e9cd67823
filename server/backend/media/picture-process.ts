import sharp, { type Metadata, type OutputInfo } from "sharp";
import {
  mainName,
  mainWidthOf,
  type VariantFormat,
  variantFormats,
  variantName,
  variantWidths,
} from "../../../app/data/media/picture-address.ts";
import type { MadePicture, PictureJob, PictureProblem, PictureResult } from "./picture-maker.ts";

// A process of its own: pictures are decoded by native code that may fail or take memory, and pages have priority.

/** More is rejected before it is decoded. */
const maxPixels = 60_000_000;

/** The most that WebP can hold, at the width of the largest variant. */
const maxVariantHeight = 16_383;

sharp.cache(false);
sharp.concurrency(1);
// What the bytes are decides which decoder runs; all others (SVG, PDF, TIFF …) are never reached.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadJpeg",
    "VipsForeignLoadPng",
    "VipsForeignLoadWebp",
    "VipsForeignLoadNsgif",
    "VipsForeignLoadHeif",
  ],
});

class Rejection extends Error {
  readonly problem: PictureProblem;

  constructor(problem: PictureProblem) {
    super(problem);
    this.problem = problem;
  }
}

process.on("message", async ({ id, bytes }: PictureJob) => {
  process.send?.(await answer(id, bytes));
});
// The server has ended.
process.on("disconnect", () => process.exit());

async function answer(id: number, bytes: Uint8Array): Promise<PictureResult> {
  try {
    return { id, picture: await makePicture(bytes) };
  } catch (error) {
    return { id, problem: error instanceof Rejection ? error.problem : "damaged" };
  }
}

async function makePicture(bytes: Uint8Array): Promise<MadePicture> {
  const { width, height } = await inspect(bytes);
  const pixels = await decode(bytes);
  const contentType = (await isTransparent(pixels)) ? "image/png" : "image/jpeg";
  const files: MadePicture["files"] = [];
  for (const one of variantWidths(width)) {
    for (const format of variantFormats) {
      const encoded = await encode(pixels, one, format);
      files.push({ name: variantName(one, format), contentType: `image/${format}`, bytes: encoded });
    }
  }
  const main = await encode(pixels, mainWidthOf(width), contentType === "image/png" ? "png" : "jpeg");
  files.push({ name: mainName(contentType, width), contentType, bytes: main });
  return { contentType, width, height, colour: await meanColour(pixels), files };
}

/** The size as it is looked at: a camera that was held upright says so beside the pixels. */
async function inspect(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const metadata = await readMetadata(bytes);
  const { format, compression, width, height, autoOrient } = metadata;
  if (format === "heif" && compression !== "av1") throw new Rejection("heic");
  const variantHeight = (autoOrient.height * Math.min(autoOrient.width, 1920)) / autoOrient.width;
  if (width * height > maxPixels || variantHeight > maxVariantHeight) throw new Rejection("pixels");
  return autoOrient;
}

async function readMetadata(bytes: Uint8Array): Promise<Metadata> {
  try {
    return await open(bytes).metadata();
  } catch {
    throw new Rejection(kindOf(Buffer.from(bytes.subarray(0, 1024)).toString("latin1")));
  }
}

/** Why a file that no decoder takes is rejected. */
function kindOf(head: string): PictureProblem {
  if (/<svg[\s>]/i.test(head)) return "svg";
  if (/^.{4}ftyp(?:hei[cfsx]|hev[cx]|mif1|msf1)/s.test(head)) return "heic";
  const isPicture = /^(?:\xff\xd8\xff|\x89PNG|GIF8|RIFF.{4}WEBP|.{4}ftypavi[fs])/s.test(head);
  return isPicture ? "damaged" : "kind";
}

type Pixels = { data: Buffer; info: OutputInfo };

/** Upright sRGB pixels without metadata, as wide as the largest variant; of an animation the first frame. */
function decode(bytes: Uint8Array): Promise<Pixels> {
  return open(bytes)
    .autoOrient()
    .resize({ width: 1920, withoutEnlargement: true })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
}

function open(bytes: Uint8Array) {
  // Checked by `inspect`, whose message is clearer.
  return sharp(bytes, { limitInputPixels: false, sequentialRead: true, failOn: "error" });
}

async function isTransparent(pixels: Pixels): Promise<boolean> {
  return pixels.info.channels % 2 === 0 && !(await reopen(pixels).stats()).isOpaque;
}

function encode(pixels: Pixels, width: number, format: VariantFormat | "jpeg" | "png"): Promise<Buffer> {
  const resized = reopen(pixels).resize({ width });
  switch (format) {
    case "avif":
      // One step more takes three times as long for a tenth less. 4:2:0, as WebP has it, takes a third less memory.
      return resized.avif({ quality: 55, effort: 3, chromaSubsampling: "4:2:0" }).toBuffer();
    case "webp":
      return resized.webp({ quality: 76 }).toBuffer();
    case "jpeg":
      return resized.jpeg({ quality: 80, mozjpeg: true }).toBuffer();
    case "png":
      return resized.png({ compressionLevel: 9 }).toBuffer();
  }
}

async function meanColour(pixels: Pixels): Promise<string> {
  const [red = 0, green = 0, blue = 0] = await reopen(pixels)
    .flatten({ background: "white" })
    .toColourspace("srgb")
    .resize(1, 1, { fit: "fill" })
    .raw()
    .toBuffer();
  return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

function reopen({ data, info: { width, height, channels } }: Pixels) {
  return sharp(data, { raw: { width, height, channels }, limitInputPixels: false });
}
