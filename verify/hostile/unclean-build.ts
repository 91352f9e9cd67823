import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { temporaryDirectory } from "../../bench/test-bed.ts";

const repository = fileURLToPath(new URL("../../", import.meta.url));
const folders = ["app", "bench", "public", "scripts", "server", "supabase"];
const files = [
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "vite.config.ts",
  "react-router.config.ts",
];

/** Replaces the sanitiser: returns HTML unchanged. */
const unclean = `
export function cleanHtml(html: string): string { return html; }
export function cleanFilledHtml(html: string): string { return html; }
`;

/** Builds a copy of the sources without the sanitiser; no setting can disable it. @throws Error when the build fails */
export async function withUncleanBuild<Result>(
  work: (directory: string) => Promise<Result>,
): Promise<Result> {
  await using copy = await temporaryDirectory();
  for (const name of [...folders, ...files])
    await cp(join(repository, name), join(copy.path, name), { recursive: true });
  await symlink(join(repository, "node_modules"), join(copy.path, "node_modules"));
  await writeFile(join(copy.path, "app", "html", "clean.server.ts"), unclean);
  const build = spawn(process.execPath, ["scripts/build.ts"], { cwd: copy.path, stdio: "ignore" });
  const [code] = await once(build, "exit");
  if (code !== 0) throw new Error("The site without the sanitiser could not be built.");
  return await work(copy.path);
}
