import { createHash } from "node:crypto";
import { glob, mkdir, readFile, writeFile } from "node:fs/promises";
import { join, parse, sep } from "node:path";
import type { Pictures } from "../../app/ui/pictures/pictures.ts";

/** The formats in which a photograph is offered, the smallest first; change `settings` with them. */
const formats = ["avif", "webp"] as const;
const quality = { avif: 55, webp: 76 } as const;

/** In pixels: from a portrait on a plain screen to a hero on a dense one. A picture is never made larger than it is. */
const widths = [112, 224, 400, 640, 960, 1280, 1920];

/** Stands for everything that decides how a variant looks, in the names of the files. */
const settings = JSON.stringify({ quality, version: 1 });

type Variant = { name: string; format: (typeof formats)[number]; width: number };

export type FoundPicture = { path: string; width: number; height: number; variants: Variant[] };

/**
 * The photographs (.jpg, .jpeg, .png) below a directory of public files, by the address that they have on the site:
 * each in every width that it can fill. The name of a variant depends on the photograph and the settings alone.
 */
export async function findPictures(directory: string): Promise<Map<string, FoundPicture>> {
  const found = new Map<string, FoundPicture>();
  for await (const file of glob("images/**/*.{jpg,jpeg,png}", { cwd: directory })) {
    const path = join(directory, file);
    found.set(`/${file.split(sep).join("/")}`, await inspect(path));
  }
  return found;
}

async function inspect(path: string): Promise<FoundPicture> {
  const content = await readFile(path);
  const sharp = await loadSharp();
  // A camera that was held upright says so beside the pixels.
  const { autoOrient } = await sharp(content).metadata();
  const hash = createHash("sha256").update(content).update(settings).digest("hex").slice(0, 8);
  const { width: widest, height } = autoOrient;
  const fitting = [...new Set([...widths.filter((width) => width < widest), Math.min(widest, 1920)])];
  const stem = parse(path).name.replace(/[^\w-]+/g, "-");
  const variants = formats.flatMap((format) =>
    fitting.map((width) => ({ name: `${stem}-${width}-${hash}.${format}`, format, width })),
  );
  return { path, width: widest, height, variants };
}

/** The image attributes of each photograph, with its variants below this URL. */
export function describePictures(found: ReadonlyMap<string, FoundPicture>, below: string): Pictures {
  return Object.fromEntries(
    [...found].map(([address, { width, height, variants }]) => {
      const sources = formats.map((format) => ({
        type: `image/${format}` as const,
        srcSet: variants
          .filter((variant) => variant.format === format)
          .map((variant) => `${below}${variant.name} ${variant.width}w`)
          .join(", "),
      }));
      return [address, { width, height, sources }];
    }),
  );
}

/** The bytes of a variant; made once, and cached under its name. */
export async function makeVariant(
  path: string,
  { name, format, width }: Variant,
  cache: string,
): Promise<Uint8Array> {
  const kept = join(cache, name);
  const known = await readFile(kept).catch(() => null);
  if (known) return known;
  const sharp = await loadSharp();
  const made = await sharp(path)
    .autoOrient()
    .resize({ width })
    .toFormat(format, { quality: quality[format] })
    .toBuffer();
  await mkdir(cache, { recursive: true });
  await writeFile(kept, made);
  return made;
}

/** Native code: a machine for which there is none can still build a site without photographs. */
async function loadSharp() {
  return (await import("sharp")).default;
}
