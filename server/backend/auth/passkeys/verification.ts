import type {
  AuthenticationResponseJSON,
  RegistrationResponseJSON,
  VerifiedAuthenticationResponse,
  VerifiedRegistrationResponse,
} from "@simplewebauthn/server";
import { z } from "zod";
import { AuthError } from "../calls/auth-error.ts";
import { algorithms, relyingParty } from "./relying-party.ts";

const base64url = z.string().regex(/^[A-Za-z0-9_-]+$/);

const credential = z.object({
  id: base64url,
  rawId: base64url,
  type: z.literal("public-key"),
  clientExtensionResults: z.object({}).default({}),
});

const transport = z.enum(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"]);

const registration = credential.extend({
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(transport).max(10).optional().catch(undefined),
  }),
});

const authentication = credential.extend({
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url,
  }),
});

/** Every failure of a credential is this one: it must not reveal which part was wrong. */
export function verificationFailed(message = "Credential verification failed"): AuthError {
  return new AuthError(400, "webauthn_verification_failed", message);
}

export function readRegistration(value: unknown): RegistrationResponseJSON {
  const read = registration.safeParse(value);
  if (read.success) return read.data;
  throw verificationFailed("Invalid credential response");
}

export function readAuthentication(value: unknown): z.output<typeof authentication> {
  const read = authentication.safeParse(value);
  if (read.success) return read.data;
  throw verificationFailed("Invalid credential response");
}

type Expected = { challenge: string; siteUrl: URL };

/** What a new credential is (WebAuthn 3, 7.1), with its user verified. Throws AuthError. */
export async function verifyRegistration(
  response: RegistrationResponseJSON,
  { challenge, siteUrl }: Expected,
): Promise<NonNullable<VerifiedRegistrationResponse["registrationInfo"]>> {
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  await rejectCertificates(response.response.attestationObject);
  const { id, origin } = relyingParty(siteUrl);
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    supportedAlgorithmIDs: algorithms,
  }).catch(failed);
  if (!registrationInfo) throw verificationFailed();
  const idBytes = Buffer.byteLength(registrationInfo.credential.id, "base64url");
  if (idBytes > maxIdBytes) throw verificationFailed();
  return registrationInfo;
}

/** WebAuthn 3, 7.1, step 26. */
const maxIdBytes = 1_023;

/**
 * No attestation is asked for: "none" comes back, or a signature of the credential itself. Certificates would have the
 * library fetch what they name.
 */
async function rejectCertificates(attestationObject: string): Promise<void> {
  const { decodeAttestationObject } = await import("@simplewebauthn/server/helpers");
  let format: string;
  let hasCertificates: boolean;
  try {
    const decoded = decodeAttestationObject(Buffer.from(attestationObject, "base64url"));
    format = decoded.get("fmt");
    hasCertificates = decoded.get("attStmt").get("x5c") !== undefined;
  } catch {
    throw verificationFailed();
  }
  if (!["none", "packed"].includes(format) || hasCertificates) throw verificationFailed();
}

/** What an assertion by this public key says (WebAuthn 3, 7.2), with its user verified; not its counter. Throws AuthError. */
export async function verifyAuthentication(
  response: AuthenticationResponseJSON,
  publicKey: string,
  { challenge, siteUrl }: Expected,
): Promise<VerifiedAuthenticationResponse["authenticationInfo"]> {
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  const { id, origin } = relyingParty(siteUrl);
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    // The library would compare counters before the signature, so that anybody could report a clone.
    credential: { id: response.id, publicKey: Buffer.from(publicKey, "base64url"), counter: 0 },
  }).catch(failed);
  if (!verified) throw verificationFailed();
  return authenticationInfo;
}

function failed(): never {
  throw verificationFailed();
}
