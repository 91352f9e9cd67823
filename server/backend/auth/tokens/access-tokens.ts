import { errors, type JWTPayload, jwtVerify, SignJWT } from "jose";
import type { SigningKeys } from "./keys.ts";

/** How long an access token holds, in seconds. */
export const accessTokenLifetime = 900;

export const audience = "authenticated";

const longestToken = 4_096;

export type AccessClaims = JWTPayload & { sub: string; role: "authenticated" };

export class TokenError extends Error {
  readonly reason: "expired" | "invalid";

  constructor(reason: "expired" | "invalid") {
    super(reason === "expired" ? "JWT expired" : "JWT invalid");
    this.name = "TokenError";
    this.reason = reason;
  }
}

/** Signs an access token for a person (`sub`), with whatever else GoTrue tells about them. */
export function signAccessToken(
  keys: SigningKeys,
  issuer: string,
  claims: { sub: string } & Record<string, unknown>,
  lifetime = accessTokenLifetime,
): Promise<string> {
  const now = Math.floor(Date.now() / 1_000);
  return new SignJWT({ ...claims, role: "authenticated" })
    .setProtectedHeader({ alg: "ES256", typ: "JWT", kid: keys.keyId })
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(now)
    .setExpirationTime(now + lifetime)
    .sign(keys.privateKey);
}

/**
 * The claims of an access token: signed by these keys with ES256 and nothing else, by this issuer for this audience,
 * not expired, valid already, for a person in the role authenticated. Throws TokenError.
 */
export async function verifyAccessToken(
  keys: SigningKeys,
  issuer: string,
  token: string,
): Promise<AccessClaims> {
  if (token.length > longestToken) throw new TokenError("invalid");
  try {
    const { payload } = await jwtVerify(token, keys.publicKey, {
      algorithms: ["ES256"],
      issuer,
      audience,
      requiredClaims: ["sub", "exp", "iat", "role"],
    });
    const { sub, role } = payload;
    if (typeof sub !== "string" || role !== "authenticated") throw new TokenError("invalid");
    return { ...payload, sub, role };
  } catch (error) {
    throw new TokenError(error instanceof errors.JWTExpired ? "expired" : "invalid");
  }
}
