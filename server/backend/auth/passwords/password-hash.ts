import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify<"argon2id", Argon2Parameters, Buffer>(argon2);

/** OWASP's parameters for argon2id (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;

/** In bytes of UTF-8; bcrypt in GoTrue reads no further. */
export const maxPasswordBytes = 72;

/** Hashes a password with argon2id on another thread, in PHC string format. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive("argon2id", { message: password, nonce: salt, ...cost, tagLength });
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(hash)}`;
}

function encode(bytes: Buffer): string {
  return bytes.toString("base64").replaceAll("=", "");
}

/** Whether the password matches. Without a hash a dummy one is verified, for equal timing. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const known = stored === null ? null : parse(stored);
  const isPossible = known !== null && Buffer.byteLength(password) <= maxPasswordBytes;
  const { salt, hash, parameters } = known ?? unknown;
  const message = isPossible ? password : "";
  const found = await derive("argon2id", { message, nonce: salt, ...parameters, tagLength: hash.length });
  return timingSafeEqual(found, hash) && isPossible;
}

type Parsed = { salt: Buffer; hash: Buffer; parameters: typeof cost };

const unknown: Parsed = { salt: randomBytes(16), hash: randomBytes(tagLength), parameters: cost };

function parse(stored: string): Parsed | null {
  const match = /^\$argon2id\$v=19\$m=(\d{1,6}),t=(\d{1,2}),p=(\d{1,2})\$([\w+/]+)\$([\w+/]+)$/.exec(stored);
  const [, memory, passes, parallelism, salt, hash] = match ?? [];
  if (salt === undefined || hash === undefined) return null;
  return {
    salt: Buffer.from(salt, "base64"),
    hash: Buffer.from(hash, "base64"),
    parameters: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
  };
}
