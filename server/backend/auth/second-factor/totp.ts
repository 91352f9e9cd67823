import { Secret, TOTP } from "otpauth";

/** What every authenticator app takes (RFC 6238; Google's Key Uri Format says which are left to choose). */
const settings = { algorithm: "SHA1", digits: 6, period: 30 };

/** A new secret of 160 bits, as RFC 4226 (4, R6) advises, in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that an authenticator app reads from the QR code. */
export function totpUri(secret: string, issuer: string, account: string): string {
  return new TOTP({ ...settings, secret, issuer, label: account }).toString();
}

/**
 * The time step that this is the code of, when that is now's or a neighbour of it (RFC 6238, 5.2, allows for clocks
 * that differ); else null. `now` in milliseconds. Spaces, which apps show within the code, don't count.
 */
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
