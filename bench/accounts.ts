import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { serve } from "@hono/node-server";
import { hashPassword } from "../server/backend/auth/passwords/password-hash.ts";
import { loadSigningKeys } from "../server/backend/auth/tokens/keys.ts";
import { createBackend } from "../server/backend/backend.ts";
import { type Database, openDatabase } from "../server/backend/database/database.ts";
import { migrate } from "../server/backend/database/migrate.ts";
import { mailsOf } from "../server/backend/mail/mails-module.ts";
import { createDirectoryStore } from "../server/backend/media/directory-store.ts";
import { createPictureMaker } from "../server/backend/media/picture-maker.ts";
import { freePort } from "../server/testing/free-port.ts";
import { call, key as publishableKey } from "./site-process.ts";
import { postgres } from "./test-bed.ts";
import { timed } from "./time.ts";

/** Response times in milliseconds, and the distinct responses: status, header names, and the body without its strings. */
type Observed = { times: number[]; answers: Set<string> };
/** Those of a call for known and unknown addresses. */
type Compared = { call: string; known: Observed; unknown: Observed };
export type Measured = { compared: Compared[]; signIns: number; maxBlockedMs: number };

const accounts = 200;
const together = 20;
const password = "zes-ezels";

/**
 * Compares response times and shapes of the account calls for 200 known and 200 unknown addresses, interleaved, and
 * measures how long 20 concurrent sign-ins block the event loop.
 */
export async function measureAccounts(): Promise<Measured> {
  // As in production: a commit waits for the disk.
  await using server = await postgres({ fsync: "on" });
  const database = await openDatabase({ url: server.url });
  await migrate(database);
  await insertAccounts(database);
  await using backend = await serveBackend(database);
  const { address } = backend;

  async function ask(path: string, body: object): Promise<{ elapsed: number; answer: string }> {
    const started = performance.now();
    const headers = { "X-Forwarded-For": "192.0.2.7" };
    const answer = await call(`${address}/auth/v1/${path}`, { headers, body });
    const text = await answer.text();
    const elapsed = performance.now() - started;
    if (answer.status !== 200 && answer.status !== 400) throw new Error(`${path}: ${answer.status}`);
    return { elapsed, answer: describeResponse(answer, text) };
  }

  async function compare(
    name: string,
    path: string,
    body: (email: string) => object,
    who = "person",
  ): Promise<Compared> {
    const known: Observed = { times: [], answers: new Set() };
    const unknown: Observed = { times: [], answers: new Set() };
    for (let number = 1; number <= accounts; number++) {
      const both = [
        [known, `${who}${number}@example.nl`],
        [unknown, `nobody${number}.${name}@example.nl`],
      ] as const;
      for (const [{ times, answers }, email] of number % 2 === 0 ? both : both.toReversed()) {
        await database.query("delete from private.rate_limits");
        const { elapsed, answer } = await ask(path, body(email));
        times.push(elapsed);
        answers.add(answer);
      }
    }
    return { call: name, known, unknown };
  }

  const compared = [
    await compare("sign-in", "token?grant_type=password", (email) => ({ email, password: "mis-mis" })),
    await compare("sign-up", "signup", (email) => ({ email, password: "acht-apen" })),
    await compare("reset", "recover", (email) => ({ email })),
    await compare("resend", "resend", (email) => ({ email, type: "signup" }), "newcomer"),
    await compare("needless-resend", "resend", (email) => ({ email, type: "signup" })),
  ];

  const delays = monitorEventLoopDelay({ resolution: 1 });
  await database.query("delete from private.rate_limits");
  delays.enable();
  const people = Array.from({ length: together }, (_, number) => `person${number + 1}@example.nl`);
  const signIns = await timed(() =>
    Promise.all(people.map((email) => ask("token?grant_type=password", { email, password }))),
  );
  delays.disable();
  return { compared, signIns: Math.round(signIns), maxBlockedMs: Math.round(delays.max / 1e6) };
}

/** Confirmed accounts, and as many unconfirmed ones. */
async function insertAccounts(database: Database): Promise<void> {
  await database.query(
    `insert into auth.users (id, email, encrypted_password, email_confirmed_at, created_at, updated_at)
     select gen_random_uuid(), who || number || '@example.nl', $1, case who when 'person' then now() end, now(), now()
     from generate_series(1, $2::int) as number cross join unnest(array['person', 'newcomer']) as who`,
    [await hashPassword(password), accounts],
  );
}

/** The status, the header names, and the body with every string replaced. */
function describeResponse({ status, headers }: Response, body: string): string {
  const shape = JSON.stringify(JSON.parse(body), (_, value) => (typeof value === "string" ? "text" : value));
  return `${status} ${[...headers.keys()].join(" ")} ${shape}`;
}

/** Serves the backend in this process, whose event loop is watched, and without mail, until the scope ends; then the database is closed too. */
async function serveBackend(database: Database): Promise<{ address: string } & AsyncDisposable> {
  const keys = await loadSigningKeys({ signingKey: null, directory: null });
  const siteUrl = new URL("http://localhost:3000");
  const renderMail = mailsOf(await import(new URL("../build/mails/index.js", import.meta.url).href));
  const store = createDirectoryStore(join(tmpdir(), "vlotwerk-bench-files"));
  const pictures = createPictureMaker();
  const mail = { renderMail, sender: { send: async () => {} }, firm: "firm@vlotwerk.example" };
  const backend = await createBackend({ database, publishableKey, keys, siteUrl, mail, store, pictures });
  const serveWithBody = (request: Request) => backend.serve(request, async () => request);
  const port = await freePort();
  const server = serve({ fetch: serveWithBody, port, hostname: "127.0.0.1" });
  await once(server, "listening");
  return {
    address: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.close();
      await backend.close();
    },
  };
}
