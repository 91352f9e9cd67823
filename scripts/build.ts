import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { glob, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compressAssets } from "./compress-assets.ts";

const root = join(import.meta.dirname, "..");
const stamp = join(root, "build", "built-from");
const sources = [
  "app/**",
  "public/**",
  "scripts/pictures/**",
  "package-lock.json",
  "tsconfig.json",
  "vite.config.ts",
  "react-router.config.ts",
];

/** Builds the site unless the sources are unchanged. @returns whether there is a current build */
export async function buildIfNeeded(): Promise<boolean> {
  const built = await readFile(stamp, "utf8").catch(() => "");
  return built === (await fingerprint()) || build();
}

/** Builds pages and mails, compresses files and stores the sources' hash. @returns whether it succeeded */
export async function build(): Promise<boolean> {
  if (!existsSync(join(root, "node_modules", "@react-router", "dev"))) {
    process.stdout.write("The packages for building are missing: run npm ci --include=dev.\n");
    return false;
  }
  const startedAt = performance.now();
  process.stdout.write("Building the site … ");
  const before = await fingerprint();
  // A failed build must not count as current.
  await rm(stamp, { force: true });
  const isBuilt =
    (await run(["node_modules/@react-router/dev/bin.cjs", "build", "--logLevel", "warn"])) &&
    (await run(["scripts/build-mails.ts"])) &&
    (await compressAssets(join(root, "build", "client")));
  if (isBuilt) await writeFile(stamp, before);
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  process.stdout.write(isBuilt ? `built in ${seconds} s.\n` : "That did not work.\n");
  return isBuilt;
}

/** A hash of the names and contents of all sources. */
async function fingerprint(): Promise<string> {
  const paths: string[] = [];
  for await (const entry of glob(sources, { cwd: root, withFileTypes: true })) {
    if (entry.isFile()) paths.push(join(entry.parentPath, entry.name));
  }
  const hash = createHash("sha256");
  for (const path of paths.sort()) {
    hash
      .update(`${path.slice(root.length)}\0`)
      .update(await readFile(path))
      .update("\0");
  }
  return hash.digest("hex");
}

async function run(command: string[]): Promise<boolean> {
  const child = spawn(process.execPath, command, { cwd: root, stdio: "inherit" });
  const [code] = await once(child, "exit");
  return code === 0;
}

if (import.meta.main) process.exitCode = (await build()) ? 0 : 1;
