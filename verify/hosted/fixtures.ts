import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { test as base, expect } from "../../e2e/fixtures/test.ts";
import { administrator, publishableKey } from "../../server/hosted/testing/project.ts";

export { expect };

const project = process.env.HOSTED_PROJECT ?? "";

/** Fails on requests to other hosts, except the project that the CSP names. */
export const test = base.extend<{ expectedErrors: string[] }>({
  // The base fixture would start a site of its own.
  baseURL: process.env.HOSTED_SITE ?? "",
  errors: async ({ context, baseURL, expectedErrors }, use) => {
    const errors: string[] = [];
    const hosts = [new URL(baseURL ?? "").host, new URL(project).host];
    context.on("page", (page) => {
      page.on("console", (message) => {
        if (message.type() === "error") errors.push(message.text());
      });
      page.on("pageerror", (error) => errors.push(error.message));
      page.on("request", (request) => {
        const { protocol, host, href } = new URL(request.url());
        if (/^(https?|wss?):$/.test(protocol) && !hosts.includes(host))
          errors.push(`foreign request: ${href}`);
      });
    });
    await use(errors);
    const isExpected = (error: string) => expectedErrors.some((part) => error.includes(part));
    expect(errors.filter((error) => !isExpected(error))).toEqual([]);
  },
});

/** A separate client of the project, signed in as its administrator. */
export async function openAdministrator(): Promise<SupabaseClient> {
  const client = createClient(project, publishableKey, { auth: { persistSession: false } });
  expect((await client.auth.signInWithPassword(administrator)).error).toBeNull();
  return client;
}

/** The mails sent by the site's server to an address. */
export async function mailsTo(address: string): Promise<string[]> {
  const directory = process.env.HOSTED_MAIL ?? "";
  const names = await readdir(directory).catch(() => []);
  const mails = await Promise.all(names.map((name) => readFile(join(directory, name), "utf8")));
  return mails.filter((mail) => mail.includes(`\nTo: ${address}`));
}
