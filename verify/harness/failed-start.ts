import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { freePort } from "../../server/testing/free-port.ts";
import { repository } from "../changed-build.ts";

/** Starts a server that must refuse to start. @returns its output ("" when it did not exit by itself) and the time taken */
export async function failedStart(settings: NodeJS.ProcessEnv): Promise<{ output: string; elapsed: number }> {
  const startedAt = performance.now();
  const env = { ...process.env, ...settings, PORT: String(await freePort()) };
  const started = promisify(execFile)(process.execPath, ["scripts/start.ts"], {
    cwd: repository,
    env,
    timeout: 20_000,
  });
  const output = await started.then(
    () => "",
    (error: { stderr?: string }) => error.stderr ?? "",
  );
  return { output, elapsed: Math.round(performance.now() - startedAt) };
}
