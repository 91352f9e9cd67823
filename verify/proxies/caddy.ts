import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { RunningServer } from "../../bench/nginx.ts";
import { freePort } from "../../server/testing/free-port.ts";
import { NotChecked } from "../check.ts";

/**
 * Starts Caddy with `deploy/Caddyfile` in front of these ports, without certificates. The address that a caller names as a
 * visitor's is passed on, so that one machine can be many visitors. @throws NotChecked when there is no Caddy, and Error when
 * it refuses the file
 */
export async function startCaddy(ports: readonly number[]): Promise<RunningServer> {
  const template = new URL("../../deploy/Caddyfile", import.meta.url);
  const directory = await mkdtemp(join(tmpdir(), "vlotwerk-caddy-"));
  const environment = {
    ...process.env,
    HOME: directory,
    XDG_DATA_HOME: directory,
    XDG_CONFIG_HOME: directory,
  };
  const words = ["--adapter", "caddyfile", "--config"];
  const tried = spawnSync("caddy", ["validate", ...words, template.pathname], { env: environment });
  if (tried.error) throw new NotChecked("Caddy is not here: apt-get install caddy");
  if (tried.status !== 0) throw new Error(`Caddy refuses deploy/Caddyfile: ${tried.stderr}`);
  const port = await freePort();
  const configuration = join(directory, "Caddyfile");
  await writeFile(configuration, fillIn(await readFile(template, "utf8"), port, ports));
  const caddy = spawn("caddy", ["run", ...words, configuration], { stdio: "ignore", env: environment });
  const ended = once(caddy, "exit");
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(address).catch(() => null))?.ok) {
    if (caddy.exitCode !== null) throw new Error("Caddy did not start with deploy/Caddyfile");
    await pause(100);
  }
  return {
    address,
    async stop() {
      caddy.kill();
      await ended;
      await rm(directory, { recursive: true, force: true });
    },
  };
}

function fillIn(template: string, port: number, ports: readonly number[]): string {
  const upstreams = /127\.0\.0\.1:300\d( 127\.0\.0\.1:300\d)*/;
  const options = "{\n\tadmin off\n}\n";
  const site = template
    .replace("www.example.nl {", `http://127.0.0.1:${port} {`)
    .replace(upstreams, ports.map((one) => `127.0.0.1:${one}`).join(" "))
    .replace("health_uri", "header_up X-Forwarded-For {http.request.header.X-Forwarded-For}\n\t\thealth_uri");
  return options + site;
}
