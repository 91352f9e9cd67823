import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

export type ServerProcess = {
  child: ChildProcess;
  /** Its address, once it listens; rejects when it ends before. */
  listening: Promise<string>;
  ended: Promise<{ code: number | null; errors: string }>;
};

/** Starts the server with a page of its own (run-server.ts) as a process, with these settings and nothing else. */
export function startProcess(environment: NodeJS.ProcessEnv): ServerProcess {
  const child = spawn(process.execPath, [join(import.meta.dirname, "run-server.ts")], {
    env: { PATH: process.env.PATH, ...environment },
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
