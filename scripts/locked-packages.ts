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

/** A package of the lock file; `path` is relative to the project. */
export type LockedPackage = z.infer<typeof lockedPackage> & { path: string; name: string };

/** The versions in package.json by name. */
export async function readManifest() {
  return manifest.parse(JSON.parse(await readFile(new URL("../package.json", import.meta.url), "utf8")));
}

/** The project's own entry in the lock file, and all packages. */
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
