import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, symlink } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { temporaryDirectory } from "../bench/test-bed.ts";

export const repository = fileURLToPath(new URL("../", import.meta.url));
const folders = ["app", "bench", "public", "scripts", "server", "supabase"];
const files = [
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "vite.config.ts",
  "react-router.config.ts",
];

/** Builds a copy of the sources after this change; removed when the scope ends. @throws Error when the build fails */
export async function buildChanged(
  change: (directory: string) => Promise<unknown>,
): Promise<{ path: string } & AsyncDisposable> {
  const copy = await temporaryDirectory();
  try {
    for (const name of [...folders, ...files])
      await cp(join(repository, name), join(copy.path, name), { recursive: true });
    await symlink(join(repository, "node_modules"), join(copy.path, "node_modules"));
    await change(copy.path);
    const build = spawn(process.execPath, ["scripts/build.ts"], { cwd: copy.path, stdio: "ignore" });
    const [code] = await once(build, "exit");
    if (code !== 0) throw new Error("The changed site could not be built.");
    return copy;
  } catch (error) {
    await copy[Symbol.asyncDispose]();
    throw error;
  }
}
