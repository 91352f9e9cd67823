import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmod, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { freePort } from "../server/testing/free-port.ts";
import { temporaryDirectory } from "./test-bed.ts";

/** Runs until the scope ends; `address` has no slash at the end. */
export type RunningServer = { address: string } & AsyncDisposable;

/** Serves this file by nginx with one worker, a gzip_static copy and an access log, as the site has one. */
export function serveByNginx(name: string, content: Uint8Array): Promise<RunningServer> {
  return runNginx(async (port, directory) => {
    await writeFile(join(directory, name), content);
    await writeFile(join(directory, `${name}.gz`), gzipSync(content, { level: 9 }));
    return `
      access_log ${directory}/access.log;
      sendfile on;
      tcp_nopush on;
      keepalive_requests 100000000;
      types { text/html html; }
      server { listen 127.0.0.1:${port}; root ${directory}; gzip_static on; }`;
  });
}

const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };

export function hasNginx(): boolean {
  return spawnSync("nginx", ["-v"], { env }).error === undefined;
}

/** Runs nginx on a free port with one worker and this configuration of its HTTP, in a temporary directory. */
export async function runNginx(
  configure: (port: number, directory: string) => Promise<string>,
): Promise<RunningServer> {
  const { path: directory, [Symbol.asyncDispose]: remove } = await temporaryDirectory();
  // In a container root starts nginx, whose workers run as another user.
  await chmod(directory, 0o755);
  const port = await freePort();
  // Replaces the default temporary directories, which only root may create.
  const names = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const paths = names.map((name) => `${name}_temp_path ${directory}/${name};`).join(" ");
  const http = await configure(port, directory);
  const configuration = `worker_processes 1; daemon off; pid ${directory}/pid; error_log ${directory}/error.log;
    events { worker_connections 1024; }
    http { ${paths} ${http} }`;
  const words = ["-c", join(directory, "nginx.conf"), "-p", directory];
  await writeFile(join(directory, "nginx.conf"), configuration);
  const tried = spawnSync("nginx", ["-t", ...words], { env });
  if (tried.error) throw new Error("nginx is missing: apt-get install nginx-light", { cause: tried.error });
  if (tried.status !== 0) throw new Error(`nginx refuses its configuration: ${tried.stderr}`);
  const nginx = spawn("nginx", words, { stdio: "ignore", env });
  const ended = once(nginx, "exit");
  return {
    address: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      nginx.kill();
      await ended;
      await remove();
    },
  };
}
