// @module-tag S16
// @module-tag S30
// @module-tag S36
// @module-tag S37

import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { renderMail } from "../../app/mails/render-mail.tsx";
import { ClientLeftError } from "../shared/admission-control.ts";
import { signAccessToken } from "./auth/tokens/access-tokens.ts";
import { loadSigningKeys } from "./auth/tokens/keys.ts";
import { createBackend } from "./backend.ts";
import type { Functions } from "./functions.ts";
import { createDirectoryStore } from "./media/directory-store.ts";
import { createPictureMaker } from "./media/picture-maker.ts";
import { publishableKey, someAddress } from "./testing/api.ts";
import { describeOnDatabase, type OpenDatabase } from "./testing/databases.ts";

describeOnDatabase("calls beyond the queue", (open) => {
  it("are rejected at once; queued ones are answered, except for disconnected clients", async () => {
    const gate = Promise.withResolvers<void>();
    let begun = 0;
    async function waitForGate(): Promise<Response> {
      begun += 1;
      await gate.promise;
      return new Response("done");
    }
    const { serve } = await openBackend(open, { "wait-for-gate": waitForGate });
    const leaving = new AbortController();
    let clients = 0;
    // One call of each network: a second one would be rejected before the others.
    function call(signal?: AbortSignal): Promise<Response> {
      clients += 1;
      return serve("/functions/v1/wait-for-gate", {}, `10.1.${clients >> 8}.${clients & 255}`, signal);
    }

    const accepted = Array.from({ length: 199 }, () => call());
    const left = Array.from({ length: 4 }, () => call(leaving.signal));
    const rejected = await call();
    expect([rejected.status, rejected.headers.get("retry-after"), await rejected.json()]).toMatchObject([
      503,
      "2",
      { code: "53300" },
    ]);
    leaving.abort();
    for (const one of left) await expect(one).rejects.toThrow(ClientLeftError);
    gate.resolve();
    for (const response of await Promise.all(accepted)) expect(response.status).toBe(200);
    expect((await call()).status).toBe(200);
    expect(begun).toBe(200);
  });

  it("of auth are rejected in GoTrue's format", async () => {
    const { serve, logged } = await openBackend(open);
    const ask = (number: number) => serve("/auth/v1/recover", { email: `iemand${number}@example.nl` });
    const responses = await Promise.all(Array.from({ length: 300 }, (_, number) => ask(number)));
    const rejected = responses.filter(({ status }) => status === 503);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(300 - rejected.length);
    expect(rejected.length).toBeGreaterThan(0);
    expect(rejected[0]?.headers.get("retry-after")).toBe("5");
    expect(await rejected[0]?.json()).toMatchObject({ code: 503, error_code: "request_timeout" });
    expect(logged).toEqual([]);
    expect((await ask(300)).status).toBe(200);
  });

  it("that store a form: each is stored once, or rejected without counting", async () => {
    const database = await open();
    const { serve } = await openBackend(async () => database);
    const send = (number: number) =>
      serve("/rest/v1/otm_contact_subm_vlotwerk", {
        name: `Visitor ${number}`,
        email: `visitor${number}@example.nl`,
        message: "A message of more than ten characters.",
        // Spam queues no mails.
        is_spam: true,
      });

    const responses = await Promise.all(Array.from({ length: 300 }, (_, number) => send(number)));
    const rejected = responses.filter(({ status }) => status === 503);
    const stored = responses.filter(({ status }) => status === 201);
    expect(rejected.length).toBeGreaterThan(0);
    expect(stored.length + rejected.length).toBe(300);
    const rows = await database.query(
      `select (select count(*)::int from public.otm_contact_subm_vlotwerk) as messages,
         (select count(*)::int from private.rate_limits) as senders`,
    );
    expect(rows).toEqual([{ messages: stored.length, senders: stored.length }]);
    expect((await send(300)).status).toBe(201);
  });
});

describeOnDatabase("body limits of calls", (open) => {
  it.each([
    ["without the key", "/rest/v1/otm_blog_tags", { apikey: "wrong" }, 401],
    ["to no part of the API", "/graphql/v1", {}, 404],
    ["to an unknown table", "/rest/v1/unknown", {}, 404],
    ["to an unknown path", "/rest/v1/a/b", {}, 404],
    ["about accounts that there is none of", "/auth/v1/unknown", {}, 404],
    ["to an unknown function", "/functions/v1/unknown", {}, 404],
    ["to another bucket", "/storage/v1/object/others/x", {}, 404],
    ["of a file by somebody who may keep none", "/storage/v1/object/media/x.pdf", {}, 403],
  ])("%s is answered before its body", async (_, path, headers, status) => {
    const { backend } = await openBackend(open);
    const request = new Request(`http://localhost${path}`, {
      method: "POST",
      headers: { apikey: publishableKey, ...headers },
    });
    const response = await backend.serve(request, async () => {
      throw new Error("The body was asked for");
    });
    expect(response.status).toBe(status);
  });

  it("are 16 kB, and 1 MB when signed in", async () => {
    const { backend, keys } = await openBackend(open);
    const claims = { sub: crypto.randomUUID(), session_id: crypto.randomUUID() };
    const token = await signAccessToken(keys, "http://localhost/auth/v1", claims);
    const limitOf = async (path: string, headers: Record<string, string> = {}) => {
      let limit = 0;
      const allHeaders = { apikey: publishableKey, ...headers };
      await backend.serve(
        new Request(`http://localhost${path}`, { method: "POST", headers: allHeaders }),
        async (bytes) => {
          limit = bytes;
          return new Response(null);
        },
      );
      return limit;
    };
    const signedIn = { Authorization: `Bearer ${token}` };
    for (const path of ["/rest/v1/otm_blog_tags", "/rest/v1/rpc/has_role", "/functions/v1/get-tinymce-key"]) {
      expect([await limitOf(path), await limitOf(path, signedIn)]).toEqual([16_384, 1_048_576]);
    }
    expect(await limitOf("/auth/v1/signup", signedIn)).toBe(16_384);
  });
});

const closing: (() => Promise<void>)[] = [];

afterAll(async () => {
  for (const close of closing.splice(0)) await close();
});

describeOnDatabase("a form that can't be stored", (open) => {
  it("does not count towards the rate limit", async () => {
    const database = await open();
    await database.execute(`
      create function public.fail() returns trigger language plpgsql as $$
        begin raise exception 'no room' using errcode = '53100'; end
      $$;
      create trigger fail before insert on public.otm_contact_subm_vlotwerk
        for each row execute function public.fail();
    `);
    const { serve } = await openBackend(async () => database);
    const from = someAddress();
    const send = () =>
      serve(
        "/rest/v1/otm_contact_subm_vlotwerk",
        { name: "Anna", email: "anna@example.nl", message: "A message.", is_spam: true },
        from,
      );
    for (let attempt = 0; attempt < 7; attempt += 1) expect((await send()).status).toBe(503);
    await database.execute("drop trigger fail on public.otm_contact_subm_vlotwerk");
    const responses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) responses.push((await send()).status);
    expect(responses).toEqual([201, 201, 201, 201, 201, 429]);
  });
});

/** A backend without HTTP; its callers, each of another network, call at once. */
async function openBackend(open: OpenDatabase, functions?: Functions) {
  const siteUrl = new URL("http://localhost");
  const keys = await loadSigningKeys({ signingKey: null, directory: null });
  const logged: string[] = [];
  const backend = await createBackend({
    database: await open(),
    publishableKey,
    keys,
    store: createDirectoryStore(await mkdtemp(join(tmpdir(), "files-"))),
    pictures: createPictureMaker(),
    mail: { sender: { send: async () => {} }, renderMail, firm: "firm@vlotwerk.example" },
    siteUrl,
    log: { info() {}, warn() {}, error: (message) => logged.push(message) },
    ...(functions && { functions }),
  });
  closing.push(backend.close);
  function serve(path: string, row: object, from = someAddress(), signal?: AbortSignal): Promise<Response> {
    const headers = {
      apikey: publishableKey,
      "Content-Type": "application/json",
      Prefer: "return=minimal",
      "X-Forwarded-For": from,
    };
    const init = { method: "POST", headers, body: JSON.stringify(row), ...(signal && { signal }) };
    const request = new Request(siteUrl.origin + path, init);
    return backend.serve(request, async () => request);
  }
  return { backend, keys, logged, serve };
}
