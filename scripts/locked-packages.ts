import { readFile } from "node:fs/promises";
import { z } from "zod";

const lockedPackage = z.object({
  version: z.string().optional(),
  license: z.string().optional(),
  integrity: z.string().optional(),
  dev: z.boolean().optional(),
  dependencies: z.record(z.string(), z.string()).optional(),
  devDependencies: z.record(z.string(), z.string()).optional(),
});

const lockFile = z.object({ packages: z.record(z.string(), lockedPackage) });
const manifest = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});

/** A package as the lock file has it; `path` is where it lies, from the root of the project. */
export type LockedPackage = z.infer<typeof lockedPackage> & { path: string; name: string };

/** What package.json asks for: versions by name. Throws when it is none. */
export async function readManifest() {
  return manifest.parse(JSON.parse(await readFile(new URL("../package.json", import.meta.url), "utf8")));
}

/** The project itself as the lock file has it, and every package. Throws when there is no such file. */
export async function readLockedPackages() {
  const text = await readFile(new URL("../package-lock.json", import.meta.url), "utf8");
  const { "": own, ...packages } = lockFile.parse(JSON.parse(text)).packages;
  const all = Object.entries(packages).map(([path, entry]) => ({
    ...entry,
    path,
    name: path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length),
  }));
  return { own, packages: all };
}
