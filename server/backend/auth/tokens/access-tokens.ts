import { errors, type JWTPayload, jwtVerify, SignJWT } from "jose";
import type { SigningKeys } from "./keys.ts";

/** In seconds. */
export const accessTokenLifetime = 900;

export const audience = "authenticated";

const maxTokenLength = 4_096;

type AccessClaims = JWTPayload & { sub: string; role: "authenticated" };

export class TokenError extends Error {
  readonly reason: "expired" | "invalid";

  constructor(reason: "expired" | "invalid") {
    super(reason === "expired" ? "JWT expired" : "JWT invalid");
    this.name = "TokenError";
    this.reason = reason;
  }
}

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

/** The claims of a valid ES256 access token of this issuer and audience. Throws TokenError. */
export async function verifyAccessToken(
  keys: SigningKeys,
  issuer: string,
  token: string,
): Promise<AccessClaims> {
  if (token.length > maxTokenLength) throw new TokenError("invalid");
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
