import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import type { Database as Schema } from "../app/data/schema.ts";
import project from "../package.json" with { type: "json" };
import { freePort } from "../server/testing/free-port.ts";
import { memoryOfAll } from "./processes.ts";

/** A client that sends an administrator's token. */
export type Client = SupabaseClient<Schema>;

/** A site in a process of its own, started with the arguments of `npm start`, and stopped when the scope ends. */
export type BenchSite = AsyncDisposable & {
  address: string;
  /** From the start of the process to the first page, in milliseconds. */
  startedIn: number;
  /** Memory of the process and its children (PSS), in MB. */
  memory(): Promise<number>;
  /**
   * The same as `memory` after a garbage collection, less PostgreSQL's buffers: they have a fixed size, and fill as fast as
   * the machine writes. Needs a start with `collectsOnRequest`.
   */
  usedMemory(): Promise<number>;
  /** An administrator's access token, and a client that sends it. */
  signIn(): Promise<{ token: string; db: Client }>;
  /** Sends SIGKILL, as a crash. */
  kill(): Promise<void>;
  stop(): Promise<void>;
};

export const key = "sb_publishable_vlotwerk";
/** The arguments that `npm start` passes to Node. */
const startArguments = project.scripts.start.replace(/^exec node /, "").split(" ");

/** The first administrator of each site. */
export const administrator = { ADMIN_EMAIL: "bench@vlotwerk.example", ADMIN_PASSWORD: "zes-ezels-in-de-wei" };

/** Collects garbage on SIGUSR2: otherwise memory varies by 15 MB between collections, which hides leaks. */
export const collectsOnRequest = {
  NODE_OPTIONS: "--expose-gc --import=data:text/javascript,process.on('SIGUSR2',()=>gc())",
};

/** The longest collection on a busy machine, in milliseconds. */
const collecting = 500;

/** Checks and measurements write more than a person does. */
const unlimited = {
  STORED_MB_PER_HOUR: "1000000",
  STORED_MB_PER_DAY: "1000000",
  VERSIONS_PER_HOUR: "1000000",
  VERSIONS_PER_DAY: "1000000",
};

const repository = fileURLToPath(new URL("..", import.meta.url));

/** `directory` holds another build; `onOutput` receives the process's output. */
export type StartOptions = {
  directory?: string | undefined;
  onOutput?: ((text: string) => void) | undefined;
};

/** Starts the built site with these settings. @throws Error when it ends before it answers */
export async function startSite(
  settings: NodeJS.ProcessEnv,
  { directory = repository, onOutput }: StartOptions = {},
): Promise<BenchSite> {
  const port = Number(settings.PORT) || (await freePort());
  const address = `http://localhost:${port}`;
  const started = performance.now();
  const server = spawn(process.execPath, startArguments, {
    cwd: directory,
    env: {
      ...process.env,
      ...administrator,
      ...unlimited,
      NIGHTLY_BACKUP: "0",
      ...settings,
      PORT: String(port),
      TRUST_PROXY: "1",
    },
    stdio: ["ignore", onOutput ? "pipe" : "ignore", onOutput ? "pipe" : "inherit"],
  });
  for (const output of [server.stdout, server.stderr]) {
    output?.setEncoding("utf8").on("data", (text: string) => onOutput?.(text));
  }
  // "close" follows the end of the output.
  const ended = once(server, "close");
  while (!(await isUp(address))) {
    if (server.exitCode !== null) throw new Error("The site has not started");
    await wait(10);
  }
  const startedIn = performance.now() - started;

  async function signIn() {
    const response = await signInWith(address, administrator.ADMIN_EMAIL, administrator.ADMIN_PASSWORD);
    const { access_token: token } = z.object({ access_token: z.string() }).parse(await response.json());
    return { token, db: createClient<Schema>(address, key, { accessToken: async () => token }) };
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    server.kill(signal);
    await ended;
  }

  return {
    address,
    startedIn,
    memory: () => memoryOfAll(server.pid),
    async usedMemory() {
      server.kill("SIGUSR2");
      await wait(collecting);
      return (await memoryOfAll(server.pid)) - (await memoryOfAll(server.pid, "Pss_Shmem"));
    },
    signIn,
    kill: () => end("SIGKILL"),
    stop: () => end("SIGTERM"),
    [Symbol.asyncDispose]: () => end("SIGTERM"),
  };
}

/** What `call` sends: JSON unless it is a form. Without a body it is a GET. */
type Call = {
  method?: string;
  body?: object;
  token?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

/** Calls an address with the public key, from another client address each time. */
export function call(
  address: string,
  { method, body, token, headers, ...init }: Call = {},
): Promise<Response> {
  const isForm = body instanceof URLSearchParams;
  return fetch(address, {
    ...init,
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers: {
      apikey: key,
      "X-Forwarded-For": someAddress(),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && !isForm && { "Content-Type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  });
}

/** Asks for a session by password. */
export function signInWith(address: string, email: string, password: string): Promise<Response> {
  return call(`${address}/auth/v1/token?grant_type=password`, { body: { email, password } });
}

/** A random client address, with next to no rate-limit count. */
export function someAddress(): string {
  return `10.${randomInt(1, 250)}.${randomInt(1, 250)}.${randomInt(1, 250)}`;
}

async function isUp(address: string): Promise<boolean> {
  const response = await fetch(address).catch(() => null);
  await response?.arrayBuffer();
  return response?.ok ?? false;
}
