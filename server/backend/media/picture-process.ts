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
import { measurePicture, type PictureSize } from "./picture-size.ts";

// A process of its own: pictures are decoded by native code that may fail or take memory, and pages have priority.

/** In bytes of the largest variant's pixels: so that noise, which takes the longest, takes half of the time limit. */
const bestEffortBytes = 12_000_000;

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

process.on("message", async (job: PictureJob) => {
  process.send?.(await answer(job));
});
// The server has ended.
process.on("disconnect", () => process.exit());

async function answer({ bytes, takesLarge }: PictureJob): Promise<PictureResult> {
  try {
    const { metadata, size } = await inspect(bytes);
    if (size.isLarge && !takesLarge) return { isLarge: true };
    return { picture: await makePicture(bytes, metadata.autoOrient, size) };
  } catch (error) {
    return { problem: error instanceof Rejection ? error.problem : "damaged" };
  }
}

async function inspect(bytes: Uint8Array): Promise<{ metadata: Metadata; size: PictureSize }> {
  const metadata = await readMetadata(bytes);
  if (metadata.format === "heif" && metadata.compression !== "av1") throw new Rejection("heic");
  const size = measurePicture(metadata);
  if (typeof size === "string") throw new Rejection(size);
  return { metadata, size };
}

/** `upright`: a camera that was held upright says so beside the pixels. */
async function makePicture(
  bytes: Uint8Array,
  upright: { width: number; height: number },
  size: PictureSize,
): Promise<MadePicture> {
  const pixels = await decode(bytes, size.width);
  const isShrunk = size.width < Math.min(upright.width, 1920);
  const { width, height } = isShrunk ? pixels.info : upright;
  const effort = size.bytes > bestEffortBytes ? 1 : 3;
  const contentType = (await isTransparent(pixels)) ? "image/png" : "image/jpeg";
  const files: MadePicture["files"] = [];
  for (const one of variantWidths(width)) {
    for (const format of variantFormats) {
      const encoded = await encode(pixels, one, format, effort);
      files.push({ name: variantName(one, format), contentType: `image/${format}`, bytes: encoded });
    }
  }
  const main = await encode(pixels, mainWidthOf(width), contentType === "image/png" ? "png" : "jpeg", effort);
  files.push({ name: mainName(contentType, width), contentType, bytes: main });
  return { contentType, width, height, colour: await meanColour(pixels), files };
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
function decode(bytes: Uint8Array, width: number): Promise<Pixels> {
  return open(bytes)
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
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

function encode(
  pixels: Pixels,
  width: number,
  format: VariantFormat | "jpeg" | "png",
  effort: number,
): Promise<Buffer> {
  const resized = reopen(pixels).resize({ width });
  switch (format) {
    case "avif":
      // One step more takes three times as long for a tenth less. 4:2:0, as WebP has it, takes a third less memory.
      return resized.avif({ quality: 55, effort, chromaSubsampling: "4:2:0" }).toBuffer();
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
