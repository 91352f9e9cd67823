import { createHash, randomBytes } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { z } from "zod";
import { ArchiveError } from "../archive/archive.ts";
import { BackupError } from "../backup-error.ts";
import type { Place, PlacedObject } from "../place/place.ts";
import { seal, sealedSuffix, unseal } from "../place/sealed.ts";

/** Ended by the list of its files, which is written last. */
export type Snapshot = {
  name: string;
  /** As its name says; as the place says of a name that is a day or more ahead of the place's clock. */
  takenAt: Date;
  isSealed: boolean;
  modifiedAt: Date;
  bytes: number;
};

/** In milliseconds: what clocks may differ. */
const day = 24 * 60 * 60 * 1_000;

const hash = z.string().regex(/^[0-9a-f]{64}$/);

/** The list of a snapshot: the hash of its archive, and of each file by its path. */
const fileListSchema = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  archive: hash,
  files: z.record(z.string(), hash),
});

export type FileList = z.infer<typeof fileListSchema>;

/** Nothing else knows what a list must be: a changed path would be another file. */
const writtenListSchema = fileListSchema.extend({ sum: hash });

const sumOf = (list: FileList) => createHash("sha256").update(JSON.stringify(list)).digest("hex");

/** The list as it is written, with a hash of itself. */
export function writeFileList(list: FileList): Buffer {
  return Buffer.from(`${JSON.stringify({ ...list, sum: sumOf(list) }, null, 2)}\n`);
}

/** A name for a snapshot of that moment: sorts by time, is a name of a file everywhere, and no other process's. */
export function nameOf(moment: Date): string {
  return `${moment.toISOString().replace(/[:.]/g, "-")}-${randomBytes(2).toString("hex")}`;
}

export function momentOf(name: string): Date {
  return new Date(name.slice(0, 24).replace(/T(\d\d)-(\d\d)-(\d\d)-/, "T$1:$2:$3."));
}

/** The rows, in the format of a backup in one file, without files. */
export const archiveObject = "database.tar.gz";

const suffixOf = (isSealed: boolean) => (isSealed ? sealedSuffix : "");

export const keys = {
  archive: (name: string, isSealed: boolean, what = archiveObject) =>
    `snapshots/${name}/${what}${suffixOf(isSealed)}`,
  fileList: (name: string, isSealed: boolean) => `snapshots/${name}/files.json${suffixOf(isSealed)}`,
  content: (sha256: string, isSealed: boolean) =>
    `files/${sha256.slice(0, 2)}/${sha256}${suffixOf(isSealed)}`,
};

/** The whole snapshots of a listing, the newest first. */
export function findSnapshots(objects: readonly PlacedObject[]): Snapshot[] {
  const found = objects.flatMap(({ key, modifiedAt }): Snapshot[] => {
    const [, name, suffix] =
      /^snapshots\/(\d{4}-\d\d-\d\dT[\d-]+Z-[\da-f]{4})\/files\.json(\.age)?$/.exec(key) ?? [];
    if (!name) return [];
    const own = objects.filter((other) => other.key.startsWith(`snapshots/${name}/`));
    const bytes = own.reduce((sum, other) => sum + other.bytes, 0);
    return [{ name, takenAt: takenAt(name, modifiedAt), isSealed: suffix !== undefined, modifiedAt, bytes }];
  });
  return found.sort(newestFirst);
}

function takenAt(name: string, modifiedAt: Date): Date {
  const moment = momentOf(name);
  return moment.getTime() - modifiedAt.getTime() > day ? modifiedAt : moment;
}

function newestFirst(a: Pick<Snapshot, "name" | "takenAt">, b: Pick<Snapshot, "name" | "takenAt">): number {
  return b.takenAt.getTime() - a.takenAt.getTime() || (a.name < b.name ? 1 : -1);
}

/** The list of a whole snapshot. Throws BackupError, also for a wrong key; ArchiveError when it is damaged; StoreError. */
export async function readFileList(place: Place, snapshot: Snapshot, key: string | null): Promise<FileList> {
  const { name, isSealed } = snapshot;
  const content = await buffer(open(place, keys.fileList(name, isSealed), key));
  const list = parseFileList(content);
  if (list) return list;
  throw new ArchiveError("Its list of files can't be read: it is damaged, or of a newer version.");
}

function parseFileList(content: Buffer): FileList | null {
  try {
    const { sum, ...list } = writtenListSchema.parse(JSON.parse(content.toString()));
    return sumOf(list) === sum ? list : null;
  } catch {
    return null;
  }
}

/** The result, or null when what it reads is damaged. */
export async function nullIfDamaged<Result>(work: Promise<Result>): Promise<Result | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ArchiveError) return null;
    throw error;
  }
}

/** The bytes of an object, decrypted when its name says that it is encrypted. */
export function open(place: Place, object: string, key: string | null): AsyncIterable<Uint8Array> {
  const content = place.read(object);
  return object.endsWith(sealedSuffix) ? unseal(content, key, `${object} in ${place.name}`) : content;
}

/** Writes an object, encrypted when there is a key; gives the hash of its bytes before that, and how many it has after. */
export async function put(
  place: Place,
  object: string,
  content: AsyncIterable<Uint8Array>,
  key: string | null,
): Promise<{ sha256: string; bytes: number }> {
  const [plain, written] = [measure(content), { bytes: 0 }];
  await place.write(
    object,
    (async function* () {
      for await (const chunk of seal(plain, key)) {
        written.bytes += chunk.byteLength;
        yield chunk;
      }
    })(),
  );
  return { sha256: plain.sha256(), bytes: written.bytes };
}

/** The same bytes; afterwards their hash. */
export function measure(
  content: AsyncIterable<Uint8Array>,
): AsyncIterable<Uint8Array> & { sha256(): string } {
  const sum = createHash("sha256");
  return {
    async *[Symbol.asyncIterator]() {
      for await (const chunk of content) {
        sum.update(chunk);
        yield chunk;
      }
    },
    sha256: () => sum.digest("hex"),
  };
}

/** The bytes' hash. */
export async function hashOf(content: AsyncIterable<Uint8Array>): Promise<string> {
  const sum = createHash("sha256");
  for await (const chunk of content) sum.update(chunk);
  return sum.digest("hex");
}

/** Whether the clock ran ahead when it was named. */
export function isAhead({ name }: Pick<Snapshot, "name">, now: Date): boolean {
  return momentOf(name).getTime() - now.getTime() > day;
}

/** The newest. What even the place dates in the future, nobody knows when it was made: it is passed over. */
export function newestOf(snapshots: readonly Snapshot[], now: Date): Snapshot | undefined {
  return snapshots.find((one) => one.takenAt.getTime() - now.getTime() <= day) ?? snapshots[0];
}

/** The snapshot of that name, or the newest. Throws BackupError when there is none. */
export function chooseSnapshot(place: Place, snapshots: readonly Snapshot[], name: string | null): Snapshot {
  const chosen = name === null ? newestOf(snapshots, new Date()) : snapshots.find((one) => one.name === name);
  if (chosen) return chosen;
  throw new BackupError(
    name === null ? `There is no backup in ${place.name}.` : `There is no backup ${name} in ${place.name}.`,
  );
}

const dateInAmsterdam = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Amsterdam",
  dateStyle: "short",
});

/**
 * The newest of each of the last 7 days, 4 weeks and 12 months that have one, by the calendar of Amsterdam. What is dated a
 * year and more after `now` has no place among them, and is kept until others fill twelve months: so a clock that is set
 * back removes nothing.
 */
export function chooseKept(snapshots: readonly Pick<Snapshot, "name" | "takenAt">[], now: Date): Set<string> {
  const isFarAhead = (one: Pick<Snapshot, "takenAt">) => one.takenAt.getTime() - now.getTime() > 365 * day;
  const sorted = snapshots.filter((one) => !isFarAhead(one)).sort(newestFirst);
  const months = newestOfEach(sorted, (moment) => dayOf(moment).slice(0, 7)).slice(0, 12);
  return new Set([
    ...newestOfEach(sorted, dayOf).slice(0, 7),
    ...newestOfEach(sorted, weekOf).slice(0, 4),
    ...months,
    ...(months.length < 12 ? snapshots.filter(isFarAhead).map(({ name }) => name) : []),
  ]);
}

/** The names of the first of each period. */
function newestOfEach(
  sorted: readonly Pick<Snapshot, "name" | "takenAt">[],
  periodOf: (moment: Date) => string,
): string[] {
  const first = new Map<string, string>();
  for (const { name, takenAt } of sorted) {
    const period = periodOf(takenAt);
    if (!first.has(period)) first.set(period, name);
  }
  return [...first.values()];
}

function dayOf(moment: Date): string {
  return dateInAmsterdam.format(moment);
}

/** The Monday of its week. */
function weekOf(moment: Date): string {
  const date = new Date(`${dayOf(moment)}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}
