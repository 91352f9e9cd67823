import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { images } from "./drawings/images.ts";
import { printPicture } from "./drawings/picture.ts";

const largest = 12_000;
const folder = join(import.meta.dirname, "../public/images");

for (const [name, picture] of Object.entries(images)) {
  const file = join(folder, `${name}.svg`);
  const text = printPicture(picture);
  if (text.length > largest) throw new Error(`${name}.svg has ${text.length} bytes: at most ${largest}.`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
console.log(`${Object.keys(images).length} pictures drawn in public/images.`);
