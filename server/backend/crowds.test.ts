import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { renderMail } from "../../app/mails/render-mail.tsx";
import { loadSigningKeys } from "./auth/keys.ts";
import { createBackend } from "./backend.ts";
import { createFileStore } from "./files/file-store.ts";
import type { Functions } from "./functions.ts";
import { publishableKey, someAddress } from "./testing/api.ts";
import { describeOnDatabase, type OpenDatabase } from "./testing/databases.ts";

describeOnDatabase("a crowd of visitors", (open) => {
  it("waits for the functions up to 200 people long; who comes then is turned away at once", async () => {
    const gate = Promise.withResolvers<void>();
    async function waitForTheGate(): Promise<Response> {
      await gate.promise;
      return new Response("done");
    }
    const ask = await openBackend(open, { "wait-for-the-gate": waitForTheGate });
    const call = () => ask("/functions/v1/wait-for-the-gate");

    const inside = Array.from({ length: 200 }, call);
    const refused = await call();
    expect(refused.status).toBe(503);
    expect(refused.headers.get("retry-after")).toBe("2");

    gate.resolve();
    const answers = await Promise.all(inside);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(200);
    expect((await call()).status).toBe(200);
  });

  it("sends more forms at once than can wait: some are turned away, each of the others is stored once", async () => {
    const database = await open();
    const ask = await openBackend(async () => database);
    const send = (number: number) =>
      ask(
        "/rest/v1/otm_contact_subm_vlotwerk",
        {
          name: `Visitor ${number}`,
          email: `visitor${number}@example.nl`,
          message: "A message of more than ten characters.",
          // Of spam no mails are made.
          is_spam: true,
        },
        // Each of a network of their own.
        `10.${Math.floor(number / 250)}.${number % 250}.1`,
      );

    const answers = await Promise.all(Array.from({ length: 500 }, (_, number) => send(number)));
    const refused = answers.filter(({ status }) => status === 503);
    const stored = answers.filter(({ status }) => status === 201);
    expect(refused.length).toBeGreaterThan(0);
    expect(stored.length).toBeGreaterThanOrEqual(200);
    expect(stored.length + refused.length).toBe(500);
    // Who is turned away is not counted as a sender either: nobody has waited for that.
    const rows = await database.query(
      `select (select count(*)::int from public.otm_contact_subm_vlotwerk) as messages,
         (select count(*)::int from private.rate_limits) as senders`,
    );
    expect(rows).toEqual([{ messages: stored.length, senders: stored.length }]);
    expect((await send(500)).status).toBe(201);
  });
});

const closing: (() => Promise<void>)[] = [];

afterAll(async () => {
  for (const close of closing.splice(0)) await close();
});

describeOnDatabase("a form that the server can't store", (open) => {
  it("is not counted: who tries again in earnest has all tries left", async () => {
    const database = await open();
    await database.execute(`
      create function public.fail() returns trigger language plpgsql as $$
        begin raise exception 'no room' using errcode = '53100'; end
      $$;
      create trigger fail before insert on public.otm_contact_subm_vlotwerk
        for each row execute function public.fail();
    `);
    const ask = await openBackend(async () => database);
    const from = someAddress();
    const send = () =>
      ask(
        "/rest/v1/otm_contact_subm_vlotwerk",
        { name: "Anna", email: "anna@example.nl", message: "A message.", is_spam: true },
        from,
      );
    for (let attempt = 0; attempt < 7; attempt += 1) expect((await send()).status).toBe(503);
    await database.execute("drop trigger fail on public.otm_contact_subm_vlotwerk");
    const answers: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) answers.push((await send()).status);
    expect(answers).toEqual([201, 201, 201, 201, 201, 429]);
  });
});

/** A backend that is asked without HTTP: its callers are there in one moment. */
async function openBackend(open: OpenDatabase, functions?: Functions) {
  const siteUrl = new URL("http://localhost");
  const backend = await createBackend({
    database: await open(),
    publishableKey,
    keys: await loadSigningKeys({ signingKey: null, directory: null }),
    files: createFileStore(await mkdtemp(join(tmpdir(), "files-"))),
    mail: { sender: { send: async () => {} }, renderMail, firm: "firm@vlotwerk.example" },
    siteUrl,
    log: { error: () => {} },
    ...(functions && { functions }),
  });
  closing.push(backend.close);
  return function ask(path: string, row: object = {}, from = someAddress()): Promise<Response> {
    const headers = {
      apikey: publishableKey,
      "Content-Type": "application/json",
      Prefer: "return=minimal",
      "X-Forwarded-For": from,
    };
    return backend.fetch(
      new Request(siteUrl.origin + path, { method: "POST", headers, body: JSON.stringify(row) }),
    );
  };
}
