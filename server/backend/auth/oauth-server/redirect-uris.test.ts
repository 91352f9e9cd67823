// @module-tag S51
// @module-tag S54
// @module-tag OAuth

import { expect, it } from "vitest";
import { addressesElsewhere } from "../../../../test/addresses/addresses-elsewhere.ts";
import { hostOf, isRedirectUri, isRegistered } from "./redirect-uris.ts";

it.each([
  ["https://claude.ai/api/mcp/auth_callback", "claude.ai"],
  ["https://chatgpt.com/connector_platform_oauth_redirect", "chatgpt.com"],
  ["https://vscode.dev/redirect", "vscode.dev"],
  ["https://client.example:8443/cb?x=1", "client.example:8443"],
  ["http://localhost/callback", "localhost"],
  ["http://127.0.0.1:33418/", "localhost"],
  ["http://127.0.0.1:33418", "localhost"],
  ["http://[::1]:9000/cb", "localhost"],
  ["cursor://anysphere.cursor-retrieval/oauth/callback", "localhost"],
  ["com.example.app://callback", "localhost"],
  ["com.example.app:/cb", "localhost"],
  ["com.example.app:/oauth2redirect/provider?x=1", "localhost"],
])("%s may get a code, for %s", (uri, host) => {
  expect(isRedirectUri(uri)).toBe(true);
  expect(isRegistered(uri, [uri])).toBe(true);
  expect(hostOf(uri)).toBe(host);
});

it.each([
  "",
  "callback",
  "/callback",
  "http://client.example/cb",
  "http://localhost.client.example/cb",
  "http://127.0.0.2/cb",
  "http://0.0.0.0/cb",
  "http://[::]/cb",
  "http://0x7f.1/cb",
  "http://127.1/cb",
  "http://LOCALHOST/cb",
  "http://localhost./cb",
  "https://",
  "https:///client.example",
  "https:client.example/cb",
  "https:/client.example/cb",
  "HTTPS://client.example/cb",
  "https://CLIENT.example/cb",
  "https://client.example:443/cb",
  "https://client.example/a/../cb",
  "https://client.example/%2e%2e/cb",
  "https://client.example\\cb",
  "https://client.example/cb#",
  "https://client.example/cb#x",
  "https://user@client.example/cb",
  "https://user:password@client.example/cb",
  "https://@client.example/cb",
  "https://client.example@evil.example/cb",
  "https://client%2eexample/cb",
  "https://clíent.example/cb",
  "https://client.example/cb ",
  " https://client.example/cb",
  "https://client.example/c b",
  "https://client.example/cb\n",
  "https://client.example/\tcb",
  "https://client.example/cb\u0000",
  "https://client.example/cb\u202e",
  'https://client.example/"onload="x',
  "https://client.example/<script>",
  `https://client.example/${"x".repeat(2_000)}`,
  "javascript:alert(1)",
  "javascript://client.example/%0aalert(1)",
  "JavaScript://client.example/%0aalert(1)",
  "data:text/html,x",
  "data://text/html,x",
  "vbscript://x",
  "file:///etc/passwd",
  "file://host/etc",
  "blob://x",
  "blob:https://client.example/x",
  "about:blank",
  "app:/cb",
  "com.example.app:cb",
  "com.example.app:///cb",
  "com.example.app:/cb#x",
  "COM.example.app:/cb",
  "com..app:/cb",
  "about://blank",
  "filesystem:https://client.example/x",
  "view-source:https://client.example",
  "intent://client.example#Intent;end",
  "intent://client.example/x",
  "ws://client.example/cb",
  "ftp://client.example/cb",
  "mailto:anna@client.example",
  "cursor:",
  "cursor:callback",
  "cursor://",
  "cursor://user@host/cb",
  "cursor:///callback",
  "urn:ietf:wg:oauth:2.0:oob",
])("%j may not get a code", (uri) => {
  expect(isRedirectUri(uri)).toBe(false);
  expect(isRegistered(uri, [uri])).toBe(false);
});

it.each([
  "https://client.example/cb/",
  "https://client.example/cb?x=1",
  "https://client.example/cb?",
  "https://client.example/CB",
  "https://client.example/cb/../cb",
  "https://client.example:8443/cb",
  "https://sub.client.example/cb",
  "https://client.example.evil.example/cb",
  "http://127.0.0.1:7777/callback",
  "http://localhost:7777/callback/",
  "http://localhost:7777/other",
  "http://localhost:7777/callback?x=1",
  "https://localhost:7777/callback",
  ...addressesElsewhere("client.example"),
])("%j is not one of the client's", (uri) => {
  expect(isRegistered(uri, ["https://client.example/cb", "http://localhost/callback"])).toBe(false);
});

it("takes any port of the same computer, as a program learns it late", () => {
  expect(isRegistered("http://localhost:50123/callback", ["http://localhost/callback"])).toBe(true);
  expect(isRegistered("http://[::1]:50123/cb", ["http://[::1]:3000/cb"])).toBe(true);
});
