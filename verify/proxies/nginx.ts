import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hasNginx, type RunningServer, runNginx, temporaryPaths } from "../../bench/nginx.ts";
import { NotChecked } from "../check.ts";

/**
 * Starts nginx with `deploy/nginx.conf` in front of these ports. The address that a caller names as a visitor's is
 * passed on, so that one machine can be many visitors. @throws NotChecked when there is no nginx, and Error when it refuses
 * the file
 */
export async function startNginx(ports: readonly number[]): Promise<RunningServer> {
  if (!hasNginx()) throw new NotChecked("nginx is missing: apt-get install nginx-light");
  const directory = await mkdtemp(join(tmpdir(), "vlotwerk-proxy-"));
  const template = await readTemplate();
  return runNginx(directory, (port) => writeConfiguration(directory, fillIn(template, port, ports)));
}

function readTemplate(): Promise<string> {
  return readFile(new URL("../../deploy/nginx.conf", import.meta.url), "utf8");
}

function fillIn(template: string, port: number, ports: readonly number[]): string {
  const [...left] = ports;
  return (
    template
      .replace("listen 80;", `listen 127.0.0.1:${port};`)
      // Not every machine has IPv6.
      .replace("listen [::]:80;", "")
      .replaceAll(/127\.0\.0\.1:300\d/g, () => `127.0.0.1:${left.shift()}`)
      .replace("$proxy_add_x_forwarded_for", "$http_x_forwarded_for")
  );
}

function writeConfiguration(directory: string, site: string): string {
  return `
    worker_processes 1;
    daemon off;
    pid ${directory}/pid;
    error_log ${directory}/error.log;
    events { worker_connections 1024; }
    http {
      access_log off;
      ${temporaryPaths(directory)}
      ${site}
    }`;
}
