import { execFile, execFileSync, spawn } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "../../server/testing/free-port.ts";
import { repository } from "../changed-build.ts";
import { createService } from "./site.ts";

/** The commands of a section of docs/operations.md: its first indented block, five lines at most. */
export async function linesOf(heading: string): Promise<string[]> {
  const text = await readFile(join(repository, "docs", "operations.md"), "utf8");
  const [, section = ""] = new RegExp(`\\n## ${heading}\\n([\\s\\S]+?)\\n## `).exec(text) ?? [];
  const [block = ""] = /(?:^ {4}.+\n)+/m.exec(section) ?? [];
  const lines = block.split("\n").flatMap((line) => (line.trim() ? [line.trim()] : []));
  if (lines.length === 0 || lines.length > 5) throw new Error(`${heading} has ${lines.length} lines`);
  return lines;
}

/** A machine in a directory: its paths are below it, and what needs root or systemd is stood in for. */
export type Machine = Awaited<ReturnType<typeof createMachine>>;

/**
 * @param source where `git clone …` clones from
 * @param others what else is put in the place of words of the lines, such as another machine's paths
 */
export async function createMachine(root: string, source: string, others: Readonly<Record<string, string>>) {
  const settings = join(root, "etc/vlotwerk.env");
  const link = join(root, "srv/vlotwerk");
  const data = join(root, "var/lib/vlotwerk");
  for (const path of ["bin", "srv", "etc/systemd/system", "var/lib"])
    await mkdir(join(root, path), { recursive: true });
  const port = await freePort();
  const command = `set -a; . ${settings}; exec node_modules/.bin/node server/index.ts`;
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: "production", DATA_DIR: data };
  const service = await createService(() =>
    spawn("sh", ["-c", command], { cwd: link, env, stdio: "ignore" }),
  );
  const tell = (what: string) => `exec ${process.execPath} -e "fetch('${service.address}/${what}')"`;
  const npm = execFileSync("sh", ["-c", "command -v npm"]).toString().trim();
  const programs = {
    useradd: "exit 0",
    editor: `printf 'PORT=${port}\\nSITE_URL=http://localhost:${port}\\nDRAIN_SECONDS=0\\n' > "$1"`,
    runuser: 'shift 3; exec "$@"',
    // Other users are not there: only the mode counts.
    install: 'if [ "$1" = -d ]; then exec mkdir -p -m 700 "$8"; fi; exec /usr/bin/install "$@"',
    npm: `if [ "$1" = ci ]; then exec cp -al ${join(repository, "node_modules")} node_modules; fi; exec ${npm} "$@"`,
    systemctl: `case "$1$2" in enable--now|restart*|start*) ${tell("restart")};; disable*) ${tell("stop")};; esac`,
  };
  for (const [name, script] of Object.entries(programs)) {
    await writeFile(join(root, "bin", name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  }
  const here = {
    "…": source,
    "/srv": join(root, "srv"),
    "/etc": join(root, "etc"),
    "/var/lib/vlotwerk": data,
  };
  return {
    ...service,
    root,
    origin: `http://127.0.0.1:${port}`,
    async run(lines: readonly string[]): Promise<string> {
      let script = lines.join("\n");
      for (const [word, by] of Object.entries({ ...here, ...others })) script = script.replaceAll(word, by);
      const path = `${join(root, "bin")}:${process.env.PATH}`;
      const options = { cwd: link.replace(/vlotwerk$/, ""), env: { PATH: path, HOME: process.env.HOME } };
      const { stdout } = await promisify(execFile)("sh", ["-ec", script], options);
      return stdout;
    },
  };
}
