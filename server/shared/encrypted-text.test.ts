import { randomBytes, randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { newTotpSecret } from "../backend/auth/second-factor/totp.ts";
import { decryptText, encryptText } from "./encrypted-text.ts";

describe("an encrypted text", () => {
  const key = randomBytes(32);
  const id = randomUUID();
  const secret = newTotpSecret();
  const kept = encryptText(key, id, secret);

  it("is decrypted by its key, and has a new nonce each time", () => {
    expect(decryptText(key, id, kept)).toBe(secret);
    expect(kept).not.toContain(secret);
    expect(encryptText(key, id, secret)).not.toBe(kept);
  });

  it("is not decrypted with another key, nor for another owner", () => {
    expect(decryptText(randomBytes(32), id, kept)).toBeNull();
    expect(decryptText(key, randomUUID(), kept)).toBeNull();
  });

  it("is not decrypted when changed or truncated", () => {
    const parts = kept.split(".");
    for (const index of parts.keys()) {
      const changed = parts.with(
        index,
        `${parts[index]?.startsWith("A") ? "B" : "A"}${parts[index]?.slice(1)}`,
      );
      expect(decryptText(key, id, changed.join("."))).toBeNull();
      expect(decryptText(key, id, parts.with(index, parts[index]?.slice(0, 4) ?? "").join("."))).toBe(
        index === 0 ? secret : null,
      );
    }
  });

  it.each([null, "", "v1", "v1...", secret])("is not %j", (other) => {
    expect(decryptText(key, id, other)).toBeNull();
  });
});
