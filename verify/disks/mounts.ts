import { execFile } from "node:child_process";
import { mkdtemp, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

export type Disk = {
  /** The mount point: an empty directory with access for all users. */
  path: string;
  /** Simulates a power cut: unwritten data is lost, and the disk is mounted again. */
  cutPower(): Promise<void>;
  remove(): Promise<void>;
};

/** A small disk: an ext4 file system in a file. @throws Error where mounting is not allowed: it needs root on Linux */
export async function makeDisk(megabytes: number): Promise<Disk> {
  const directory = await mkdtemp(join(tmpdir(), "vlotwerk-disk-"));
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
    async remove() {
      await run("umount", [path]);
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/**
 * Stops all writes, including the journal in memory (Linux, fs/ext4: EXT4_IOC_SHUTDOWN with
 * EXT4_GOING_FLAGS_NOLOGFLUSH). Perl is part of every Debian.
 */
const shutDown =
  'my $how = pack("L", 2); open(my $disk, "<", $ARGV[0]) or die; ioctl($disk, 0x8004587d, $how) or die "ioctl: $!";';
