import { execFile } from "node:child_process";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

/** The answer that the inspector prints. Throws with its words when it fails. */
export async function runInspector(
  address: string,
  token: string | null,
  method: string,
  ...words: string[]
): Promise<unknown> {
  const cli = fileURLToPath(import.meta.resolve("@modelcontextprotocol/inspector-cli"));
  const header = token === null ? [] : ["--header", `Authorization: Bearer ${token}`];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [cli, "--cli", address, "--transport", "http", "--method", method, ...header, ...words],
    // It looks for its package.json from the current directory.
    { cwd: dirname(cli), timeout: 30_000 },
  );
  return JSON.parse(stdout);
}
