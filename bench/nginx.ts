import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { freePort } from "../server/testing/free-port.ts";

/** `address` has no slash at the end. */
export type RunningServer = { address: string; stop(): Promise<void> };

/** Serves these files by nginx with one worker, gzip_static copies and an access log, as the site has one. */
export async function serveByNginx(files: ReadonlyMap<string, Uint8Array>): Promise<RunningServer> {
  const directory = await mkdtemp(join(tmpdir(), "vlotwerk-nginx-"));
  const root = join(directory, "files");
  await mkdir(root);
  for (const [name, content] of files) {
    await writeFile(join(root, name), content);
    await writeFile(join(root, `${name}.gz`), gzipSync(content, { level: 9 }));
  }
  return runNginx(directory, (port) => configure(directory, root, port));
}

const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };

export function hasNginx(): boolean {
  return spawnSync("nginx", ["-v"], { env }).error === undefined;
}

/** Runs nginx on a free port, in a temporary directory that is removed with it. */
export async function runNginx(
  directory: string,
  configure: (port: number) => string,
): Promise<RunningServer> {
  // In a container root starts nginx, whose workers run as another user.
  await chmod(directory, 0o755);
  const port = await freePort();
  const words = ["-c", join(directory, "nginx.conf"), "-p", directory];
  await writeFile(join(directory, "nginx.conf"), configure(port));
  const tried = spawnSync("nginx", ["-t", ...words], { env });
  if (tried.error) throw new Error("nginx is missing: apt-get install nginx-light", { cause: tried.error });
  if (tried.status !== 0) throw new Error(`nginx refuses its configuration: ${tried.stderr}`);
  const nginx = spawn("nginx", words, { stdio: "ignore", env });
  const ended = once(nginx, "exit");
  return {
    address: `http://127.0.0.1:${port}`,
    async stop() {
      nginx.kill();
      await ended;
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Replaces the default temporary directories, which only root may create. */
export function temporaryPaths(directory: string): string {
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return paths.map((name) => `${name}_temp_path ${directory}/${name};`).join(" ");
}

function configure(directory: string, root: string, port: number): string {
  return `
    worker_processes 1;
    daemon off;
    pid ${directory}/pid;
    error_log ${directory}/error.log;
    events { worker_connections 1024; }
    http {
      access_log ${directory}/access.log;
      sendfile on;
      tcp_nopush on;
      keepalive_requests 100000000;
      types { text/html html; }
      ${temporaryPaths(directory)}
      server { listen 127.0.0.1:${port}; root ${root}; gzip_static on; }
    }`;
}
