import { open } from "node:fs/promises";
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from "age-encryption";
import { ArchiveError } from "../archive/archive.ts";
import { BackupError, WrongKeyError } from "../backup-error.ts";

/** What encrypted objects of a place are called at the end. */
export const sealedSuffix = ".age";

/** The first bytes of what age has encrypted. https://age-encryption.org/v1 */
const header = "age-encryption.org/v1";

/** A new key for BACKUP_KEY. */
export function createKey(): Promise<string> {
  return generateX25519Identity();
}

/** The same bytes, encrypted when there is a key. Throws BackupError for what is no key. */
export async function* seal(
  content: AsyncIterable<Uint8Array>,
  key: string | null,
): AsyncGenerator<Uint8Array> {
  if (!key) return yield* content;
  const encrypter = new Encrypter();
  encrypter.addRecipient(
    await identityToRecipient(key).catch(() => {
      throw new BackupError("BACKUP_KEY is no key: a character of it is wrong.");
    }),
  );
  yield* await encrypter.encrypt(streamOf(content));
}

/** The bytes that `seal` was given. Throws BackupError for a wrong or missing key, ArchiveError for damaged bytes. */
export async function* unseal(
  content: AsyncIterable<Uint8Array>,
  key: string | null,
  name: string,
): AsyncGenerator<Uint8Array> {
  if (!key) throw new BackupError(`${name} is encrypted: set BACKUP_KEY.`);
  const decrypter = new Decrypter();
  try {
    decrypter.addIdentity(key);
    yield* await decrypter.decrypt(streamOf(content));
  } catch (error) {
    // Those of reading; age's own differ in their messages alone.
    if (!(error instanceof Error) || error instanceof BackupError || "code" in error) throw error;
    const isOtherKey = /no identity matched|checksum/i.test(error.message);
    if (isOtherKey) throw new WrongKeyError(`BACKUP_KEY is not the key of ${name}.`);
    throw new ArchiveError("The backup is damaged: it can't be decrypted.");
  }
}

/** Whether a file was encrypted, by its first bytes. Throws the system's error. */
export async function isSealed(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(header.length), 0, header.length, 0);
    return buffer.toString("latin1", 0, bytesRead) === header;
  } finally {
    await handle.close();
  }
}

function streamOf(content: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const chunks = content[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const next = await chunks.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    async cancel() {
      await chunks.return?.();
    },
  });
}
