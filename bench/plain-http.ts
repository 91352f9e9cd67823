import { spawn } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { freePort } from "../server/testing/free-port.ts";
import type { ServedSite } from "./site.ts";

/** An answer as it went over the wire: `headers` are names and values in turn, `body` is in base64. */
export type WireAnswer = { headers: string[]; body: string };

/** What node:http writes into every answer by itself. */
const ownHeaders = ["date", "connection", "keep-alive"];

/** Serves these answers by node:http with nothing around it, each from a buffer at the path that is its name. */
export async function serveByNode(answers: ReadonlyMap<string, WireAnswer>): Promise<ServedSite> {
  const port = await freePort();
  const script = fileURLToPath(new URL("./plain-http-main.ts", import.meta.url));
  const server = spawn(process.execPath, [script, String(port)], {
    stdio: ["pipe", "ignore", "inherit", "ipc"],
  });
  const ended = once(server, "exit");
  server.stdin?.end(JSON.stringify([...answers]));
  await Promise.race([once(server, "message"), ended]);
  return {
    address: `http://127.0.0.1:${port}`,
    async stop() {
      server.kill();
      await ended;
    },
  };
}

/** What a server answers to a GET that takes this encoding. */
export async function readWire(address: string, encoding: string): Promise<WireAnswer> {
  const asked = request(address, { headers: { "Accept-Encoding": encoding } }).end();
  const [answer] = await once(asked, "response");
  const body = await buffer(answer);
  const raw: string[] = answer.rawHeaders;
  const headers = raw.filter((_, at) => !ownHeaders.includes(raw[at - (at % 2)]?.toLowerCase() ?? ""));
  return { headers, body: body.toString("base64") };
}
