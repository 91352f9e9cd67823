// @module-tag OAuth

import { createServer } from "node:https";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import {
  Client,
  type OAuthClientProvider,
  type OAuthDiscoveryState,
  type StoredOAuthClientInformation,
  type StoredOAuthTokens,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from "@modelcontextprotocol/client";
import { createClient } from "@supabase/supabase-js";
import { expect, it, onTestFinished } from "vitest";
import { arrangeContent } from "../../../../supabase/tests/content.ts";
import { freePort } from "../../../testing/free-port.ts";
import { startTestServer } from "../../../web/testing/server.ts";
import { type Api, openApi, publishableKey } from "../../testing/api.ts";
import { certificate, key } from "../../testing/certificate.ts";
import { describeOnDatabase, type OpenDatabase } from "../../testing/databases.ts";
import { runInspector } from "../../testing/inspector.ts";

const redirectUrl = "http://localhost:7777/callback";
const clientMetadata = {
  client_name: "Assistent van Anna",
  redirect_uris: [redirectUrl],
  token_endpoint_auth_method: "none",
};

/** What an assistant keeps of its sign-in; its browser is a variable. */
function createProvider(clientMetadataUrl?: string) {
  const kept: {
    client?: StoredOAuthClientInformation | undefined;
    tokens?: StoredOAuthTokens | undefined;
    discovered?: OAuthDiscoveryState;
    verifier: string;
    opened?: URL;
  } = { verifier: "" };
  const provider: OAuthClientProvider = {
    redirectUrl,
    ...(clientMetadataUrl && { clientMetadataUrl }),
    clientMetadata,
    state: () => "the state",
    clientInformation: () => kept.client,
    saveClientInformation: (client) => void Object.assign(kept, { client }),
    tokens: () => kept.tokens,
    saveTokens: (tokens) => void Object.assign(kept, { tokens }),
    redirectToAuthorization: (opened) => void Object.assign(kept, { opened }),
    saveCodeVerifier: (verifier) => void Object.assign(kept, { verifier }),
    codeVerifier: () => kept.verifier,
    saveDiscoveryState: (discovered) => void Object.assign(kept, { discovered }),
    discoveryState: () => kept.discovered,
  };
  return { provider, kept };
}

/** The site with its own addresses: the backend behind the web server. */
async function startSite(open: OpenDatabase): Promise<{ api: Api; origin: string }> {
  const database = await open();
  await arrangeContent(database);
  const port = await freePort();
  const siteUrl = new URL(`http://127.0.0.1:${port}`);
  const api = await openApi(database, { siteUrl, clientDocuments: { allowsPrivate: true } });
  await startTestServer({ backend: api.backend, siteUrl, port });
  return { api, origin: siteUrl.origin };
}

/** A person's browser: follows the assistant to the site, looks and approves. */
async function approve(api: Api, origin: string, opened: URL) {
  const page = await fetch(opened, { redirect: "manual" });
  const consent = new URL(page.headers.get("location") ?? "");
  expect(consent.href).toContain(`${origin}/oauth/consent?authorization_id=`);
  const person = createClient(origin, publishableKey, { auth: { persistSession: false } });
  await person.auth.setSession({ access_token: await api.signIn({ isAdmin: true }), refresh_token: "none" });
  const id = consent.searchParams.get("authorization_id") ?? "";
  const { data: asked } = await person.auth.oauth.getAuthorizationDetails(id);
  const { data } = await person.auth.oauth.approveAuthorization(id, { skipBrowserRedirect: true });
  return { person, asked, callback: new URL(data?.redirect_url ?? "") };
}

async function connect(origin: string, provider: OAuthClientProvider) {
  const transport = new StreamableHTTPClientTransport(new URL("/mcp", origin), { authProvider: provider });
  const client = new Client({ name: "test", version: "1" });
  onTestFinished(() => client.close());
  return { client, transport, connected: client.connect(transport) };
}

/** Serves a client's metadata document at its own https address. */
async function serveDocument(document: object): Promise<string> {
  const port = await freePort();
  const id = `https://localhost:${port}/client.json`;
  const server = createServer({ key, cert: certificate }, (_, response) => {
    response
      .writeHead(200, { "Content-Type": "application/json" })
      .end(JSON.stringify({ client_id: id, ...document }));
  }).listen(port);
  const trusted = getCACertificates();
  setDefaultCACertificates([...trusted, certificate]);
  onTestFinished(() => {
    setDefaultCACertificates(trusted);
    server.close();
  });
  return id;
}

describeOnDatabase("an assistant without a token", (open) => {
  it.each(["registers itself", "is described by its own document"])(
    "%s, is approved, lists tools, refreshes and revokes",
    async (way) => {
      const { api, origin } = await startSite(open);
      const document = way.startsWith("is") ? await serveDocument(clientMetadata) : undefined;
      const { provider, kept } = createProvider(document);
      const first = await connect(origin, provider);
      await expect(first.connected).rejects.toThrow(UnauthorizedError);
      expect(kept.opened?.searchParams.get("scope")).toBe("read draft");
      expect(kept.opened?.searchParams.get("resource")).toBe(`${origin}/mcp`);
      if (document) expect(kept.client?.client_id ?? document).toBe(document);

      const { person, asked, callback } = await approve(api, origin, kept.opened ?? new URL(origin));
      expect(asked).toMatchObject({
        client: { name: "Assistent van Anna" },
        redirect_uri: redirectUrl,
        scope: "read draft",
        // Its redirect URI is on the person's computer.
        host: "localhost",
        is_verified_host: false,
      });
      expect(callback.searchParams.get("state")).toBe("the state");
      await first.transport.finishAuth(callback.searchParams);
      const before = kept.tokens;
      expect(before).toMatchObject({
        token_type: "Bearer",
        expires_in: expect.closeTo(3_600, -1),
        scope: "draft read",
      });

      const second = await connect(origin, provider);
      await second.connected;
      expect((await second.client.listTools()).tools.map(({ name }) => name)).toContain("read_article");
      const listed = await runInspector(`${origin}/mcp`, before?.access_token ?? "", "tools/list");
      expect(JSON.stringify(listed)).toContain("save_working_version");
      const { data: grants } = await person.auth.oauth.listGrants();
      expect(grants).toMatchObject([{ client: { name: "Assistent van Anna" }, scopes: ["draft", "read"] }]);

      await api.database.query("update public.otm_access_tokens set token_expires_at = now()");
      await second.client.listTools();
      expect(kept.tokens?.access_token).not.toBe(before?.access_token);

      const form = { token: kept.tokens?.refresh_token ?? "", client_id: grants?.[0]?.client.id ?? "" };
      const revoked = await fetch(`${origin}/auth/v1/oauth/revoke`, {
        method: "POST",
        body: new URLSearchParams(form),
      });
      expect(revoked.status).toBe(200);
      await expect(second.client.listTools()).rejects.toThrow();
      expect(await api.database.query("select from public.otm_access_tokens")).toEqual([]);
    },
    60_000,
  );
});
