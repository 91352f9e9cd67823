/**
 * Draws the icons of phones and older browsers from public/favicon.svg, beside it; run again when the logo changes:
 *
 *   node scripts/draw-icons.ts
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";

const directory = join(import.meta.dirname, "..", "public");
const logo = await readFile(join(directory, "favicon.svg"), "utf8");
/** Launchers cut their own shape: the background fills the square, and the logo stays in the safe zone (W3C App Manifest). */
const maskable = logo
  .replace(/viewBox="[^"]+"/, 'viewBox="-5 -5 42 42"')
  .replace(/<path d="M8 0[^"]+"/, '<path d="M-5 -5h42v42h-42z"');
/** iOS rounds the corners itself. */
const square = logo.replace(/<path d="M8 0[^"]+"/, '<path d="M0 0h32v32H0z"');

await writeFile(join(directory, "favicon.ico"), ico(draw(logo, 48), 48));
await writeFile(join(directory, "apple-touch-icon.png"), draw(square, 180));
await writeFile(join(directory, "icon-192.png"), draw(logo, 192));
await writeFile(join(directory, "icon-512.png"), draw(logo, 512));
await writeFile(join(directory, "icon-maskable-512.png"), draw(maskable, 512));

function draw(svg: string, pixels: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: "width", value: pixels } }).render().asPng();
}

/** An ICO file with one PNG. */
function ico(png: Buffer, pixels: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(pixels, 6);
  header.writeUInt8(pixels, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
