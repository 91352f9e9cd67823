// @module-tag S25

import { randomBytes, randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { readLink, signLink } from "./file-link.ts";

const key = randomBytes(32);
const leadId = randomUUID();
const token = signLink(key, leadId, 1_800_000_000);

it("a signed link contains its subject and expiry", () => {
  expect(token).toMatch(/^[\w-]{48}$/);
  expect(readLink(key, token)).toEqual({ leadId, expiresAt: 1_800_000_000 });
});

it("a link that was changed, truncated or signed with another key is invalid", () => {
  expect(readLink(randomBytes(32), token)).toBeNull();
  for (let index = 0; index < token.length; index++) {
    const other = token[index] === "A" ? "B" : "A";
    expect(readLink(key, token.slice(0, index) + other + token.slice(index + 1))).toBeNull();
    expect(readLink(key, token.slice(0, index))).toBeNull();
  }
  expect(readLink(key, `${token}A`)).toBeNull();
  expect(readLink(key, `${token}=`)).toBeNull();
});
