import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { z } from "zod";
import type { Database } from "../server/backend/database/database.ts";
import { listCall } from "./list-call.ts";
import { publishableKey, serveBackend } from "./serve.ts";
import { seconds } from "./time.ts";

const measured = z.object({ perSecond: z.number(), p99: z.number(), failed: z.number() });

/** Serves the backend over HTTP and calls it from another process at full speed. */
export async function measureHttp(database: Database): Promise<z.infer<typeof measured>> {
  const { address, close } = await serveBackend(database);
  const load = fileURLToPath(new URL("load.ts", import.meta.url));
  const call = [address + listCall, publishableKey];
  await promisify(execFile)(process.execPath, [load, ...call, String(seconds / 4)]);
  const { stdout } = await promisify(execFile)(process.execPath, [load, ...call, String(seconds)]);
  await close();
  const result = measured.parse(JSON.parse(stdout));
  if (result.failed > 0) throw new Error(`${result.failed} calls failed`);
  return result;
}
