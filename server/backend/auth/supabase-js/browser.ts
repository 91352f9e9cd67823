import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { expect } from "vitest";
import { type Api, publishableKey } from "../../testing/api.ts";
import { memoryStorage, someAddress } from "./accounts.ts";

/** The public origin; its requests go to the server under test. */
const site = "http://localhost";
export const redirectPage = `${site}/beheer?next=%2Fsettings`;

export type Browser = {
  client: SupabaseClient;
  cookies: Map<string, string>;
  /** Sends one request, with cookies to the site. */
  step(address: string | URL): Promise<Response>;
  /** Follows redirects to a page of the site, or to the path `until`. */
  follow(address: string | URL, until?: string): Promise<URL>;
};

/** The client with its own storage and cookies. */
export function openBrowser(api: Api): Browser {
  const address = someAddress();
  const cookies = new Map<string, string>();

  async function ask(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set("x-forwarded-for", address);
    if (cookies.size > 0) headers.set("Cookie", [...cookies].map((pair) => pair.join("=")).join("; "));
    const response = await fetch(input, { ...init, headers, redirect: "manual" });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = "", value = ""] = (cookie.split(";")[0] ?? "").split("=");
      cookies.set(name, value);
    }
    return response;
  }

  async function step(to: string | URL): Promise<Response> {
    const url = new URL(to);
    if (url.origin === site) return ask(api.url + url.pathname + url.search);
    return url.origin === api.url ? ask(url) : fetch(url, { redirect: "manual" });
  }

  return {
    cookies,
    step,
    client: createClient(api.url, publishableKey, {
      auth: {
        flowType: "pkce",
        autoRefreshToken: false,
        detectSessionInUrl: false,
        storageKey: `test-${Math.random()}`,
        storage: memoryStorage(),
      },
      global: { fetch: ask },
    }),
    async follow(to, until) {
      let url = new URL(to);
      for (let hops = 0; hops < 6; hops++) {
        const isPage = url.origin === site && !url.pathname.startsWith("/auth/v1/");
        if (isPage || url.pathname === until) return url;
        const response = await step(url);
        expect(response.status, `${url.pathname}: ${await response.clone().text()}`).toBe(302);
        url = new URL(response.headers.get("location") ?? "");
      }
      throw new Error("redirected without end");
    },
  };
}

type Provider = "google" | "custom:oidc";

/** The URL to which the site redirects for a sign-in. */
export async function startFlow({ client }: Browser, provider: Provider): Promise<string> {
  const { data, error } = await client.auth.signInWithOAuth({
    provider,
    options: { redirectTo: redirectPage, skipBrowserRedirect: true },
  });
  expect(error).toBeNull();
  return data.url ?? "";
}

export async function signInWith(browser: Browser, provider: Provider) {
  const landed = await browser.follow(await startFlow(browser, provider));
  expect(errorOf(landed)).toBeNull();
  return browser.client.auth.exchangeCodeForSession(landed.searchParams.get("code") ?? "");
}

export function errorOf({ searchParams }: URL): { error: string; code: string } | null {
  const error = searchParams.get("error");
  return error === null ? null : { error, code: searchParams.get("error_code") ?? "" };
}
