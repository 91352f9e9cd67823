import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { expect, it } from "vitest";
import { startTestServer } from "./testing/server.ts";

const wellKnown = ["oauth-protected-resource", "oauth-authorization-server", "openid-configuration"];

it.each([
  ...wellKnown.flatMap((name) => [`/.well-known/${name}`, `/.well-known/${name}/mcp`]),
  "/mcp/.well-known/openid-configuration",
])("%s says in JSON that there is no OAuth", async (path) => {
  const { send } = await startTestServer();
  for (const init of [{}, { headers: { Accept: "text/html", Origin: "https://inspector.example" } }]) {
    const answer = await send(path, init);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("content-type")).toContain("application/json");
    expect(await answer.json()).toEqual({
      error: "invalid_request",
      error_description: expect.stringContaining("Authorization: Bearer"),
    });
  }
});

it("says so to who registers a client, from whatever site, and to nobody else", async () => {
  const { send, get } = await startTestServer();
  for (const headers of [
    [["Content-Type", "application/json"]],
    [
      ["Content-Type", "text/plain"],
      ["Origin", "https://inspector.example"],
    ],
  ] satisfies [string, string][][]) {
    const answer = await send("/register", { method: "POST", headers, body: '{"client_name":"x"}' });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ error: "invalid_request" });
  }
  for (const path of ["/register", "/.well-known/other", "/.well-known/openid-configuration/other"]) {
    expect(await (await get(path)).text()).toContain("<h1>Pagina</h1>");
  }
});

it("names no access token where a Supabase project is the backend, which knows none", async () => {
  const project = { url: new URL("https://abc.supabase.co"), fetch: async () => new Response() };
  const { get } = await startTestServer({ backend: project });
  expect(await (await get("/.well-known/oauth-protected-resource")).json()).toEqual({
    error: "invalid_request",
    error_description: "This site has no OAuth.",
  });
});

it("reaches the person whose client wants OAuth", async () => {
  const { origin } = await startTestServer({
    backend: { fetch: async () => new Response(null, { status: 401 }) },
  });
  const authProvider = {
    redirectUrl: "http://localhost:1/callback",
    clientMetadata: { redirect_uris: ["http://localhost:1/callback"] },
    clientInformation: () => undefined,
    saveClientInformation: () => {},
    tokens: () => undefined,
    saveTokens: () => {},
    redirectToAuthorization: () => {},
    saveCodeVerifier: () => {},
    codeVerifier: () => "",
  };
  const transport = new StreamableHTTPClientTransport(new URL("/mcp", origin), { authProvider });
  const client = new Client({ name: "test", version: "1" });
  await expect(client.connect(transport)).rejects.toThrow(/no OAuth.*access token.*Authorization: Bearer/);
});
