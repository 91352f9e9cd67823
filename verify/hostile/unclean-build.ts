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

/** Replaces the sanitiser: returns HTML unchanged. */
const unclean = `
export function cleanHtml(html: string): string { return html; }
export function cleanFilledHtml(html: string): string { return html; }
`;

/** Builds a copy of the sources without the sanitiser; no setting can disable it. @throws Error when the build fails */
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
