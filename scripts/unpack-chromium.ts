import { join } from "node:path";
import { inflate } from "@sparticuz/chromium";

/** `node unpack-chromium.ts DIRECTORY`: unpacks into TMPDIR what the package has in this directory. */
const [directory = ""] = process.argv.slice(2);
for (const archive of ["chromium.br", "fonts.tar.br", "swiftshader.tar.br", "al2023.tar.br"]) {
  await inflate(join(directory, archive));
}
