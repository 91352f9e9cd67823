import { chmod, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "../server/testing/free-port.ts";
import { runToEnd, runUntilDisposed } from "../verify/programs.ts";
import { temporaryDirectory } from "./test-bed.ts";

/** Runs until the scope ends; `address` has no slash at the end. */
export type RunningServer = { address: string } & AsyncDisposable;

/**
 * Runs nginx on a free port with one worker and this configuration of its HTTP, in a temporary directory.
 * @throws NotChecked when it is missing, and Error when it rejects the configuration
 */
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
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };
  runToEnd("nginx", ["-t", ...words], { env });
  const address = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(address).then(
      () => true,
      () => false,
    );
  const nginx = await runUntilDisposed("nginx", words, isUp, { env });
  return {
    address,
    async [Symbol.asyncDispose]() {
      await nginx[Symbol.asyncDispose]();
      await remove();
    },
  };
}
