// @module-tag S51

import { createServer, type Server } from "node:http";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Api, openApi } from "../../testing/api.ts";
import { describeOnDatabase } from "../../testing/databases.ts";
import { type Browser, errorOf, openBrowser, startFlow } from "./browser.ts";
import { type Issuer, someUser, startGoogle } from "./issuers.ts";

type Service = Issuer["server"]["service"];

describeOnDatabase("an OAuth flow is rejected", (open) => {
  let api: Api;
  let google: Issuer;
  let browser: Browser;

  beforeAll(async () => {
    google = await startGoogle();
    api = await openApi(await open(), { providers: { google: google.client, "custom:oidc": null } });
  });

  beforeEach(() => {
    google.user = someUser();
    browser = openBrowser(api);
  });

  const call = (path: string) => fetch(`${api.url}/auth/v1${path}`, { redirect: "manual" });
  const returnFromProvider = async () =>
    browser.follow(await startFlow(browser, "google"), "/auth/v1/callback");
  const signInBy = async (address: URL, by = browser) => errorOf(await by.follow(address));

  const badState = { error: "invalid_request", code: "bad_oauth_state" };
  const failed = { error: "server_error", code: "unexpected_failure" };

  it.each([
    ["unknown", "provider=facebook", "Unsupported provider: Provider could not be found"],
    ["of former versions", "provider=github", "Unsupported provider: Provider could not be found"],
    ["not set up", "provider=custom:oidc", "Unsupported provider: provider is not enabled"],
    ["without a challenge", "provider=google", "PKCE flow requires code_challenge_method and code_challenge"],
    [
      "with a short challenge",
      "provider=google&code_challenge=y&code_challenge_method=s256",
      "code_challenge must have 43 to 128 unreserved characters",
    ],
    [
      "with another method",
      `provider=google&code_challenge=${"y".repeat(43)}&code_challenge_method=md5`,
      "Unsupported code_challenge_method: use s256 or plain",
    ],
  ])("that is %s", async (_, search, message) => {
    const response = await call(`/authorize?${search}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ code: 400, error_code: "validation_failed", msg: message });
  });

  it("with a redirect to another site", async () => {
    const url = new URL(await startFlow(browser, "google"));
    url.searchParams.set("redirect_to", "https://evil.example\\@localhost/");
    const landed = await browser.follow(url);
    expect(landed.origin + landed.pathname).toBe("http://localhost/beheer");
  });

  it("beyond the limit per client address", async () => {
    const url = await startFlow(browser, "google");
    for (let time = 0; time < 30; time++) expect((await browser.step(url)).status).toBe(302);
    const response = await browser.step(url);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(800);
    const elsewhere = openBrowser(api);
    expect((await elsewhere.step(await startFlow(elsewhere, "google"))).status).toBe(302);
  });

  describe("at the callback", () => {
    it("without a valid state", async () => {
      await returnFromProvider();
      const missing = await browser.follow("http://localhost/auth/v1/callback?code=y");
      expect(missing.pathname).toBe("/beheer");
      expect(errorOf(missing)).toEqual({ error: "invalid_request", code: "bad_oauth_callback" });
      for (const state of ["y", crypto.randomUUID(), "%00", "'--"]) {
        expect(await signInBy(new URL(`http://localhost/auth/v1/callback?code=y&state=${state}`))).toEqual(
          badState,
        );
      }
    });

    it("in another browser, which leaves the first one's flow intact", async () => {
      const back = await returnFromProvider();
      expect(await signInBy(back, openBrowser(api))).toEqual(badState);
      const other = openBrowser(api);
      other.cookies.set("oauth-browser", "y".repeat(43));
      expect(await signInBy(back, other)).toEqual(badState);
      expect(await signInBy(back)).toBeNull();
    });

    it("a second time, also concurrently", async () => {
      const back = await returnFromProvider();
      const responses = await Promise.all([back, back, back].map((one) => signInBy(one)));
      expect(responses.filter((error) => error === null)).toHaveLength(1);
      expect(await signInBy(back)).toEqual(badState);
    });

    it("after ten minutes", async () => {
      const back = await returnFromProvider();
      await api.database.query(
        "update auth.oauth_client_states set created_at = created_at - interval '601 seconds'",
      );
      expect(await signInBy(back)).toEqual(badState);
    });

    it("with another flow's code: verifier and nonce differ", async () => {
      const [own, foreign] = [await returnFromProvider(), await returnFromProvider()];
      own.searchParams.set("code", foreign.searchParams.get("code") ?? "");
      expect(await signInBy(own)).toEqual(failed);
    });

    it.each([
      ["access_denied", { error: "access_denied", code: "bad_oauth_callback" }],
      ["temporarily_unavailable", { error: "server_error", code: "bad_oauth_callback" }],
      ["<script>", { error: "server_error", code: "bad_oauth_callback" }],
    ])("when the provider answers %s, whose description is not passed on", async (error, result) => {
      const back = await returnFromProvider();
      back.searchParams.delete("code");
      back.searchParams.set("error", error);
      back.searchParams.set("error_description", "Call 0900-evil");
      const landed = await browser.follow(back);
      expect(errorOf(landed)).toEqual(result);
      expect(landed.searchParams.get("next")).toBe("/settings");
      expect(landed.href).not.toContain("evil");
    });

    it.each(["code=a&code=b", "iss=https%3A%2F%2Fevil.example", "id_token=y", "response=y"])(
      "with %s",
      async (added) => {
        const back = await returnFromProvider();
        expect(await signInBy(new URL(`${back.href}&${added}`))).toEqual(failed);
      },
    );
  });

  describe("when Google's id token", () => {
    const now = () => Math.floor(Date.now() / 1_000);

    it.each<[string, Record<string, unknown>, typeof failed]>([
      ["has another nonce", { nonce: "y" }, failed],
      ["has no nonce", { nonce: undefined }, failed],
      ["is of another issuer", { iss: "https://evil.example" }, failed],
      ["is for another client", { aud: "somebody-else" }, failed],
      ["has expired", { exp: now() - 180, iat: now() - 300 }, failed],
      ["is not valid yet", { nbf: now() + 180 }, failed],
      ["has no subject", { sub: undefined }, failed],
      ["has no address", { email: undefined }, failed],
      ["has two addresses", { email: "a@b.nl, c@d.nl" }, failed],
      ["has an address with a line break", { email: "a@b.nl\r\nBcc: c@d.nl" }, failed],
      ["has an address that is no text", { email: ["a@b.nl"] }, failed],
    ])("%s", async (_, claims, result) => {
      const back = await returnFromProvider();
      google.user = { ...google.user, ...claims };
      expect(await signInBy(back)).toEqual(result);
    });

    it.each<[string, Record<string, unknown>]>([
      ["is of a clock that is ahead", { nbf: now() + 90, iat: now() + 90, exp: now() + 390 }],
      ["is of a clock that is behind", { nbf: now() - 390, iat: now() - 390, exp: now() - 90 }],
    ])("%s by less than two minutes, it is accepted", async (_, claims) => {
      const back = await returnFromProvider();
      google.user = { ...google.user, ...claims };
      expect(await signInBy(back)).toBeNull();
    });

    it("is signed with an unpublished key", async () => {
      const back = await returnFromProvider();
      google.server.service.once("beforeResponse", (response) => {
        const [head, body] = String(Reflect.get(Object(response.body), "id_token")).split(".");
        Reflect.set(Object(response.body), "id_token", `${head}.${body}.${"A".repeat(342)}`);
      });
      expect(await signInBy(back)).toEqual(failed);
    });
  });

  describe("when the provider", () => {
    const responses: [string, Parameters<Service["once"]>[1]][] = [
      ["answers with an error", (response) => Object.assign(response, { statusCode: 500, body: {} })],
      [
        "says that the client is unknown",
        (response) => Object.assign(response, { statusCode: 401, body: { error: "invalid_client" } }),
      ],
      ["answers with no tokens", (response) => Object.assign(response, { body: {} })],
      ["answers with a list", (response) => Object.assign(response, { body: [1, 2] })],
      ["answers with text", (response) => Object.assign(response, { body: "secret-token" })],
      ["answers without an id token", (response) => Reflect.deleteProperty(response.body, "id_token")],
      ["answers at great length", (response) => Object.assign(response.body, { more: "y".repeat(300_000) })],
    ];

    it.each(responses)(
      "%s: result to the page in general terms, and logged without secrets",
      async (_, change) => {
        const back = await returnFromProvider();
        google.server.service.once("beforeResponse", change);
        api.logged.length = 0;
        const landed = await browser.follow(back);
        expect(errorOf(landed)).toEqual(failed);
        expect(landed.searchParams.get("error_description")).toBe("Unable to exchange external code");
        expect(api.logged).toHaveLength(1);
        const logged = JSON.stringify(api.logged, (__, value) =>
          value instanceof Error ? [value.name, value.message] : value,
        );
        for (const secret of ["google-secret", "secret-token", back.searchParams.get("code")]) {
          expect(logged).not.toContain(secret);
        }
      },
    );
  });

  describe("when the provider", () => {
    let server: Server;

    afterEach(() => {
      server.closeAllConnections();
      server.close();
    });

    async function signInAt(response: Parameters<typeof createServer>[1]) {
      server = createServer(response ?? (() => {}));
      const port = await new Promise<number>((resolve) => {
        server.listen(0, "127.0.0.1", () => {
          const address = server.address();
          resolve(typeof address === "object" && address ? address.port : 0);
        });
      });
      const issuer = new URL(`http://127.0.0.1:${port}`);
      const other = await openApi(api.database, {
        providers: { google: { ...google.client, issuer }, "custom:oidc": null },
        providerDeadline: 300,
      });
      const one = openBrowser(other);
      return errorOf(await one.follow(await startFlow(one, "google")));
    }

    it("never answers", async () => {
      expect(await signInAt(() => {})).toEqual(failed);
    });

    it("never ends its response", async () => {
      expect(await signInAt((_, response) => void response.writeHead(200).write('{"issuer":'))).toEqual(
        failed,
      );
    });

    it("redirects, which is not followed", async () => {
      let calls = 0;
      const result = await signInAt((_, response) => {
        calls += 1;
        response.writeHead(302, { Location: "/elsewhere" }).end();
      });
      expect({ result, calls }).toEqual({ result: failed, calls: 1 });
    });

    it("claims another issuer", async () => {
      expect(
        await signInAt((_, response) =>
          response
            .writeHead(200, { "Content-Type": "application/json" })
            .end('{"issuer":"https://evil.example","authorization_endpoint":"https://evil.example/a"}'),
        ),
      ).toEqual(failed);
    });

    it("closes the connection", async () => {
      expect(await signInAt((_, response) => void response.destroy())).toEqual(failed);
    });
  });

  describe("at the exchange of the code", () => {
    const codeOf = async () =>
      (await browser.follow(await startFlow(browser, "google"))).searchParams.get("code") ?? "";
    const exchange = async (code: string, verifier: string) => {
      const body = JSON.stringify({ auth_code: code, code_verifier: verifier });
      const response = await api.call("/auth/v1/token?grant_type=pkce", { method: "POST", body });
      return { status: response.status, code: (await response.json()).error_code };
    };
    const missing = { status: 404, code: "flow_state_not_found" };

    it("with another browser's verifier, which leaves the code usable", async () => {
      const code = await codeOf();
      expect(await exchange(code, "y".repeat(56))).toEqual({ status: 400, code: "bad_code_verifier" });
      const other = openBrowser(api);
      await startFlow(other, "google");
      expect((await other.client.auth.exchangeCodeForSession(code)).error).toMatchObject({
        status: 400,
        code: "bad_code_verifier",
      });
      expect((await browser.client.auth.exchangeCodeForSession(code)).error).toBeNull();
    });

    it("a second time, also concurrently, and with an invalid code", async () => {
      const challenge = "y".repeat(50);
      const search = `provider=google&code_challenge=${challenge}&code_challenge_method=plain`;
      const landed = await browser.follow(`http://localhost/auth/v1/authorize?${search}`);
      const code = landed.searchParams.get("code") ?? "";
      const responses = await Promise.all([1, 2, 3].map(() => exchange(code, challenge)));
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
      expect(await exchange(code, challenge)).toEqual(missing);
      expect(await exchange("y", challenge)).toEqual(missing);
    });

    it("after five minutes", async () => {
      const code = await codeOf();
      await api.database.query(
        "update auth.flow_state set auth_code_issued_at = auth_code_issued_at - interval '300 seconds'",
      );
      expect((await browser.client.auth.exchangeCodeForSession(code)).error).toMatchObject({
        status: 422,
        code: "flow_state_expired",
      });
    });
  });

  it("and abandoned flows are deleted after an hour", async () => {
    const tables = ["flow_state", "oauth_client_states"];
    for (const table of tables) await api.database.query(`delete from auth.${table}`);
    await returnFromProvider();
    for (const table of tables) {
      await api.database.query(`update auth.${table} set created_at = created_at - interval '2 hours'`);
    }
    await returnFromProvider();
    for (const table of tables) {
      expect(await api.database.query(`select id from auth.${table}`), table).toHaveLength(1);
    }
  });
});
