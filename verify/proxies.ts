import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type RunningServer, runNginx } from "../bench/nginx.ts";
import { temporaryDirectory } from "../bench/test-bed.ts";
import { freePort } from "../server/testing/free-port.ts";
import { runToEnd, runUntilDisposed } from "./programs.ts";

// Each stands in front of these ports. The address that a caller names as a visitor's is passed on, so that one machine can
// be many visitors.

/** nginx with `deploy/nginx.conf`. */
export async function startNginx(ports: readonly number[]): Promise<RunningServer> {
  const template = await readFile(new URL("../deploy/nginx.conf", import.meta.url), "utf8");
  const left = [...ports];
  return runNginx(async (port) => {
    const site = template
      .replace("listen 80;", `listen 127.0.0.1:${port};`)
      // Not every machine has IPv6.
      .replace("listen [::]:80;", "")
      .replaceAll(/127\.0\.0\.1:300\d\b/g, () => `127.0.0.1:${left.shift()}`)
      .replace("$proxy_add_x_forwarded_for", "$http_x_forwarded_for");
    return `access_log off; ${site}`;
  });
}

/** Caddy with `deploy/Caddyfile`, without certificates. @throws NotChecked when there is no Caddy, and Error when it refuses the file */
export async function startCaddy(ports: readonly number[]): Promise<RunningServer> {
  const template = new URL("../deploy/Caddyfile", import.meta.url);
  const { path: directory, [Symbol.asyncDispose]: remove } = await temporaryDirectory();
  const env = { ...process.env, HOME: directory, XDG_DATA_HOME: directory, XDG_CONFIG_HOME: directory };
  const words = ["--adapter", "caddyfile", "--config"];
  runToEnd("caddy", ["validate", ...words, template.pathname], { env });
  const port = await freePort();
  const site = (await readFile(template, "utf8"))
    .replace("www.example.nl {", `http://127.0.0.1:${port} {`)
    .replace(/127\.0\.0\.1:300\d\b( 127\.0\.0\.1:300\d\b)*/, ports.map((one) => `127.0.0.1:${one}`).join(" "))
    .replace("health_uri", "header_up X-Forwarded-For {http.request.header.X-Forwarded-For}\n\t\thealth_uri");
  const configuration = join(directory, "Caddyfile");
  await writeFile(configuration, `{\n\tadmin off\n}\n${site}`);
  const address = `http://127.0.0.1:${port}`;
  const isUp = async () => (await fetch(address).catch(() => null))?.ok ?? false;
  const caddy = await runUntilDisposed("caddy", ["run", ...words, configuration], isUp, { env });
  return {
    address,
    async [Symbol.asyncDispose]() {
      await caddy[Symbol.asyncDispose]();
      await remove();
    },
  };
}
