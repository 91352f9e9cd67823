import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";

type Deno = {
  env: { get(name: string): string | undefined };
  serve(answer: (request: Request) => Promise<Response>): void;
};

declare global {
  var Deno: Deno;
}

/**
 * What the functions of a project use of Deno, in Node: loaded before one of them (`node --import`), it serves the
 * function at PORT. `npm test` goes without Deno's 90 MB so; `npm run verify -- Hosted` runs the same tests in Deno.
 */
globalThis.Deno = {
  env: { get: (name) => process.env[name] },
  serve: (answer) =>
    void createServer(getRequestListener(answer)).listen(Number(process.env.PORT), "127.0.0.1"),
};
