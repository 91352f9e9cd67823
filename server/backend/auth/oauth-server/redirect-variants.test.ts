// @module-tag S51

import { expect, it } from "vitest";
import { addressesElsewhere } from "../../../../test/addresses/addresses-elsewhere.ts";
import { inFull } from "../../../testing/in-full.ts";
import { createRandomInput, type RandomInput } from "../../testing/random-input.ts";
import { redirectTarget } from "../providers/redirect-target.ts";
import { isRegistered } from "./redirect-uris.ts";
import { redirectUri } from "./testing/oauth-flow.ts";

// What the tests beside this one name, in random variants.

const rounds = inFull ? 100_000 : 2_000;
const registered = ["https://client.example/cb?x=1", redirectUri, "com.example.app://callback"];
const pieces = [
  ...["/", "//", "\\", "@", ":", "#", "?", ".", "..", "%2e", "%2f", "%5c", "%00", "\t", "\n", " "],
  ...["\u3002", "\u202e", "evil.example", "user@", ":8443", "javascript:", "https:", "[::1]", "127.0.0.1"],
  ...["localhost", "//evil.example"],
];

it("random variants of addresses after a sign-in lead to this site alone", () => {
  const pick = createRandomInput("sign-in");
  const site = new URL("https://www.vlotwerk.example");
  const pages = [`${site.href}beheer`, `${site.href}en/settings?a=b`, ...addressesElsewhere(site.host)];
  for (let round = 0; round < rounds; round += 1) {
    const target = redirectTarget(mutate(pick.of(pages), pick), site);
    expect(target.origin).toBe(site.origin);
    expect(target.pathname).not.toMatch(/^\/(?:auth|rest|functions|storage)\/v1|^\/[/\\]|%2f|%5c/i);
  }
});

it("random variants of a redirect URI are another one, or lead to the same place", () => {
  const pick = createRandomInput("redirect");
  let rejected = 0;
  for (let round = 0; round < rounds; round += 1) {
    const own = pick.of(registered);
    const uri = mutate(own, pick);
    if (!isRegistered(uri, [own])) {
      rejected += 1;
      continue;
    }
    const [found, wanted] = [new URL(uri), new URL(own)];
    // Of a program on the same computer any port.
    if (wanted.protocol === "http:") found.port = wanted.port;
    expect(found.href).toBe(wanted.href);
  }
  expect(rejected).toBeGreaterThan(rounds / 2);
});

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
