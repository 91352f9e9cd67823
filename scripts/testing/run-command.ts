import { type ExecFileOptions, execFile } from "node:child_process";
import { fileURLToPath } from "node:url";

export type Ended = { code: number; output: string; errors: string };

let runs = 0;

/**
 * Runs the script of an npm command in this process, with these settings only: its module anew, all that it imports as it is
 * loaded already. One test per command uses `runAsProcess`.
 */
export async function runCommand(
  name: string,
  words: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Ended> {
  const before = { argv: process.argv, env: process.env, exitCode: process.exitCode };
  const [output, errors] = [capture(process.stdout), capture(process.stderr)];
  try {
    process.argv = [process.execPath, name, ...words];
    process.env = { PATH: before.env.PATH, ...env };
    process.exitCode = 0;
    runs += 1;
    await import(/* @vite-ignore */ `../${name}.ts?run=${runs}`);
    return { code: Number(process.exitCode), output: output.written(), errors: errors.written() };
  } finally {
    output.release();
    errors.release();
    Object.assign(process, before);
  }
}

/** The same in a process of its own, which a `timeout` may end; its code is NaN then. */
export function runAsProcess(
  name: string,
  words: readonly string[],
  env: NodeJS.ProcessEnv,
  further: Pick<ExecFileOptions, "timeout" | "killSignal"> = {},
): Promise<Ended> {
  const script = fileURLToPath(new URL(`../${name}.ts`, import.meta.url));
  return new Promise((resolve) => {
    const options = { ...further, env: { PATH: process.env.PATH, ...env } };
    execFile(process.execPath, [script, ...words], options, (error, output, errors) => {
      resolve({ code: error ? Number(error.code) : 0, output, errors });
    });
  });
}

/** Keeps what is written to a stream. */
function capture(stream: NodeJS.WriteStream): { written(): string; release(): void } {
  const { write } = stream;
  let text = "";
  stream.write = (chunk: string | Uint8Array) => {
    text += typeof chunk === "string" ? chunk : Buffer.from(chunk).toString();
    return true;
  };
  return {
    written: () => text,
    release() {
      stream.write = write;
    },
  };
}
