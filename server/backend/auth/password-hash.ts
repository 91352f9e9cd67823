import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";
import { AuthError } from "./auth-error.ts";

const deriveNow = promisify<"argon2id", Argon2Parameters, Buffer>(argon2);

/** One processor stays free for everything else: as many threads as there are would hold the event loop up. */
const most = Math.max(1, Math.min(3, availableParallelism() - 1));
const waiting: (() => void)[] = [];
let running = 0;

/** A queue that only grows helps nobody any more. */
const longestQueue = 200;

/** Throws AuthError (503) when too many wait: who asks before other work is spared that work. */
export function refuseCrowd(): void {
  if (waiting.length < longestQueue) return;
  const message = "Too many people sign in at this moment. Try again soon.";
  throw new AuthError(503, "request_timeout", message, { headers: { "Retry-After": "5" } });
}

async function derive(parameters: Argon2Parameters): Promise<Buffer> {
  refuseCrowd();
  if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
  else running++;
  try {
    return await deriveNow("argon2id", parameters);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

/** OWASP's parameters for argon2id (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;

/** In bytes of UTF-8, as GoTrue counts; bcrypt reads no further, so the same password holds after a move there. */
export const longestPassword = 72;

/**
 * The hash of a password in PHC's string format, made in native code on another thread. The bytes are taken as they
 * are sent: like GoTrue, this normalises nothing.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive({ message: password, nonce: salt, ...cost, tagLength });
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(hash)}`;
}

function encode(bytes: Buffer): string {
  return bytes.toString("base64").replaceAll("=", "");
}

/**
 * Whether this is the password behind the hash. Without a hash, or with a password that can't be anybody's, the same
 * work is done on another hash, and the answer is no: the time says nothing about whether there is an account. Throws AuthError (503) when too many wait.
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const known = stored === null ? null : parse(stored);
  const isPossible = known !== null && Buffer.byteLength(password) <= longestPassword;
  const { salt, hash, parameters } = known ?? unknown;
  const message = isPossible ? password : "";
  const found = await derive({ message, nonce: salt, ...parameters, tagLength: hash.length });
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
