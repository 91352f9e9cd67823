import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { onEmbedded, temporaryDirectory } from "../../bench/test-bed.ts";
import { makePhotograph, upload } from "../../bench/upload.ts";
import { createKey } from "../../server/backup/place/sealed.ts";
import { repository } from "../changed-build.ts";
import { backUp } from "../harness/commands.ts";
import { runToEnd } from "../programs.ts";
import { openCheckedPlace } from "./places.ts";

/** Opens every object of a place with the `age` command. @throws NotChecked when it is missing */
export async function openWithAge(): Promise<string> {
  const version = runToEnd("age", ["--version"]).trim();
  return await onEmbedded(async ({ settings, start }) => {
    const { DATA_DIR: data = "" } = settings;
    await using site = await start();
    const { token } = await site.signIn();
    await upload(site, token, "picture.jpg", await makePhotograph(1, 640, 480));
    const key = await createKey();
    const { rows } = await backUp({ ...settings, BACKUP_KEY: key });
    await using place = await openCheckedPlace("directory", data);
    await using opened = await temporaryDirectory();
    const [identity, plain] = [join(opened.path, "identity"), join(opened.path, "plain")];
    await writeFile(identity, `${key}\n`, { mode: 0o600 });
    const decrypt = async (object: string) => {
      runToEnd("age", ["-d", "-i", identity, "-o", plain, join(place.from, object)], { cwd: repository });
      return readFile(plain);
    };
    const snapshots = (await place.place.list("snapshots")).map(({ key }) => key);
    const contents = (await place.place.list("files")).map(({ key }) => key);
    const hashes = new Map<string, string>();
    for (const object of [...snapshots, ...contents]) {
      assert(object.endsWith(".age"), `${object} is not encrypted`);
      hashes.set(
        object,
        createHash("sha256")
          .update(await decrypt(object))
          .digest("hex"),
      );
    }
    for (const object of contents) {
      assert.equal(`${hashes.get(object)}.age`, object.split("/").at(-1), `${object} holds something else`);
    }
    const list = snapshots.find((object) => object.endsWith("files.json.age")) ?? "";
    const archive = snapshots.find((object) => object.includes("database")) ?? "";
    const { archive: listed } = z
      .object({ archive: z.string() })
      .parse(JSON.parse(String(await decrypt(list))));
    assert.equal(hashes.get(archive), listed, "The archive is another one");
    await decrypt(archive);
    const names = runToEnd("tar", ["-tzf", plain]).trim().split("\n");
    assert(names.includes("manifest.json") && names.includes("end.json"));
    return `age ${version} opens all ${hashes.size} objects with the identity in BACKUP_KEY: ${contents.length} contents with the hashes in their names, the list, and an archive of ${rows} rows, which tar lists with ${names.length} entries`;
  });
}
