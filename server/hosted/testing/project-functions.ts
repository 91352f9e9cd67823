import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { freePort } from "../../testing/free-port.ts";
import type { FunctionEndpoint } from "./functions.ts";
import { publishableKey, secretKey } from "./project.ts";

const functions = fileURLToPath(new URL("../../../supabase/functions/", import.meta.url));
export const functionNames = [
  "get-homepage-featured-articles",
  "get-tinymce-key",
  "send-contact-confirmation",
  "send-download-confirmation",
];

export type ProjectFunctions = { answer: FunctionEndpoint; stop(): Promise<void> };

/**
 * Serves each function of the site in a process of its own, with the settings that a project gives it, and those of
 * docs/operations.md: in Deno when `deno` is the path of its program, otherwise in Node (`deno-in-node.ts`).
 */
export async function startProjectFunctions(
  deno: string | undefined,
  project: URL,
  siteUrl: URL,
): Promise<ProjectFunctions> {
  const started = await Promise.all(functionNames.map((name) => startFunction(deno, name, project, siteUrl)));
  const ports = new Map(started.map(({ name, port }) => [name, port]));
  return {
    async answer(request) {
      const { pathname, search } = new URL(request.url);
      const name = pathname.split("/")[3] ?? "";
      const port = ports.get(name);
      if (!port) return Response.json({ code: "NOT_FOUND" }, { status: 404 });
      const body = request.body && (await request.arrayBuffer());
      // A function receives its own name at the head of the path.
      return fetch(`http://127.0.0.1:${port}/${name}${search}`, {
        method: request.method,
        headers: request.headers,
        body,
      });
    },
    async stop() {
      await Promise.all(started.map(({ stop }) => stop()));
    },
  };
}

async function startFunction(deno: string | undefined, name: string, project: URL, siteUrl: URL) {
  const port = await freePort();
  // Nothing is fetched: what a function imports must lie beside it.
  const inDeno = ["run", "--no-prompt", "--no-remote", "--no-npm", "--allow-net", "--allow-env"];
  const options = deno ? inDeno : ["--import", fileURLToPath(new URL("deno-in-node.ts", import.meta.url))];
  const child = spawn(deno ?? process.execPath, [...options, `${functions}${name}/index.ts`], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NO_COLOR: "1",
      DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
      PORT: String(port),
      SUPABASE_URL: project.origin,
      SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: publishableKey }),
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: secretKey }),
      SITE_URL: siteUrl.origin,
      TINYMCE_API_KEY: "gpl",
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = once(child, "exit");
  let output = "";
  child.stderr.on("data", (chunk) => {
    output += chunk;
  });
  while (!(await isUp(port))) {
    if (child.exitCode !== null) throw new Error(`The function ${name} has not started: ${output}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  async function stop(): Promise<void> {
    child.kill("SIGTERM");
    await ended;
  }
  return { name, port, stop };
}

async function isUp(port: number): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${port}`, { method: "OPTIONS" }).catch(() => null);
  return response !== null;
}
