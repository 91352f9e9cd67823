// @module-tag S33

import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { simpleParser } from "mailparser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Issuer, startGoogle } from "./backend/auth/supabase-js/issuers.ts";
import { preparedDirectory } from "./backend/testing/data-directory.ts";
import { freePort } from "./testing/free-port.ts";
import { removeDirectory } from "./testing/remove-directory.ts";
import { waitFor } from "./testing/wait-for.ts";

// One server with default settings on its own data directory.
describe("the accounts of a running server", () => {
  let data: string;
  let address: string;
  let output = "";
  let stop: () => Promise<void>;
  let google: Issuer;

  beforeAll(async () => {
    data = await preparedDirectory();
    const port = `${await freePort()}`;
    google = await startGoogle();
    const child = spawn(process.execPath, [join(import.meta.dirname, "testing/run-server.ts")], {
      env: {
        PATH: process.env.PATH,
        DATA_DIR: data,
        PORT: port,
        GOOGLE_CLIENT_ID: google.client.clientId,
        GOOGLE_CLIENT_SECRET: google.client.clientSecret,
        GOOGLE_URL: google.client.issuer.origin,
      },
    });
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
    address = `http://localhost:${port}`;
    await waitFor(() => expect(output).toContain('"listening"'));
    stop = async () => {
      child.kill("SIGINT");
      await once(child, "exit");
    };
  });

  afterAll(async () => {
    await stop();
    await removeDirectory(data);
  });

  const open = (): SupabaseClient =>
    createClient(address, "sb_publishable_vlotwerk", {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    });

  it("begin with an administrator whose password is in a file, and never in the log", async () => {
    const [email = "", password = ""] = (await readFile(join(data, "first-admin.txt"), "utf8")).split("\n");
    const client = open();
    const { data: signedIn, error } = await client.auth.signInWithPassword({ email, password });
    expect(error).toBeNull();
    const role = await client.rpc("has_role", { _user_id: signedIn.user?.id, _role: "admin" });
    expect(role.data).toBe(true);
    expect((await client.auth.getClaims()).data?.claims).toMatchObject({ email, iss: `${address}/auth/v1` });
    await client.auth.signOut();
    const after = createClient(address, "sb_publishable_vlotwerk", {
      accessToken: async () => signedIn.session?.access_token ?? null,
    });
    expect((await after.rpc("has_role", { _user_id: signedIn.user?.id, _role: "admin" })).data).toBe(false);
    expect(output).not.toContain(password);
    expect(output).not.toContain(email);
  });

  it("are confirmed by a mail in the data directory", async () => {
    const client = open();
    const signedUp = await client.auth.signUp({ email: "eva@example.nl", password: "zes-ezels" });
    expect(signedUp.error).toBeNull();
    const text = await waitFor(() => readMail(join(data, "mail"), "eva@example.nl"));
    const link = new URL(/http\S+/.exec(text)?.[0] ?? "");
    expect(link.origin + link.pathname).toBe(`${address}/beheer`);
    const token_hash = link.searchParams.get("token_hash") ?? "";
    // A GET, as of mail scanners and previews, does not use the link up.
    for (let visit = 0; visit < 3; visit++) await fetch(link);
    expect((await client.auth.verifyOtp({ token_hash, type: "signup" })).error).toBeNull();
    expect(output).not.toContain(token_hash);
    expect(output).not.toContain("eva@example.nl");
  });

  it("support sign-in through a provider without logging its secrets", async () => {
    const visit = async (url: string, cookie = "") => {
      const response = await fetch(url, { redirect: "manual", headers: cookie ? { Cookie: cookie } : {} });
      const [set = ""] = response.headers.getSetCookie();
      return { to: response.headers.get("location") ?? "", cookie: set.split(";")[0] ?? "" };
    };
    const verifier = "v".repeat(60);
    const page = `${address}/en/beheer`;
    const search = `provider=google&redirect_to=${page}&code_challenge=${verifier}&code_challenge_method=plain`;
    const url = await visit(`${address}/auth/v1/authorize?${search}`);
    const back = await visit(url.to);
    const arrived = new URL((await visit(back.to, url.cookie)).to);
    expect(arrived.origin + arrived.pathname).toBe(page);

    const auth_code = arrived.searchParams.get("code") ?? "";
    const response = await fetch(`${address}/auth/v1/token?grant_type=pkce`, {
      method: "POST",
      headers: { apikey: "sb_publishable_vlotwerk", "Content-Type": "application/json" },
      body: JSON.stringify({ auth_code, code_verifier: verifier }),
    });
    expect(await response.json()).toMatchObject({ user: { email: google.user.email } });
    const way = new URL(back.to).searchParams;
    const secrets = [auth_code, way.get("code"), way.get("state"), url.cookie.split("=")[1], verifier];
    for (const secret of [...secrets, google.client.clientSecret, String(google.user.email)]) {
      expect(secret).toBeTruthy();
      expect(output).not.toContain(secret);
    }
  });
});

/** The text of the mail to this person: others may have come, such as the week's. Throws without one. */
async function readMail(directory: string, recipient: string): Promise<string> {
  for (const name of await readdir(directory)) {
    if (!name.endsWith(".eml")) continue;
    const { text, to } = await simpleParser(await readFile(join(directory, name)));
    if ([to].flat().some((one) => one?.text === recipient)) return text ?? "";
  }
  throw new Error("no mail yet");
}
