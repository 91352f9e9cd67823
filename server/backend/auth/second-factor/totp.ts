import { Secret, TOTP } from "otpauth";

/** RFC 6238 with the defaults of Google's Key Uri Format, which every app supports. */
const settings = { algorithm: "SHA1", digits: 6, period: 30 };

/** 160 random bits (RFC 4226, 4, R6) in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

export function totpUri(secret: string, issuer: string, account: string): string {
  return new TOTP({ ...settings, secret, issuer, label: account }).toString();
}

/** The time step of a valid code, within one step of `now` (milliseconds; RFC 6238, 5.2); else null. */
export function totpStepOf(secret: string, code: string, now = Date.now()): number | null {
  const token = code.replaceAll(/\s/g, "");
  if (!/^[0-9]{6}$/.test(token)) return null;
  const delta = TOTP.validate({
    ...settings,
    token,
    secret: Secret.fromBase32(secret),
    timestamp: now,
    window: 1,
  });
  return delta === null ? null : TOTP.counter({ period: settings.period, timestamp: now }) + delta;
}
