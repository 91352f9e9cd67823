import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { simpleParser } from "mailparser";
import { Secret, TOTP } from "otpauth";
import { sessionKey } from "../app/account/session-storage.ts";
import { firstAdmin } from "./first-admin.ts";
import { test as base, expect } from "./fixtures.ts";
import type { Site } from "./sites.ts";

export { expect };

/** A confirmed account, with a signed-in client of its own. */
export type User = { id: string; email: string; password: string; client: SupabaseClient };

type AccountFixtures = {
  /** Creates an account. */
  createUser(options?: { isAdmin?: boolean }): Promise<User>;
  /** A supabase-js client with storage of its own. */
  openClient(): SupabaseClient;
};

export const test = base.extend<AccountFixtures>({
  site: ({ panelSite }, use) => use(panelSite),
  openClient: async ({ baseURL, extraHTTPHeaders }, use) => {
    await use(() => openClient(baseURL ?? "", extraHTTPHeaders));
  },
  createUser: async ({ site, openClient }, use) => {
    await use(async (options = {}) => {
      const client = openClient();
      const user = { email: someEmail(), password: "zes ezels eten hooi" };
      const { addAccount } = await import("./sites.ts");
      const id = await addAccount(site, user, options);
      expect((await client.auth.signInWithPassword(user)).error).toBeNull();
      return { id, ...user, client };
    });
  },
});

/** Grants the role as an administrator. */
export async function grant(client: SupabaseClient, id: string): Promise<void> {
  await signInFirstAdmin(client);
  expect((await client.from("user_roles").insert({ user_id: id, role: "admin" })).error).toBeNull();
}

export async function revoke(client: SupabaseClient, id: string): Promise<void> {
  await signInFirstAdmin(client);
  expect((await client.from("user_roles").delete().eq("user_id", id)).error).toBeNull();
}

export async function signInFirstAdmin(client: SupabaseClient): Promise<void> {
  expect((await client.auth.signInWithPassword(firstAdmin)).error).toBeNull();
}

const publishableKey = "sb_publishable_vlotwerk";

function openClient(url: string, headers: Record<string, string> | undefined): SupabaseClient {
  const auth = { persistSession: false, autoRefreshToken: false };
  return createClient(url, publishableKey, { auth, global: { headers: headers ?? {} } });
}

export function someEmail(): string {
  return `persoon-${randomUUID().slice(0, 13)}@example.nl`;
}

/** Waits for the latest mail to an address. Returns its text. */
export async function latestMail({ mailDirectory }: Site, to: string, subject = /./): Promise<string> {
  let text = "";
  await expect(async () => {
    const names = (await readdir(mailDirectory))
      .filter((name) => name.endsWith(".eml"))
      .toSorted()
      .reverse();
    for (const name of names) {
      const mail = await readFile(join(mailDirectory, name), "utf8");
      text = mail.includes(`\nTo: ${to}`) ? ((await simpleParser(mail)).text ?? "") : "";
      if (subject.test(text)) return;
    }
    throw new Error(`no mail to ${to}`);
  }).toPass();
  return text;
}

/** The path of the link in a mail, and its token. */
export function readLink(text: string): { path: string; tokenHash: string } {
  const link = new URL(/http\S+/.exec(text)?.[0] ?? "");
  return { path: link.pathname + link.search, tokenHash: link.searchParams.get("token_hash") ?? "" };
}

/** A TOTP code; a code is valid once, so the next one uses the next step. */
export function codeOf(secret: string, step = 0): string {
  const timestamp = Date.now() + step * 30_000;
  return new TOTP({ secret: Secret.fromBase32(secret.replace(/\s/g, "")) }).generate({ timestamp });
}

/** The sign-in form of /beheer, in either language. */
export function loginForm(page: Page) {
  const signIn = page.getByRole("form", { name: /^(Inloggen|Login)$/ });
  return {
    signIn,
    email: signIn.getByRole("textbox", { name: /^E-?mail/ }),
    password: signIn.getByLabel(/^(Wachtwoord|Password)/),
    button: signIn.getByRole("button", { name: /^(Inloggen|Login)$/ }),
  };
}

/** Signs in on the open login page. */
export async function fillIn(
  page: Page,
  { email, password }: Pick<User, "email" | "password">,
): Promise<void> {
  const form = loginForm(page);
  await form.email.fill(email);
  await form.password.fill(password);
  await form.button.click();
}

/** Stores a session in the browser and opens the panel. */
export async function signIn(
  page: Page,
  { email, password }: Pick<User, "email" | "password">,
): Promise<void> {
  await storeSession(page, { email, password });
  await page.goto("/admin");
}

/** Stores a session in the browser. */
export async function storeSession(page: Page, user: Pick<User, "email" | "password">): Promise<void> {
  const answer = await page.request.post("/auth/v1/token?grant_type=password", {
    headers: { apikey: publishableKey },
    data: { email: user.email, password: user.password },
  });
  expect(answer.status()).toBe(200);
  // A page of this origin without scripts.
  await page.goto("/robots.txt");
  await page.evaluate(
    ([key = "", session = ""]) => localStorage.setItem(key, session),
    [sessionKey, await answer.text()],
  );
}
