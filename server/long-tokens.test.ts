// @module-tag S20

import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import { buffer } from "node:stream/consumers";
import { createClient } from "@supabase/supabase-js";
import { exportJWK, generateKeyPair } from "jose";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { signAccessToken } from "./backend/auth/tokens/access-tokens.ts";
import { loadSigningKeys, type SigningKeys } from "./backend/auth/tokens/keys.ts";
import { preparedDirectory } from "./backend/testing/data-directory.ts";
import { freePort } from "./testing/free-port.ts";
import { removeDirectory } from "./testing/remove-directory.ts";
import { type ServerProcess, startProcess } from "./testing/server-process.ts";

const apikey = "sb_publishable_vlotwerk";
const administrator = { email: "beheer@vlotwerk.example", password: "zes-ezels-in-de-wei" };
const tooLong = "x".repeat(3 * 1024 * 1024);

describe("a token of three megabytes", () => {
  let data: string;
  let server: ServerProcess;
  let address: string;
  let keys: SigningKeys;

  beforeAll(async () => {
    data = await preparedDirectory();
    const { privateKey } = await generateKeyPair("ES256", { extractable: true });
    const signingKey = JSON.stringify(await exportJWK(privateKey));
    keys = await loadSigningKeys({ signingKey, directory: null });
    server = startProcess({
      DATA_DIR: data,
      PORT: String(await freePort()),
      JWT_SIGNING_KEY: signingKey,
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
    });
    address = await server.listening;
  });

  afterEach(async () => {
    expect((await fetch(`${address}/auth/v1/health`)).status).toBe(200);
    expect(server.child.exitCode).toBeNull();
  });

  afterAll(async () => {
    server.child.kill("SIGINT");
    await server.ended;
    await removeDirectory(data);
  });

  /** The status of a raw request on a new connection; null when the server disconnects. */
  async function sendHead(target: string, ...headers: string[]): Promise<number | null> {
    const socket = connect(Number(new URL(address).port), "localhost");
    await once(socket, "connect");
    const response = buffer(socket).catch(() => Buffer.alloc(0));
    const lines = [`GET ${target} HTTP/1.1`, "Host: localhost", "Connection: close", ...headers, "", ""];
    socket.write(lines.join("\r\n"));
    const status = /^HTTP\/1\.1 (\d{3}) /.exec((await response).toString("latin1"))?.[1];
    return status === undefined ? null : Number(status);
  }

  /** An administrator's session with an unverified factor. */
  async function signIn() {
    const client = createClient(address, apikey, {
      auth: { persistSession: false, autoRefreshToken: false },
    });
    const { data: signedIn } = await client.auth.signInWithPassword(administrator);
    const { data: factor } = await client.auth.mfa.enroll({ factorType: "totp" });
    const { access_token: access = "", refresh_token: refresh = "" } = signedIn.session ?? {};
    return { access, refresh, factorId: factor?.id ?? "" };
  }

  it("is rejected in a header, also with a valid signature", async () => {
    const sub = randomUUID();
    const signed = (pad: string) => signAccessToken(keys, `${address}/auth/v1`, { sub, pad });
    const read = (pad: string) => signed(pad).then((token) => `Authorization: Bearer ${token}`);
    const tags = "/rest/v1/otm_blog_tags?select=slug";
    expect(await sendHead(tags, `apikey: ${apikey}`, await read("x"))).toBe(200);
    expect(await sendHead(tags, `apikey: ${apikey}`, await read("x".repeat(5_000)))).toBe(401);

    const long = await read(tooLong);
    const places = [tags, "/auth/v1/user", "/functions/v1/x", "/storage/v1/object/x", "/files/x", "/admin"];
    for (const place of places) {
      expect([431, null], place).toContain(await sendHead(place, `apikey: ${apikey}`, long));
    }
    for (const header of ["apikey: ", "Cookie: oauth-browser=", "Authorization: ", "X-Api-Key: "]) {
      expect([431, null], header).toContain(await sendHead(tags, header + tooLong));
    }
  });

  it.each([
    "/rest/v1/otm_blog_tags?apikey=",
    "/auth/v1/callback?code=x&state=",
    "/auth/v1/callback?state=x&code=",
    "/auth/v1/authorize?provider=google&code_challenge_method=plain&code_challenge=",
    "/beheer?type=recovery&token_hash=",
    "/storage/v1/object/sign/x?token=",
    "/files/",
  ])("is rejected in an address: %s", async (start) => {
    expect(await sendHead(start + tooLong.slice(0, 20_000))).toBe(414);
    expect([414, 431, null]).toContain(await sendHead(start + tooLong));
  });

  it("is rejected in a body, and its valid prefix remains usable", async () => {
    const { access, refresh, factorId } = await signIn();
    const send = async (method: string, path: string, body: object) => {
      const headers = { apikey, Authorization: `Bearer ${access}`, "Content-Type": "application/json" };
      const response = await fetch(`${address}${path}`, { method, headers, body: JSON.stringify(body) });
      await response.arrayBuffer();
      return response.status;
    };
    const factor = `/auth/v1/factors/${factorId}/verify`;
    // Below the body limit of every call, and above.
    for (const long of [tooLong.slice(0, 500_000), tooLong]) {
      const bodies: [string, string, object][] = [
        ["POST", "/auth/v1/token?grant_type=refresh_token", { refresh_token: refresh + long }],
        ["POST", "/auth/v1/token?grant_type=pkce", { auth_code: long, code_verifier: "x" }],
        ["POST", "/auth/v1/token?grant_type=pkce", { auth_code: "x", code_verifier: long }],
        ["POST", "/auth/v1/token?grant_type=password", { ...administrator, password: long }],
        ["POST", "/auth/v1/verify", { type: "recovery", token_hash: long }],
        ["POST", "/auth/v1/signup", { email: "eva@klant.example", password: long }],
        ["PUT", "/auth/v1/user", { password: long, current_password: administrator.password }],
        ["PUT", "/auth/v1/user", { password: "acht-apen", current_password: long }],
        ["POST", factor, { challenge_id: long, code: "123456" }],
        ["POST", factor, { challenge_id: "x", code: long }],
      ];
      for (const [method, path, body] of bodies) {
        expect(await send(method, path, body), `${path} ${Object.keys(body)}`).toBe(413);
      }
    }
    expect(await send("POST", "/rest/v1/rpc/use_recovery_code", { code: tooLong })).toBe(413);
    expect(await send("POST", "/auth/v1/token?grant_type=refresh_token", { refresh_token: refresh })).toBe(
      200,
    );
  });
});
