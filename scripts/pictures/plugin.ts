import { join } from "node:path";
import type { Plugin } from "vite";
import { describePictures, type FoundPicture, findPictures, makeVariant } from "./variants.ts";

const id = "virtual:pictures";

/**
 * Gives every photograph in public/images its smaller variants: a build writes them among its files, and
 * `virtual:pictures` tells the pages of them. In development, and in tests, photographs are shown as they are.
 */
export function pictures(): Plugin {
  let found: ReadonlyMap<string, FoundPicture> = new Map();
  let directory = "";
  let cache = "";
  let isBuild = false;
  return {
    name: "pictures",
    configResolved(config) {
      directory = config.publicDir;
      cache = join(config.root, "node_modules", ".cache", "pictures");
      isBuild = config.command === "build";
    },
    async buildStart() {
      if (isBuild) found = await findPictures(directory);
    },
    resolveId(source) {
      return source === id ? `\0${id}` : undefined;
    },
    load(source) {
      if (source !== `\0${id}`) return undefined;
      return `export const pictures = ${JSON.stringify(describePictures(found, "/assets/"))};`;
    },
    async generateBundle() {
      // The server's part of the build names the same files, and leaves them to the browser's.
      if (this.environment.name !== "client") return;
      for (const { path, variants } of found.values()) {
        for (const variant of variants) {
          const source = await makeVariant(path, variant, cache);
          this.emitFile({ type: "asset", fileName: `assets/${variant.name}`, source });
        }
      }
    },
  };
}
