import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pictures } from "./plugin.ts";

let root: string;
let photograph: Buffer;

/** A site of one module with a photograph, a small portrait and a drawing. */
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "vlotwerk-pictures-"));
  const images = join(root, "public", "images", "team");
  await mkdir(images, { recursive: true });
  photograph = await photographOf(690, 460);
  await writeFile(join(root, "public", "images", "the-office.jpg"), photograph);
  await writeFile(join(images, "portrait.png"), await sharp(photograph).resize(200, 200).png().toBuffer());
  await writeFile(join(images, "drawing.svg"), "<svg/>");
  await writeFile(
    join(root, "main.js"),
    'import { pictures } from "virtual:pictures";\nconsole.log(pictures);',
  );
  await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [pictures()],
    build: { rolldownOptions: { input: join(root, "main.js") } },
  });
});

afterAll(() => rm(root, { recursive: true, force: true }));

describe("a photograph among the public files", () => {
  it("is downscaled in two formats, never upscaled", async () => {
    const files = await readdir(join(root, "dist", "assets"));
    const widths = (pattern: RegExp) =>
      files.flatMap((file) => pattern.exec(file)?.[1] ?? []).sort((a, b) => Number(a) - Number(b));
    const all = ["112", "224", "400", "640", "690"];
    expect(widths(/^the-office-(\d+)-.*\.avif$/)).toEqual(all);
    expect(widths(/^the-office-(\d+)-.*\.webp$/)).toEqual(all);
    expect(widths(/^portrait-(\d+)-.*\.avif$/)).toEqual(["112", "200"]);
    expect(files.filter((file) => file.startsWith("drawing"))).toEqual([]);
  });

  it("keeps its proportions and orientation, with fewer bytes", async () => {
    for (const file of await readdir(join(root, "dist", "assets"))) {
      const width = /^the-office-(\d+)-.*\.(avif|webp)$/.exec(file);
      if (!width) continue;
      const content = await readFile(join(root, "dist", "assets", file));
      const made = await sharp(content).metadata();
      expect([made.width, made.height]).toEqual([
        Number(width[1]),
        Math.round((Number(width[1]) * 460) / 690),
      ]);
      expect(content.byteLength).toBeLessThan(photograph.byteLength);
    }
  });

  it("is listed for the pages with these files", async () => {
    const files = await readdir(join(root, "dist", "assets"));
    const script = files.find((file) => file.endsWith(".js")) ?? "";
    const told = await readFile(join(root, "dist", "assets", script), "utf8");
    expect(told.replace(/["\s]/g, "")).toMatch(/\/images\/the-office.jpg:\{width:690,height:460,/);
    for (const file of files.filter((name) => /\.(avif|webp)$/.test(name))) {
      expect(told).toContain(`/assets/${file} ${/-(\d+)-/.exec(file)?.[1]}w`);
    }
    expect(told).not.toContain("drawing.svg");
  });
});

/** A JPEG with a gradient and noise, rotated by EXIF as phones store it. */
async function photographOf(width: number, height: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  for (let index = 0; index < width * height; index++) {
    const [x, y] = [index % width, Math.floor(index / width)];
    const grain = ((index * 7919) % 23) - 11;
    pixels[index * 3] = 120 + 90 * Math.sin(x / 140) + grain;
    pixels[index * 3 + 1] = 110 + 80 * Math.cos(y / 110) + grain;
    pixels[index * 3 + 2] = 100 + 60 * Math.sin((x + y) / 200) + grain;
  }
  const upright = sharp(pixels, { raw: { width, height, channels: 3 } });
  return sharp(await upright.rotate(-90).png().toBuffer())
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer();
}
