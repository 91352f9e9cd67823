import { randomBytes, randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { newTotpSecret } from "./auth/totp.ts";
import { openFactorSecret, sealFactorSecret } from "./sealed-text.ts";

describe("the secret of a factor", () => {
  const key = randomBytes(32);
  const id = randomUUID();
  const secret = newTotpSecret();
  const kept = sealFactorSecret(key, id, secret);

  it("is kept so that the key opens it again, and looks different each time", () => {
    expect(openFactorSecret(key, id, kept)).toBe(secret);
    expect(kept).not.toContain(secret);
    expect(sealFactorSecret(key, id, secret)).not.toBe(kept);
  });

  it("is not opened with another key, nor for another factor", () => {
    expect(openFactorSecret(randomBytes(32), id, kept)).toBeNull();
    expect(openFactorSecret(key, randomUUID(), kept)).toBeNull();
  });

  it("is not opened when any part of it was changed or shortened", () => {
    const parts = kept.split(".");
    for (const place of parts.keys()) {
      const changed = parts.with(
        place,
        `${parts[place]?.startsWith("A") ? "B" : "A"}${parts[place]?.slice(1)}`,
      );
      expect(openFactorSecret(key, id, changed.join("."))).toBeNull();
      expect(openFactorSecret(key, id, parts.with(place, parts[place]?.slice(0, 4) ?? "").join("."))).toBe(
        place === 0 ? secret : null,
      );
    }
  });

  it.each([null, "", "v1", "v1...", secret])("is not %j", (other) => {
    expect(openFactorSecret(key, id, other)).toBeNull();
  });
});
