// @module-tag S20

import { mkdtemp, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { exportJWK, exportPKCS8, generateKeyPair } from "jose";
import { describe, expect, it } from "vitest";
import { signAccessToken, verifyAccessToken } from "./access-tokens.ts";
import { loadSigningKeys } from "./keys.ts";

describe("the signing keys", () => {
  it("are generated once, in a private file", async () => {
    const directory = join(await mkdtemp(join(tmpdir(), "vlotwerk-keys-")), "keys");
    const all = await Promise.all(
      Array.from({ length: 5 }, () => loadSigningKeys({ signingKey: null, directory })),
    );
    expect(new Set(all.map(({ keyId }) => keyId)).size).toBe(1);
    expect((await stat(join(directory, "signing-key.json"))).mode & 0o777).toBe(0o600);
    expect((await stat(directory)).mode & 0o777).toBe(0o700);
  });

  it("come from the setting, as a JWK or in PEM", async () => {
    const { privateKey } = await generateKeyPair("ES256", { extractable: true });
    const fromJwk = await loadSigningKeys({
      signingKey: JSON.stringify(await exportJWK(privateKey)),
      directory: null,
    });
    const fromPem = await loadSigningKeys({ signingKey: await exportPKCS8(privateKey), directory: null });
    expect(fromPem.publicJwk).toEqual(fromJwk.publicJwk);
    const token = await signAccessToken(fromJwk, "here", { sub: "1", email: "a@b.nl" });
    expect(await verifyAccessToken(fromPem, "here", token)).toMatchObject({
      sub: "1",
      email: "a@b.nl",
      role: "authenticated",
      aud: "authenticated",
      iss: "here",
    });
  });

  it("sign no token above the maximum length", async () => {
    const keys = await loadSigningKeys({ signingKey: null, directory: null });
    const sign = (pad: string) => signAccessToken(keys, "here", { sub: "1", pad });
    expect(await verifyAccessToken(keys, "here", await sign("x"))).toMatchObject({ sub: "1" });
    const long = await sign("x".repeat(3 * 1024 * 1024));
    await expect(verifyAccessToken(keys, "here", long)).rejects.toMatchObject({
      name: "TokenError",
      reason: "invalid",
    });
  });

  it("publish only the public part", async () => {
    const { publicJwk, keyId } = await loadSigningKeys({ signingKey: null, directory: null });
    expect(Object.keys(publicJwk).sort()).toEqual(["alg", "crv", "kid", "kty", "use", "x", "y"]);
    expect(publicJwk.kid).toBe(keyId);
  });

  it("are rejected when invalid, without revealing the value", async () => {
    const { privateKey } = await generateKeyPair("RS256", { extractable: true });
    const rsa = JSON.stringify(await exportJWK(privateKey));
    for (const signingKey of ["x".repeat(40), "null", "{}", rsa, await exportPKCS8(privateKey)]) {
      const failure = await loadSigningKeys({ signingKey, directory: null }).catch((error) => error);
      expect(failure.message).toBe(
        "JWT_SIGNING_KEY must be a private EC P-256 key: a JWK in JSON, or PKCS #8 in PEM.",
      );
    }
  });
});
