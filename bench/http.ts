import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { serve } from "@hono/node-server";
import { z } from "zod";
import { loadSigningKeys } from "../server/backend/auth/keys.ts";
import { createBackend } from "../server/backend/backend.ts";
import type { Database } from "../server/backend/database.ts";
import { listCall } from "./list-call.ts";
import { seconds } from "./time.ts";

const measured = z.object({ perSecond: z.number(), p99: z.number(), failed: z.number() });

const publishableKey = "sb_publishable_bench";

/** Serves the backend over HTTP and lets another process call it as often as it can. */
export async function measureHttp(database: Database): Promise<z.infer<typeof measured>> {
  const keys = await loadSigningKeys({ signingKey: null, directory: null });
  const backend = await createBackend({
    database,
    publishableKey,
    keys,
    siteUrl: new URL("http://localhost:3000"),
    mailer: { send: () => Promise.reject(new Error("Nothing here sends mail.")) },
  });
  const server = serve({ fetch: backend.fetch, port: 0, hostname: "127.0.0.1" });
  const address = await new Promise<string>((resolve) => {
    server.once("listening", () => {
      const bound = server.address();
      resolve(`http://127.0.0.1:${typeof bound === "object" ? bound?.port : bound}`);
    });
  });
  const load = fileURLToPath(new URL("load.ts", import.meta.url));
  const call = [address + listCall, publishableKey];
  await promisify(execFile)(process.execPath, [load, ...call, String(seconds / 4)]);
  const { stdout } = await promisify(execFile)(process.execPath, [load, ...call, String(seconds)]);
  server.close();
  const result = measured.parse(JSON.parse(stdout));
  if (result.failed > 0) throw new Error(`${result.failed} calls failed`);
  return result;
}
