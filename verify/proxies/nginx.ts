import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RunningServer } from "../../bench/nginx.ts";
import { freePort } from "../../server/testing/free-port.ts";
import { NotChecked } from "../check.ts";

const environment = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };

/**
 * Starts nginx with `deploy/nginx.conf` in front of these ports. The address that a caller names as a visitor's is
 * passed on, so that one machine can be many visitors. @throws NotChecked when there is no nginx, and Error when it refuses
 * the file
 */
export async function startNginx(ports: readonly number[]): Promise<RunningServer> {
  const directory = await mkdtemp(join(tmpdir(), "vlotwerk-proxy-"));
  // Its workers are another user than root, who starts it in a container.
  await chmod(directory, 0o755);
  const port = await freePort();
  const configuration = join(directory, "nginx.conf");
  await writeFile(configuration, surround(directory, fillIn(await readTemplate(), port, ports)));
  const tried = spawnSync("nginx", ["-t", "-c", configuration, "-p", directory], { env: environment });
  if (tried.error) throw new NotChecked("nginx is not here: apt-get install nginx-light");
  if (tried.status !== 0) throw new Error(`nginx refuses deploy/nginx.conf: ${tried.stderr}`);
  const nginx = spawn("nginx", ["-c", configuration, "-p", directory], { stdio: "ignore", env: environment });
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

function readTemplate(): Promise<string> {
  return readFile(new URL("../../deploy/nginx.conf", import.meta.url), "utf8");
}

function fillIn(template: string, port: number, ports: readonly number[]): string {
  const [...left] = ports;
  return template
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replaceAll(/127\.0\.0\.1:300\d/g, () => `127.0.0.1:${left.shift()}`)
    .replace("$proxy_add_x_forwarded_for", "$http_x_forwarded_for");
}

function surround(directory: string, site: string): string {
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return `
    worker_processes 1;
    daemon off;
    pid ${directory}/pid;
    error_log ${directory}/error.log;
    events { worker_connections 1024; }
    http {
      access_log off;
      ${paths.map((name) => `${name}_temp_path ${directory}/${name};`).join(" ")}
      ${site}
    }`;
}
