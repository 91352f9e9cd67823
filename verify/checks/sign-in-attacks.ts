import assert from "node:assert/strict";
import { type BenchSite, call } from "../../bench/site-process.ts";
import { onSite } from "../../bench/test-bed.ts";
import { isRegistered } from "../../server/backend/auth/oauth-server/redirect-uris.ts";
import { createFlow, redirectUri } from "../../server/backend/auth/oauth-server/testing/oauth-flow.ts";
import { redirectTarget } from "../../server/backend/auth/providers/redirect-target.ts";
import { createRandomInput, type RandomInput } from "../../server/backend/testing/random-input.ts";
import { addressesElsewhere } from "../../test/addresses/addresses-elsewhere.ts";
import { type Check, rounds } from "../check.ts";

const pure = rounds(100_000);
const sent = rounds(300);
const registered = ["https://client.example/cb?x=1", redirectUri, "com.example.app://callback"];

/** Random variants of what `server/backend/auth` tests by name. */
export const signInAttacks: Check = {
  line: "S51",
  what: "100,000 random variants of redirect URIs and of addresses after a sign-in lead to the registered place or the site alone; on a running site 300 authorizations with such URIs send nobody elsewhere, 300 codes with a wrong verifier, redirect URI, client, resource or code give nothing, and each replay ends the grant.",
  run() {
    const pick = createRandomInput("sign-in");
    const elsewhere = expectRedirects(pick);
    return onSite(async (site) => {
      const { refused, replayed } = await attackFlow(site, pick);
      return `${elsewhere} of ${pure} variants were rejected; ${refused} wrong requests got nothing, ${replayed} replays ended their grant`;
    });
  },
};

const pieces = [
  ...[
    "/",
    "//",
    "\\",
    "@",
    ":",
    "#",
    "?",
    ".",
    "..",
    "%2e",
    "%2f",
    "%5c",
    "%00",
    "\t",
    "\n",
    " ",
    "\u3002",
    "\u202e",
  ],
  ...[
    "evil.example",
    "user@",
    ":8443",
    "javascript:",
    "https:",
    "[::1]",
    "127.0.0.1",
    "localhost",
    "//evil.example",
  ],
];

/** A text with a few pieces put in, taken out, or in other case. */
function mutate(text: string, pick: RandomInput): string {
  let changed = text;
  for (let times = 1 + pick.below(3); times > 0; times -= 1) {
    const at = pick.below(changed.length + 1);
    const [before, after] = [changed.slice(0, at), changed.slice(at)];
    changed = pick.of([
      before + pick.of(pieces) + after,
      before + after.slice(1),
      before + after.toUpperCase(),
      before + pick.of(pieces) + after.slice(1 + pick.below(5)),
    ]);
  }
  return changed;
}

/** @returns how many variants were rejected */
function expectRedirects(pick: RandomInput): number {
  const site = new URL("https://www.vlotwerk.example");
  const pages = [`${site.href}beheer`, `${site.href}en/settings?a=b`, ...addressesElsewhere(site.host)];
  let rejected = 0;
  for (let round = 0; round < pure; round += 1) {
    const target = redirectTarget(mutate(pick.of(pages), pick), site);
    assert.equal(target.origin, site.origin);
    assert.doesNotMatch(target.pathname, /^\/(?:auth|rest|functions|storage)\/v1|^\/[/\\]|%2f|%5c/i);
    const own = pick.of(registered);
    const uri = mutate(own, pick);
    if (isRegistered(uri, [own])) expectSamePlace(uri, own);
    else rejected += 1;
  }
  return rejected;
}

/** Of a program on the same computer any port. */
function expectSamePlace(uri: string, own: string): void {
  const [found, wanted] = [new URL(uri), new URL(own)];
  if (wanted.protocol === "http:") found.port = wanted.port;
  assert.equal(found.href, wanted.href, uri);
}

async function attackFlow(site: BenchSite, pick: RandomInput) {
  const { token } = await site.signIn();
  const flow = createFlow({
    url: site.address,
    call: (path, { method, body, headers } = {}, bearer) =>
      call(site.address + path, {
        ...(method !== undefined && { method }),
        ...(typeof body === "string" && { body: JSON.parse(body) }),
        ...(bearer !== undefined && { token: bearer }),
        headers: Object.fromEntries(new Headers(headers)),
      }),
  });
  const [client, other] = [await flow.newClient(), await flow.newClient()];
  const hosts = [new URL(site.address).hostname, new URL(redirectUri).hostname];
  let refused = 0;
  let replayed = 0;
  for (let round = 0; round < sent; round += 1) {
    const answer = await flow.authorize(client, { redirect_uri: mutate(redirectUri, pick) });
    assert(answer.status < 500, `authorize: ${answer.status}`);
    const location = answer.headers.get("location");
    if (location !== null) assert(hosts.includes(new URL(location, site.address).hostname), location);

    const code = await flow.codeFor(client, token);
    const [asClient, sentCode, changes] = pick.of<[string, string, Record<string, string | null>]>([
      [client, code, { code_verifier: mutate("x".repeat(43), pick) }],
      [client, code, { code_verifier: flow.challenge, code_challenge_method: "plain" }],
      [client, code, { redirect_uri: `${redirectUri}${pick.of(pieces)}` }],
      [client, code, { resource: mutate("https://other.example/mcp", pick) }],
      [client, `${code}${pick.of(pieces)}`, {}],
      [other, code, {}],
    ]);
    const wrong = await flow.exchange(asClient, sentCode, changes);
    assert(wrong.status >= 400 && wrong.status < 500, `${wrong.status} for ${JSON.stringify(changes)}`);
    refused += 1;

    const good = await flow.codeFor(client, token);
    const tokens = await flow.readTokens(await flow.exchange(client, good));
    assert(await flow.works(tokens.access_token), "a right exchange gives a token");
    const again = await (pick.below(2) === 0
      ? flow.exchange(client, good)
      : flow.refresh(client, tokens.refresh_token).then(() => flow.refresh(client, tokens.refresh_token)));
    assert.equal(again.status, 400, "a replay");
    assert(!(await flow.works(tokens.access_token)), "a replay ends the grant");
    replayed += 1;
  }
  return { refused, replayed };
}
