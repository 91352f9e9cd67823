// @module-tag S19

import { Secret } from "otpauth";
import { describe, expect, it } from "vitest";
import { newTotpSecret, totpStepOf, totpUri } from "./totp.ts";

describe("a TOTP code", () => {
  const secret = Secret.fromLatin1("12345678901234567890").base32;

  // RFC 6238, appendix B, SHA-1; the last six of its eight digits.
  it.each([
    [59, "287082", 1],
    [1_111_111_109, "081804", 37_037_036],
    [1_111_111_111, "050471", 37_037_037],
    [1_234_567_890, "005924", 41_152_263],
    [2_000_000_000, "279037", 66_666_666],
    [20_000_000_000, "353130", 666_666_666],
  ])("at %i seconds is %s", (seconds, code, step) => {
    expect(totpStepOf(secret, code, seconds * 1_000)).toBe(step);
  });

  it("is valid in its own 30-second step, the previous and the next, to the millisecond", () => {
    const steps = (from: number) =>
      [0, 29_999].map((later) => totpStepOf(secret, "050471", 1_111_111_110_000 + from * 30_000 + later));
    const taken = 37_037_037;
    expect([-2, -1, 0, 1, 2].map(steps)).toEqual([
      [null, null],
      [taken, taken],
      [taken, taken],
      [taken, taken],
      [null, null],
    ]);
  });

  it("may contain the space that apps display", () => {
    expect(totpStepOf(secret, " 050 471\n", 1_111_111_111_000)).toBe(37_037_037);
  });

  it.each(["", "05047", "0504710", "14050471", "05047x", "٠٥٠٤٧١", "-50471", "5.0471", "x".repeat(100)])(
    "may not be %j",
    (code) => {
      expect(totpStepOf(secret, code, 1_111_111_111_000)).toBeNull();
    },
  );
});

describe("the otpauth URI", () => {
  it("contains issuer, account and parameters, escaped", () => {
    const issuer = "A & B: é/#?";
    const uri = totpUri(newTotpSecret(), issuer, "x+y@z.nl");
    expect(uri).toMatch(/^otpauth:\/\/totp\/A%20%26%20B%3A%20%C3%A9%2F%23%3F:x%2By%40z\.nl\?/);
    expect(Object.fromEntries(new URL(uri).searchParams)).toEqual({
      issuer,
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      algorithm: "SHA1",
      digits: "6",
      period: "30",
    });
  });

  it("contains a new secret of 160 bits", () => {
    expect(Secret.fromBase32(newTotpSecret()).bytes).toHaveLength(20);
    expect(newTotpSecret()).not.toBe(newTotpSecret());
  });
});
