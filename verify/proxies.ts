import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { inDirectory, type RunningServer, runToEnd, runUntilDisposed } from "./programs.ts";

// Each stands in front of these ports. The address that a caller names as a visitor's is passed on, so that one machine can
// be many visitors.

/**
 * nginx with `deploy/nginx.conf` and one worker. @throws NotChecked when it is missing, and Error when it rejects the
 * configuration
 */
export async function startNginx(ports: readonly number[]): Promise<RunningServer> {
  const template = await readFile(new URL("../deploy/nginx.conf", import.meta.url), "utf8");
  return inDirectory(async (directory, port) => {
    const left = [...ports];
    const site = template
      .replace("listen 80;", `listen 127.0.0.1:${port};`)
      // Not every machine has IPv6.
      .replace("listen [::]:80;", "")
      .replaceAll(/127\.0\.0\.1:300\d\b/g, () => `127.0.0.1:${left.shift()}`)
      .replace("$proxy_add_x_forwarded_for", "$http_x_forwarded_for");
    // Replaces the default temporary directories, which only root may create.
    const names = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
    const paths = names.map((name) => `${name}_temp_path ${directory}/${name};`).join(" ");
    const configuration = `worker_processes 1; daemon off; pid ${directory}/pid; error_log ${directory}/error.log;
      events { worker_connections 1024; }
      http { ${paths} access_log off; ${site} }`;
    const words = ["-c", join(directory, "nginx.conf"), "-p", directory];
    await writeFile(join(directory, "nginx.conf"), configuration);
    const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };
    runToEnd("nginx", ["-t", ...words], { env });
    return runUntilDisposed("nginx", words, () => fetch(`http://127.0.0.1:${port}`), { env });
  });
}

/** Caddy with `deploy/Caddyfile`, without certificates. @throws NotChecked when there is no Caddy, and Error when it refuses the file */
export async function startCaddy(ports: readonly number[]): Promise<RunningServer> {
  const template = new URL("../deploy/Caddyfile", import.meta.url);
  return inDirectory(async (directory, port) => {
    const env = { ...process.env, HOME: directory, XDG_DATA_HOME: directory, XDG_CONFIG_HOME: directory };
    const words = ["--adapter", "caddyfile", "--config"];
    runToEnd("caddy", ["validate", ...words, template.pathname], { env });
    const all = ports.map((one) => `127.0.0.1:${one}`).join(" ");
    const site = (await readFile(template, "utf8"))
      .replace("www.example.nl {", `http://127.0.0.1:${port} {`)
      .replace(/127\.0\.0\.1:300\d\b( 127\.0\.0\.1:300\d\b)*/, all)
      .replace(
        "health_uri",
        "header_up X-Forwarded-For {http.request.header.X-Forwarded-For}\n\t\thealth_uri",
      );
    const configuration = join(directory, "Caddyfile");
    await writeFile(configuration, `{\n\tadmin off\n}\n${site}`);
    const isUp = async () => (await fetch(`http://127.0.0.1:${port}`)).ok;
    return runUntilDisposed("caddy", ["run", ...words, configuration], isUp, { env });
  });
}
