import { hkdfSync, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, importPKCS8, type JWK } from "jose";
import { z } from "zod";

/** Signing keys, and keys derived from them by purpose. */
export type SigningKeys = {
  privateKey: CryptoKey;
  publicKey: CryptoKey;
  publicJwk: JWK;
  keyId: string;
  refreshSecret: Uint8Array;
  factorKey: Uint8Array;
  linkKey: Uint8Array;
  fileKey: Uint8Array;
  networkHashKey: Uint8Array;
};

const privateJwk = z.object({
  kty: z.literal("EC"),
  crv: z.literal("P-256"),
  x: z.string(),
  y: z.string(),
  d: z.string(),
});

type PrivateJwk = z.infer<typeof privateJwk>;

const fileName = "signing-key.json";

export class SigningKeyError extends Error {
  override name = "SigningKeyError";
}

/** The ES256 keys: from the setting, else a file that is generated once, else new. Throws SigningKeyError. */
export async function loadSigningKeys(options: {
  signingKey: string | null;
  directory: string | null;
}): Promise<SigningKeys> {
  if (options.signingKey !== null) return toKeys(await readKey(options.signingKey, "JWT_SIGNING_KEY"));
  if (options.directory === null) return toKeys(await generateKey());
  return toKeys(await readOrGenerate(options.directory));
}

async function readKey(text: string, where: string): Promise<PrivateJwk> {
  try {
    if (!text.trimStart().startsWith("-----BEGIN")) return privateJwk.parse(JSON.parse(text));
    return privateJwk.parse(await exportJWK(await importPKCS8(text, "ES256", { extractable: true })));
  } catch {
    throw invalidKey(where);
  }
}

async function generateKey(): Promise<PrivateJwk> {
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  return privateJwk.parse(await exportJWK(privateKey));
}

async function readOrGenerate(directory: string): Promise<PrivateJwk> {
  const path = join(directory, fileName);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  if (!existsSync(path)) await writeOnce(path, `${JSON.stringify(await generateKey())}\n`);
  return readKey(await readFile(path, "utf8"), path);
}

/** Atomic: of several servers starting on one directory, one writes and the others read. */
async function writeOnce(path: string, text: string): Promise<void> {
  const temporary = `${path}.${randomUUID()}`;
  try {
    await writeFile(temporary, text, { mode: 0o600, flush: true });
    await link(temporary, path);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    await rm(temporary, { force: true });
  }
}

async function toKeys({ kty, crv, x, y, d }: PrivateJwk): Promise<SigningKeys> {
  const publicPart = { kty, crv, x, y };
  const [privateKey, publicKey, keyId] = await Promise.all([
    importJWK({ ...publicPart, d }, "ES256"),
    importJWK(publicPart, "ES256"),
    calculateJwkThumbprint(publicPart),
  ]).catch(() => {
    throw invalidKey("The signing key");
  });
  if (!(privateKey instanceof CryptoKey) || !(publicKey instanceof CryptoKey))
    throw invalidKey("The signing key");
  return {
    privateKey,
    publicKey,
    keyId,
    publicJwk: { ...publicPart, kid: keyId, alg: "ES256", use: "sig" },
    refreshSecret: derive(d, "refresh tokens"),
    factorKey: derive(d, "factor secrets"),
    linkKey: derive(d, "links in mails"),
    fileKey: derive(d, "links to files"),
    networkHashKey: derive(d, "places in the audit log"),
  };
}

function derive(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", Buffer.from(secret, "base64url"), "", purpose, 32));
}

function invalidKey(where: string): SigningKeyError {
  return new SigningKeyError(`${where} must be a private EC P-256 key: a JWK in JSON, or PKCS #8 in PEM.`);
}
