import { execFileSync } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { temporaryDirectory } from "../../bench/test-bed.ts";
import { siteVersion } from "../../server/shared/site-version.ts";
import { repository } from "../changed-build.ts";
import type { Check } from "../check.ts";
import { createMachine, linesOf, type Machine } from "../updates/documented.ts";
import { makeNewer, newer, versionAt } from "../updates/site.ts";

export const documentedLines: Check = {
  line: "S49",
  name: "Updates",
  what: "The lines of docs/operations.md are run as they stand, in directories that stand for three machines: one is set up and updated, the site moves to the second, which is lost, and comes back on the third; root, systemd and the packages' download are stood in for.",
  async run() {
    await using directory = await temporaryDirectory();
    const [install, update, move, lose] = [
      await linesOf("Install"),
      await linesOf("Update"),
      await linesOf("Move"),
      await linesOf("Lose a machine"),
    ];
    const source = join(directory.path, "origin.git");
    const kept = join(directory.path, "kept");
    const others = { "/backups": directory.path, s3: kept };
    const clone = (name: string) => createMachine(join(directory.path, name), `--quiet ${source}`, others);
    execFileSync("git", ["clone", "--quiet", "--bare", repository, source]);
    const [first, second, third] = [await clone("first"), await clone("second"), await clone("third")];
    const machines = [first, second, third];
    try {
      await first.run(install);
      await expectVersion(first, siteVersion);
      await release(source, join(directory.path, "release"));
      await first.run(update);
      await expectVersion(first, newer);

      const [stop = "", backUp = "", ...rest] = move;
      const withSettings = (machine: Machine, lines: string[]) => machine.run([update[0] ?? "", ...lines]);
      await withSettings(first, [stop, backUp]);
      await second.run(withoutStart(install));
      await withSettings(second, rest);
      await expectVersion(second, newer);

      await withSettings(second, ["runuser -u vlotwerk -- npm run backup -- --kept"]);
      await second.stop();
      execFileSync("mv", [join(second.root, "var/lib/vlotwerk/backups"), kept]);
      await third.run(withoutStart(install));
      await withSettings(third, lose);
      await expectVersion(third, newer);
      const lines = [install, update, move, lose].map(({ length }) => length);
      return `${lines.join(", ")} lines to set up, update, move and come back; the site served after each`;
    } finally {
      for (const machine of machines) await machine.close();
    }
  },
};

/** As the document says: a first start would seed the database. */
function withoutStart(lines: readonly string[]): string[] {
  return lines.map((line) => line.replace("enable --now", "enable"));
}

async function expectVersion({ origin }: Machine, version: string): Promise<void> {
  const found = await versionAt(origin);
  if (found !== version) throw new Error(`${origin} serves ${found}, not ${version}`);
}

/** Puts a newer version with a migration into the origin, and its tag. */
async function release(source: string, checkout: string): Promise<void> {
  const git = (...words: string[]) =>
    execFileSync("git", ["-C", checkout, "-c", "user.name=Eva", "-c", "user.email=eva@example.nl", ...words]);
  await mkdir(checkout);
  execFileSync("git", ["clone", "--quiet", source, checkout]);
  await makeNewer(checkout);
  git("add", "--all");
  git("commit", "--quiet", "--message", "Add a table");
  git("tag", `v${newer}`);
  git("push", "--quiet", "--tags", "origin", "HEAD");
}
