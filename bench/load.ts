import { execFile } from "node:child_process";
import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { z } from "zod";
import { seconds as duration, quantile } from "./time.ts";

/** What is sent: a GET, with a public key if one is given. */
type Request = { url: string; key?: string };
type Load = Request & { seconds: number };
/** At equal distances, whether or not earlier requests are answered. */
type SteadyLoad = Load & { perSecond: number };

const measured = z.object({ answered: z.number(), perSecond: z.number(), p50: z.number(), p99: z.number() });
type Measured = z.infer<typeof measured>;

/** Calls an address at full speed over 16 connections, after a warm-up. */
export async function measureLoad(request: Request): Promise<Pick<Measured, "perSecond" | "p99">> {
  await sendFromProcess({ ...request, seconds: duration / 2 });
  const { perSecond, p99 } = await sendFromProcess({ ...request, seconds: duration });
  return { perSecond, p99 };
}

/**
 * Sends requests from a process of its own: at a rate over 32 connections, where p50 and p99 are counted from the moment
 * that each was due, or at full speed. Both are in milliseconds. @throws Error when a request fails
 */
export async function sendFromProcess(load: Load | SteadyLoad): Promise<Measured> {
  const call = [fileURLToPath(import.meta.url), JSON.stringify(load)];
  return measured.parse(JSON.parse((await promisify(execFile)(process.execPath, call)).stdout));
}

const browser = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36";

function textOf({ url, key }: Request): string {
  const { host, pathname, search } = new URL(url);
  const start = `${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\nUser-Agent: ${browser}\r\nAccept-Encoding: gzip\r\n`;
  return `GET ${start}${key ? `apikey: ${key}\r\nAuthorization: Bearer ${key}\r\n` : ""}\r\n`;
}

/** Over plain sockets: an HTTP client uses more processor time than the server. */
async function send({ seconds, ...load }: Load | SteadyLoad): Promise<Measured> {
  const { hostname, port } = new URL(load.url);
  const rate = "perSecond" in load ? load.perSecond : null;
  const idle: Socket[] = [];
  const waiting: number[] = [];
  const latencies: number[] = [];
  let failure: Error | null = null;
  const fail = (error: Error) => {
    failure ??= error;
  };

  function ask(socket: Socket, due: number): void {
    socket.write(textOf(load));
    let text = "";
    socket.on("data", function read(chunk: string) {
      text += chunk;
      if (!isWhole(text)) return;
      if (!text.startsWith("HTTP/1.1 2")) fail(new Error(text.slice(0, 40)));
      socket.off("data", read);
      latencies.push(performance.now() - due);
      use(socket);
    });
  }

  /** At full speed a free connection asks at once. */
  function use(socket: Socket): void {
    const next = rate === null ? performance.now() : waiting.shift();
    if (next === undefined) idle.push(socket);
    else ask(socket, next);
  }

  const started = performance.now();
  for (let count = 0; count < (rate === null ? 16 : 32); count += 1) {
    // A byte is a character, as lengths count bytes.
    const socket = connect(Number(port), hostname).setNoDelay().setEncoding("latin1");
    socket.on("error", fail).on("close", () => fail(new Error("A connection was closed")));
    use(socket);
  }
  const passed = () => (performance.now() - started) / 1_000;
  const isOver = () => (rate === null ? passed() >= seconds : latencies.length >= rate * seconds);
  for (let count = 0; !isOver(); ) {
    if (failure) throw failure;
    for (; rate !== null && count < Math.min(rate * passed(), rate * seconds); count += 1) {
      const due = started + (1_000 * count) / rate;
      // In turn: none is idle until the server closes it.
      const socket = idle.shift();
      if (socket) ask(socket, due);
      else waiting.push(due);
    }
    await wait(1);
  }
  const [p50, p99] = [quantile(latencies, 0.5), quantile(latencies, 0.99)];
  return { answered: latencies.length, perSecond: Math.round(latencies.length / passed()), p50, p99 };
}

/** Whether a response has come whole: by its length, or in chunks. */
function isWhole(text: string): boolean {
  const end = text.indexOf("\r\n\r\n");
  if (end === -1) return false;
  if (/\r\ntransfer-encoding: chunked/i.test(text.slice(0, end))) return text.endsWith("\r\n0\r\n\r\n");
  return text.length - end - 4 >= Number(/\r\ncontent-length: (\d+)/i.exec(text.slice(0, end))?.[1] ?? 0);
}

if (import.meta.main) {
  process.stdout.write(JSON.stringify(await send(JSON.parse(process.argv[2] ?? ""))));
  process.exit(0);
}
