import { execFile } from "node:child_process";
import { mkdir, open, rm, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { onDatabase, postgres, type TestBed, temporaryDirectory } from "../../bench/test-bed.ts";
import { type Database, openDatabase } from "../../server/backend/database/database.ts";
import { openEmbeddedDatabase } from "../../server/backend/embedded-postgres/embedded-database.ts";
import { killPostgres } from "./kill-postgres.ts";

const run = promisify(execFile);

/** Unmounted and removed when the scope ends. */
export type Disk = AsyncDisposable & {
  /** The mount point: an empty directory with access for all users. */
  path: string;
  /** Simulates a power cut: unwritten data is lost, and the disk is mounted again. */
  cutPower(): Promise<void>;
};

/** Sites on a disk of their own, which can be filled and have its power cut. */
export type DiskBed = TestBed & { disk: Disk };

/** Works with a database, embedded or external, and a data directory that lie on a small disk. */
export async function onDisk<Result>(
  megabytes: number,
  work: (bed: DiskBed) => Promise<Result>,
  name: TestBed["name"] = "embedded",
): Promise<Result> {
  await using disk = await makeDisk(megabytes);
  const data = join(disk.path, "data");
  await mkdir(data, { mode: 0o700 });
  await using stack = new AsyncDisposableStack();
  const onThis = (open: () => Promise<Database>, settings: NodeJS.ProcessEnv) =>
    onDatabase(name, open, { DATA_DIR: data, ...settings }, (bed) => work({ ...bed, disk }));
  if (name === "embedded") {
    // What still runs keeps the disk mounted.
    stack.defer(() => killPostgres(data).catch(() => {}));
    return await onThis(() => openEmbeddedDatabase(data), {});
  }
  const { url } = stack.use(await postgres({ fsync: "on", under: disk.path }));
  return await onThis(() => openDatabase({ url }), { DATABASE_URL: url });
}

/** A small disk: an ext4 file system in a file. @throws Error where mounting is not allowed: it needs root on Linux */
async function makeDisk(megabytes: number): Promise<Disk> {
  const { path: directory, [Symbol.asyncDispose]: remove } = await temporaryDirectory();
  const [image, path] = [join(directory, "image"), join(directory, "mounted")];
  await writeFile(image, "");
  await truncate(image, megabytes * 1_024 * 1_024);
  await run("mkfs.ext4", ["-q", "-m", "0", image]);
  await run("mkdir", [path]);
  const mount = () => run("mount", ["-o", "loop", image, path]);
  await mount();
  await run("chmod", ["755", directory, path]);
  return {
    path,
    async cutPower() {
      await run("perl", ["-e", shutDown, path]);
      await run("umount", [path]);
      await mount();
    },
    async [Symbol.asyncDispose]() {
      await run("umount", [path]);
      await remove();
    },
  };
}

/**
 * Stops all writes, including the journal in memory (Linux, fs/ext4: EXT4_IOC_SHUTDOWN with
 * EXT4_GOING_FLAGS_NOLOGFLUSH). Perl is part of every Debian.
 */
const shutDown =
  'my $how = pack("L", 2); open(my $disk, "<", $ARGV[0]) or die; ioctl($disk, 0x8004587d, $how) or die "ioctl: $!";';

/** Fills a disk completely with one file. @returns a function that removes the file */
export async function fillDisk(directory: string): Promise<() => Promise<void>> {
  const path = join(directory, "filler");
  const file = await open(path, "w");
  try {
    for (const size of [4 << 20, 64 << 10, 4 << 10]) {
      const block = Buffer.alloc(size, 1);
      let written = size;
      while (written > 0) written = await file.write(block).then(({ bytesWritten }) => bytesWritten, none);
    }
    await file.sync().catch(() => {});
  } finally {
    await file.close();
  }
  return () => rm(path);
}

function none(error: unknown): number {
  if (error instanceof Error && "code" in error && error.code === "ENOSPC") return 0;
  throw error;
}
