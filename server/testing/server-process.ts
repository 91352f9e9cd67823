import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

export type ServerProcess = {
  child: ChildProcess;
  /** Its address; rejects when it exits before. */
  listening: Promise<string>;
  ended: Promise<{ code: number | null; errors: string }>;
};

/** Starts run-server.ts with these settings only. */
export function startProcess(environment: NodeJS.ProcessEnv): ServerProcess {
  const child = spawn(process.execPath, [join(import.meta.dirname, "run-server.ts")], {
    env: { PATH: process.env.PATH, NIGHTLY_BACKUP: "0", ...environment },
  });
  let output = "";
  let errors = "";
  child.stderr.on("data", (chunk) => {
    errors += chunk;
  });
  const ended = once(child, "close").then(([code]) => ({ code, errors }));
  const listening = new Promise<string>((resolve, reject) => {
    child.stdout.on("data", (chunk) => {
      output += chunk;
      const address = /"message":"listening","address":"([^"]+)"/.exec(output)?.[1];
      if (address) resolve(address);
    });
    ended.then(() => reject(new Error(`The server ended: ${errors}${output}`)));
  });
  listening.catch(() => {});
  return { child, listening, ended };
}
