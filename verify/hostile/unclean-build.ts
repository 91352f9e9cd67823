import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const repository = fileURLToPath(new URL("../../", import.meta.url));
const sources = [
  "app",
  "bench",
  "public",
  "scripts",
  "server",
  "supabase",
  "package.json",
  "package-lock.json",
];
const settings = ["tsconfig.json", "vite.config.ts", "react-router.config.ts"];

/** HTML as it was written, in place of the module that cleans it. */
const unclean = `
export function cleanHtml(html: string): string { return html; }
export function cleanFilledHtml(html: string): string { return html; }
`;

/**
 * A copy of the sources, built without the sanitiser, in a directory of its own: no setting leads from the site as it
 * is to such a build.
 *
 * @throws Error when it can't be built
 */
export async function withUncleanBuild<Result>(
  work: (directory: string) => Promise<Result>,
): Promise<Result> {
  const directory = await mkdtemp(join(tmpdir(), "vlotwerk-unclean-"));
  try {
    for (const name of [...sources, ...settings])
      await cp(join(repository, name), join(directory, name), { recursive: true });
    await symlink(join(repository, "node_modules"), join(directory, "node_modules"));
    await writeFile(join(directory, "app", "html", "clean.server.ts"), unclean);
    const build = spawn(process.execPath, ["scripts/build.ts"], { cwd: directory, stdio: "ignore" });
    const [code] = await once(build, "exit");
    if (code !== 0) throw new Error("The site without the sanitiser could not be built.");
    return await work(directory);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
