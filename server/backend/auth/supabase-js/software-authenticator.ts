import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import type { SupabaseClient } from "@supabase/supabase-js";
import { expect } from "vitest";

/** The algorithms of COSE (RFC 9053) by number; ES384 is one that the site doesn't ask for. */
type Algorithm = -7 | -8 | -257 | -35;

export type Credential = {
  id: Buffer;
  userHandle: Buffer;
  algorithm: Algorithm;
  privateKey: KeyObject;
  cose: Buffer;
  counter: number;
};

/** What an attacker or a broken authenticator does otherwise. */
export type Tampering = {
  origin?: string;
  rpId?: string;
  type?: string;
  challenge?: string;
  flags?: number;
  counter?: number;
  userHandle?: string | null;
  signature?: (signature: Buffer) => Buffer;
  algorithm?: Algorithm;
  id?: Buffer;
  aaguid?: Buffer;
  attestation?: { format: string; statement: Map<string, Value> };
};

const userPresent = 1;
const userVerified = 4;
const syncable = 8;
const synced = 16;
const attested = 64;

export const flags = { userPresent, userVerified, syncable, synced, attested };

const site = { origin: "http://localhost", rpId: "localhost" };

type CreationOptions = { challenge: string; user: { id: string } };

/** A new credential, and the response of `navigator.credentials.create()`. */
export function createCredential({ challenge, user }: CreationOptions, tampering: Tampering = {}) {
  const algorithm = tampering.algorithm ?? -7;
  const { publicKey, privateKey } = keyPairOf(algorithm);
  const credential: Credential = {
    id: tampering.id ?? randomBytes(32),
    userHandle: Buffer.from(user.id, "base64url"),
    algorithm,
    privateKey,
    cose: coseKey(publicKey, algorithm),
    counter: tampering.counter ?? 0,
  };
  return { credential, response: attest(credential, challenge, tampering) };
}

/** The response of `navigator.credentials.create()` for a credential. */
export function attest(credential: Credential, challenge: string, tampering: Tampering = {}) {
  const idLength = Buffer.alloc(2);
  idLength.writeUInt16BE(credential.id.length);
  const data = Buffer.concat([
    authenticatorData(userPresent | userVerified | attested, credential.counter, tampering),
    tampering.aaguid ?? Buffer.alloc(16),
    idLength,
    credential.id,
    credential.cose,
  ]);
  const { format, statement } = tampering.attestation ?? { format: "none", statement: new Map() };
  const object = new Map<string, Value>([
    ["fmt", format],
    ["attStmt", statement],
    ["authData", data],
  ]);
  return {
    ...named(credential),
    response: {
      clientDataJSON: clientData("webauthn.create", challenge, tampering).toString("base64url"),
      attestationObject: encode(object).toString("base64url"),
      transports: ["internal" as const, "hybrid" as const],
    },
  };
}

/** The response of `navigator.credentials.get()`. */
export function assert(credential: Credential, challenge: string, tampering: Tampering = {}) {
  const client = clientData("webauthn.get", challenge, tampering);
  const data = authenticatorData(userPresent | userVerified, credential.counter, tampering);
  const signed = Buffer.concat([data, sha256(client)]);
  const signature = signWith(credential, signed);
  const userHandle =
    tampering.userHandle === undefined ? credential.userHandle.toString("base64url") : tampering.userHandle;
  return {
    ...named(credential),
    response: {
      clientDataJSON: client.toString("base64url"),
      authenticatorData: data.toString("base64url"),
      signature: (tampering.signature?.(signature) ?? signature).toString("base64url"),
      ...(userHandle !== null && { userHandle }),
    },
  };
}

function named({ id }: Credential) {
  return {
    id: id.toString("base64url"),
    rawId: id.toString("base64url"),
    type: "public-key" as const,
    clientExtensionResults: {},
  };
}

function clientData(type: string, challenge: string, tampering: Tampering): Buffer {
  const data = { type, challenge, origin: site.origin, crossOrigin: false };
  const { origin = data.origin } = tampering;
  return Buffer.from(
    JSON.stringify({
      ...data,
      type: tampering.type ?? type,
      challenge: tampering.challenge ?? challenge,
      origin,
    }),
  );
}

function authenticatorData(usual: number, counter: number, tampering: Tampering): Buffer {
  const rest = Buffer.alloc(5);
  rest.writeUInt8(tampering.flags ?? usual);
  rest.writeUInt32BE(tampering.counter ?? counter, 1);
  return Buffer.concat([sha256(Buffer.from(tampering.rpId ?? site.rpId)), rest]);
}

function sha256(bytes: Buffer): Buffer {
  return createHash("sha256").update(bytes).digest();
}

function keyPairOf(algorithm: Algorithm) {
  if (algorithm === -8) return generateKeyPairSync("ed25519");
  if (algorithm === -257) return generateKeyPairSync("rsa", { modulusLength: 2_048 });
  return generateKeyPairSync("ec", { namedCurve: algorithm === -7 ? "P-256" : "P-384" });
}

/** Signs as the credential's algorithm says. */
export function signWith({ algorithm, privateKey }: Credential, data: Buffer): Buffer {
  if (algorithm === -8) return sign(null, data, privateKey);
  return createSign(algorithm === -35 ? "sha384" : "sha256")
    .update(data)
    .sign(privateKey);
}

/** RFC 9052, 7, and RFC 9053, 7. */
function coseKey(publicKey: KeyObject, algorithm: Algorithm): Buffer {
  const jwk = publicKey.export({ format: "jwk" });
  const part = (text: string | undefined) => Buffer.from(text ?? "", "base64url");
  const key = new Map<number, Value>([[3, algorithm]]);
  if (algorithm === -257) key.set(1, 3).set(-1, part(jwk.n)).set(-2, part(jwk.e));
  else if (algorithm === -8) key.set(1, 1).set(-1, 6).set(-2, part(jwk.x));
  else {
    key
      .set(1, 2)
      .set(-1, algorithm === -7 ? 1 : 2)
      .set(-2, part(jwk.x))
      .set(-3, part(jwk.y));
  }
  return encode(key);
}

export type Value = number | string | Buffer | Value[] | Map<string, Value> | Map<number, Value>;

/** CBOR (RFC 8949) of what attestations hold. */
export function encode(value: Value): Buffer {
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string")
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(encode)]);
  const entries = [...value.entries()].flatMap(([name, held]) => [encode(name), encode(held)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

function head(major: number, argument: number): Buffer {
  if (argument < 24) return Buffer.from([(major << 5) | argument]);
  if (argument < 256) return Buffer.from([(major << 5) | 24, argument]);
  return Buffer.from([(major << 5) | 25, argument >> 8, argument & 255]);
}

/** Registers a passkey in a signed-in client. */
export async function addPasskey(client: SupabaseClient, tampering: Tampering = {}) {
  const { data, error } = await client.auth.passkey.startRegistration();
  if (!data) throw error;
  const { credential, response } = createCredential(data.options, tampering);
  const verified = await client.auth.passkey.verifyRegistration({
    challengeId: data.challenge_id,
    credential: response,
  });
  return { credential, ...verified };
}

/** Starts and verifies a sign-in with a passkey. */
export async function signInWithPasskey(
  client: SupabaseClient,
  credential: Credential,
  tampering: Tampering = {},
) {
  const { data, error } = await client.auth.passkey.startAuthentication();
  expect(error).toBeNull();
  return client.auth.passkey.verifyAuthentication({
    challengeId: data?.challenge_id ?? "",
    credential: assert(credential, data?.options.challenge ?? "", tampering),
  });
}
