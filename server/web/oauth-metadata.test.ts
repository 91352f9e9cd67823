// @module-tag OAuth

import {
  discoverAuthorizationServerMetadata,
  discoverOAuthProtectedResourceMetadata,
} from "@modelcontextprotocol/client";
import { describe, expect, it } from "vitest";
import { freePort } from "../testing/free-port.ts";
import { startTestServer } from "./testing/server.ts";

const siteUrl = new URL("https://www.example.nl");

it.each(["/.well-known/oauth-protected-resource", "/.well-known/oauth-protected-resource/mcp"])(
  "%s says who signs in for /mcp, and for what",
  async (path) => {
    const { get } = await startTestServer({ siteUrl });
    const answer = await get(path, { Accept: "text/html", Origin: "https://inspector.example" });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toContain("application/json");
    expect(await answer.json()).toEqual({
      resource: "https://www.example.nl/mcp",
      authorization_servers: ["https://www.example.nl"],
      scopes_supported: ["read", "draft", "statistics", "leads"],
      bearer_methods_supported: ["header"],
    });
  },
);

it("says where to sign in, by PKCE alone, and that answers name the issuer", async () => {
  const { get } = await startTestServer({ siteUrl });
  expect(await (await get("/.well-known/oauth-authorization-server")).json()).toMatchObject({
    issuer: "https://www.example.nl",
    authorization_endpoint: "https://www.example.nl/auth/v1/oauth/authorize",
    token_endpoint: "https://www.example.nl/auth/v1/oauth/token",
    response_types_supported: ["code"],
    grant_types_supported: ["authorization_code", "refresh_token"],
    token_endpoint_auth_methods_supported: ["none"],
    code_challenge_methods_supported: ["S256"],
    client_id_metadata_document_supported: true,
    authorization_response_iss_parameter_supported: true,
  });
});

it("is taken by the SDK's client; of another issuer it is not", async () => {
  const first = await startTestServer();
  const wrong = discoverAuthorizationServerMetadata(first.origin);
  await expect(wrong).rejects.toThrow(/issuer/i);
  const port = await freePort();
  const own = new URL(`http://127.0.0.1:${port}`);
  await startTestServer({ siteUrl: own, port });
  expect(await discoverAuthorizationServerMetadata(own.origin)).toMatchObject({ issuer: own.origin });
  const resource = await discoverOAuthProtectedResourceMetadata(new URL("/mcp", own));
  expect(resource).toMatchObject({ resource: `${own.origin}/mcp`, authorization_servers: [own.origin] });
});

it.each([
  "/.well-known/openid-configuration",
  "/.well-known/openid-configuration/mcp",
  "/.well-known/oauth-authorization-server/mcp",
  "/mcp/.well-known/openid-configuration",
])("%s says in JSON where the metadata is", async (path) => {
  const answer = await (await startTestServer({ siteUrl })).get(path, { Accept: "text/html" });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({
    error: "invalid_request",
    error_description: expect.stringContaining(
      "https://www.example.nl/.well-known/oauth-authorization-server",
    ),
  });
});

it.each([
  ["GET", "/authorize", "/auth/v1/oauth/authorize"],
  ["POST", "/token", "/auth/v1/oauth/token"],
  ["POST", "/register", "/auth/v1/oauth/clients/register"],
])("%s %s is %s, where clients look that read no metadata", async (method, path, endpoint) => {
  const { send } = await startTestServer();
  const headers = {
    "Content-Type": path === "/token" ? "application/x-www-form-urlencoded" : "application/json",
  };
  const answer = await send(`${path}?a=1`, { method, ...(method === "POST" && { headers, body: "a=1" }) });
  expect(await answer.json()).toEqual({ path: endpoint });
});

it.each(["/register", "/token", "/.well-known/other", "/.well-known/openid-configuration/other"])(
  "%s is a page for who reads it",
  async (path) => {
    const { get } = await startTestServer();
    expect(await (await get(path)).text()).toContain("<h1>Pagina</h1>");
  },
);

it("takes forms for tokens alone, and none that another site's page sends", async () => {
  const { send } = await startTestServer();
  const post = (path: string, headers: Record<string, string> = {}) =>
    send(path, { method: "POST", headers, body: new URLSearchParams({ token: "x" }) });
  for (const path of ["token", "revoke"]) {
    expect((await post(`/auth/v1/oauth/${path}`)).status).toBe(200);
    expect((await post(`/auth/v1/oauth/${path}`, { Origin: "https://evil.example" })).status).toBe(403);
  }
  expect((await post("/auth/v1/oauth/clients/register")).status).toBe(415);
  expect((await post("/auth/v1/token")).status).toBe(415);
});

describe("where a Supabase project is the backend", () => {
  const project = { url: new URL("https://abc.supabase.co"), fetch: async () => new Response() };

  it.each<[string, string]>([
    ["GET", "/.well-known/oauth-protected-resource"],
    ["GET", "/.well-known/oauth-authorization-server"],
    ["GET", "/.well-known/openid-configuration"],
    ["POST", "/register"],
  ])("%s %s says that there is no OAuth", async (method, path) => {
    const answer = await (await startTestServer({ backend: project })).send(path, { method });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({
      error: "invalid_request",
      error_description: "This site has no OAuth.",
    });
  });
});
