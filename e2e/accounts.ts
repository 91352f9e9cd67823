import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { simpleParser } from "mailparser";
import { Secret, TOTP } from "otpauth";
import { test as base, expect } from "./fixtures.ts";

export { expect };

/** Somebody with a confirmed account, signed in at a machine of their own as well. */
export type Person = { id: string; email: string; password: string; client: SupabaseClient };

type AccountFixtures = {
  /** Makes an account as a person does: by signing up, and by the link of the mail. */
  arrive(options?: { isAdmin?: boolean }): Promise<Person>;
  /** The real client, as somebody at another machine has it. */
  openClient(): SupabaseClient;
};

export const test = base.extend<AccountFixtures>({
  // What these tests publish, no test of what visitors see meets.
  baseURL: `http://localhost:${process.env.E2E_PANEL_PORT}`,
  openClient: async ({ baseURL, extraHTTPHeaders }, use) => {
    await use(() => openClient(baseURL ?? "", extraHTTPHeaders));
  },
  arrive: async ({ openClient }, use) => {
    await use(async ({ isAdmin = false } = {}) => {
      const client = openClient();
      const email = someEmail();
      const password = "zes ezels eten hooi";
      expect((await client.auth.signUp({ email, password })).error).toBeNull();
      const link = readLink(await latestMail(email));
      const { data, error } = await client.auth.verifyOtp({ token_hash: link.tokenHash, type: "signup" });
      expect(error).toBeNull();
      const id = data.user?.id ?? "";
      if (isAdmin) await grant(openClient(), id);
      return { id, email, password, client };
    });
  },
});

/** The role as an administrator gives it. */
export async function grant(client: SupabaseClient, id: string): Promise<void> {
  await signInFirstAdmin(client);
  expect((await client.from("user_roles").insert({ user_id: id, role: "admin" })).error).toBeNull();
}

export async function revoke(client: SupabaseClient, id: string): Promise<void> {
  await signInFirstAdmin(client);
  expect((await client.from("user_roles").delete().eq("user_id", id)).error).toBeNull();
}

/** Who the server made at its first start, by its settings. */
export async function signInFirstAdmin(client: SupabaseClient): Promise<void> {
  const { ADMIN_EMAIL: email = "", ADMIN_PASSWORD: password = "" } = process.env;
  expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull();
}

function openClient(url: string, headers: Record<string, string> | undefined): SupabaseClient {
  const auth = { persistSession: false, autoRefreshToken: false };
  return createClient(url, "sb_publishable_vlotwerk", { auth, global: { headers: headers ?? {} } });
}

export function someEmail(): string {
  return `persoon-${randomUUID().slice(0, 13)}@example.nl`;
}

/** The text of the latest mail to somebody, once it lies there. */
export async function latestMail(to: string, subject = /./): Promise<string> {
  const directory = join(process.env.E2E_DATA_DIR ?? "", "panel", "mail");
  let text = "";
  await expect(async () => {
    const names = (await readdir(directory))
      .filter((name) => name.endsWith(".eml"))
      .toSorted()
      .reverse();
    for (const name of names) {
      const mail = await readFile(join(directory, name), "utf8");
      text = mail.includes(`\nTo: ${to}`) ? ((await simpleParser(mail)).text ?? "") : "";
      if (subject.test(text)) return;
    }
    throw new Error(`no mail to ${to}`);
  }).toPass();
  return text;
}

/** The address in a mail, and what it carries. */
export function readLink(text: string): { path: string; tokenHash: string } {
  const link = new URL(/http\S+/.exec(text)?.[0] ?? "");
  return { path: link.pathname + link.search, tokenHash: link.searchParams.get("token_hash") ?? "" };
}

/** A code as an authenticator app shows it; a code works once, so the next one belongs to the step after. */
export function codeOf(secret: string, step = 0): string {
  const timestamp = Date.now() + step * 30_000;
  return new TOTP({ secret: Secret.fromBase32(secret.replace(/\s/g, "")) }).generate({ timestamp });
}

/** The form that /beheer shows, in either language. */
export function loginForm(page: Page) {
  const signIn = page.getByRole("form", { name: /^(Inloggen|Login)$/ });
  return {
    signIn,
    email: signIn.getByRole("textbox", { name: /^E-?mail/ }),
    password: signIn.getByLabel(/^(Wachtwoord|Password)/),
    button: signIn.getByRole("button", { name: /^(Inloggen|Login)$/ }),
  };
}

/** Signs in on the login page, which is shown already. */
export async function fillIn(
  page: Page,
  { email, password }: Pick<Person, "email" | "password">,
): Promise<void> {
  const form = loginForm(page);
  await form.email.fill(email);
  await form.password.fill(password);
  await form.button.click();
}

/** Opens the login page, signs in there, and waits for where that leads. */
export async function signIn(page: Page, person: Pick<Person, "email" | "password">): Promise<void> {
  await page.goto("/beheer");
  await fillIn(page, person);
  await page.waitForURL("/admin");
}
