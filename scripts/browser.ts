import { execFile, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";

/** The flags of every test browser; Chromium's sandbox does not work as root. */
export const browserFlags = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-dev-shm-usage",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** In the order in which they are tried: the package's headless shell is the same everywhere, and the quickest. */
const sources: { name: string; find(): Promise<string | null> | string | null }[] = [
  { name: "CHROME_PATH", find: () => process.env.CHROME_PATH || null },
  { name: "@sparticuz/chromium", find: unpackFromPackage },
  { name: "this machine", find: findInstalled },
  { name: "Playwright", find: () => chromium.executablePath() },
  { name: "apt-get install chromium", find: () => (installFromDebian("chromium") ? findInstalled() : null) },
];

/**
 * The path of the first Chromium that opens a page here. @throws Error when CHROME_PATH does not work, or without any
 */
export async function findBrowser(): Promise<string> {
  for (const { name, find } of sources) {
    const path = await find();
    if (path && existsSync(path) && (await opensPages(path))) return path;
    if (path && name === "CHROME_PATH")
      throw new Error(`CHROME_PATH ${path} is no Chromium that opens a page.`);
  }
  throw new Error("No browser works here: install Chromium, or set CHROME_PATH to one.");
}

async function opensPages(executablePath: string): Promise<boolean> {
  try {
    const browser = await chromium.launch({ executablePath, args: browserFlags, timeout: 30_000 });
    const page = await browser.newPage();
    await page.goto("data:text/html,<title>works</title>", { timeout: 15_000 });
    const title = await page.title();
    await browser.close();
    return title === "works";
  } catch {
    return false;
  }
}

/** Unpacks the package's headless shell once, below node_modules, with its own libraries and font. */
async function unpackFromPackage(): Promise<string | null> {
  if (process.platform !== "linux" || process.arch !== "x64") return null;
  const packageDirectory = join(import.meta.dirname, "..", "node_modules", "@sparticuz", "chromium");
  const directory = join(import.meta.dirname, "..", "node_modules", ".cache", "chromium");
  const launcher = join(directory, "launch");
  if (existsSync(launcher)) return launcher;

  const unfinished = `${directory}-${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  await inflateInto(unfinished, join(packageDirectory, "bin"));
  await writeFile(join(unfinished, "fonts", "fonts.conf"), fontsConfiguration(join(directory, "fonts")));
  await writeFile(join(unfinished, "launch"), launchScript(directory));
  await chmod(join(unfinished, "launch"), 0o755);
  await rm(directory, { recursive: true, force: true });
  await rename(unfinished, directory);
  return launcher;
}

/** In a process of its own, as the package unpacks into TMPDIR. */
async function inflateInto(directory: string, archives: string): Promise<void> {
  const script = join(import.meta.dirname, "unpack-chromium.ts");
  const env = { ...process.env, TMPDIR: directory };
  await promisify(execFile)(process.execPath, [script, archives], { env });
}

function fontsConfiguration(directory: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(directory, "fonts")}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(directory, "cache")}</cachedir>
</fontconfig>
`;
}

/** Starts the shell with its own libraries and font. */
function launchScript(directory: string): string {
  return `#!/bin/sh
export FONTCONFIG_PATH="\${FONTCONFIG_PATH:-${directory}/fonts}"
export LD_LIBRARY_PATH="\${LD_LIBRARY_PATH:+$LD_LIBRARY_PATH:}${directory}/al2023/lib"
exec "${directory}/chromium" "$@"
`;
}

function findInstalled(): string | null {
  const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
  const directories = (process.env.PATH ?? "").split(delimiter);
  const candidates = directories.flatMap((directory) => names.map((name) => join(directory, name)));
  candidates.push("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome");
  return candidates.find((candidate) => existsSync(candidate)) ?? null;
}

/** Installs packages by apt, as root on Debian. @returns whether they are installed */
export function installFromDebian(...packages: string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  const run = (...words: string[]) => spawnSync("apt-get", words, { stdio: "inherit" }).status === 0;
  return run("update") && run("install", "-y", "--no-install-recommends", ...packages);
}

if (import.meta.main) process.stdout.write(`${await findBrowser()}\n`);
