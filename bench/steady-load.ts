import { execFile } from "node:child_process";
import { randomInt } from "node:crypto";
import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { z } from "zod";
import { quantile } from "./time.ts";

/** What is sent: a GET, or a POST of this body from another network each time. */
export type SteadyLoad = { url: string; perSecond: number; seconds: number; body?: string };

const measured = z.object({ answered: z.number(), perSecond: z.number(), p50: z.number(), p99: z.number() });

/**
 * Sends requests at equal distances over 32 connections, from a process of its own, whether or not earlier ones are
 * answered. p50 and p99 are in milliseconds, from the moment that each was due. Throws when one fails.
 */
export async function measureSteadyLoad(load: SteadyLoad): Promise<z.infer<typeof measured>> {
  const call = [fileURLToPath(import.meta.url), JSON.stringify(load)];
  return measured.parse(JSON.parse((await promisify(execFile)(process.execPath, call)).stdout));
}

const connections = 32;
const browser = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36";

/** Over plain sockets: an HTTP client uses more processor time than the server. */
async function send({ url, perSecond, seconds, body }: SteadyLoad): Promise<z.infer<typeof measured>> {
  const { hostname, port, host, pathname } = new URL(url);
  const idle: Socket[] = [];
  const waiting: number[] = [];
  const latencies: number[] = [];
  let failure: Error | null = null;

  function fail(error: Error): void {
    failure ??= error;
  }

  function ask(socket: Socket, due: number): void {
    socket.write(requestText());
    let missing: number | null = null;
    let head = "";
    socket.on("data", function read(chunk: string) {
      if (missing === null) {
        head += chunk;
        const end = head.indexOf("\r\n\r\n");
        if (end === -1) return;
        if (!head.startsWith("HTTP/1.1 2")) fail(new Error(head.slice(0, 40)));
        missing = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0) - (head.length - end - 4);
      } else missing -= chunk.length;
      if (missing > 0) return;
      socket.off("data", read);
      latencies.push(performance.now() - due);
      const next = waiting.shift();
      if (next === undefined) idle.push(socket);
      else ask(socket, next);
    });
  }

  function requestText(): string {
    const common = `${pathname} HTTP/1.1\r\nHost: ${host}\r\nUser-Agent: ${browser}\r\nAccept-Encoding: gzip\r\n`;
    if (body === undefined) return `GET ${common}\r\n`;
    const network = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
    const type = "Content-Type: text/plain;charset=UTF-8";
    return `POST ${common}${type}\r\nContent-Length: ${body.length}\r\nX-Forwarded-For: ${network}\r\n\r\n${body}`;
  }

  for (let count = 0; count < connections; count += 1) {
    // A byte is a character, as lengths count bytes.
    const socket = connect(Number(port), hostname).setNoDelay().setEncoding("latin1");
    socket.on("error", (error) => fail(error)).on("close", () => fail(new Error("A connection was closed")));
    idle.push(socket);
  }
  const total = perSecond * seconds;
  const started = performance.now();
  const dueAt = (count: number) => started + (1000 * count) / perSecond;
  for (let count = 0; latencies.length < total; ) {
    if (failure) throw failure;
    for (; count < total && dueAt(count) <= performance.now(); count += 1) {
      // In turn: none is idle until the server closes it.
      const socket = idle.shift();
      if (socket) ask(socket, dueAt(count));
      else waiting.push(dueAt(count));
    }
    await wait(1);
  }
  const took = (performance.now() - started) / 1000;
  const [p50, p99] = [quantile(latencies, 0.5), quantile(latencies, 0.99)];
  return { answered: total, perSecond: Math.round(total / took), p50, p99 };
}

if (import.meta.main) {
  const load: SteadyLoad = JSON.parse(process.argv[2] ?? "");
  process.stdout.write(JSON.stringify(await send(load)));
  process.exit(0);
}
