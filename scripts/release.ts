import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { nullIfMissing } from "../server/shared/null-if-missing.ts";

const root = join(import.meta.dirname, "..");
const list = join(root, "supabase", "released.json");

/** Files that were applied to databases of released versions, with the SHA-256 of their texts. */
export async function readReleased(): Promise<Record<string, string>> {
  const text = await nullIfMissing(readFile(list, "utf8"));
  return z.record(z.string(), z.string()).parse(JSON.parse(text ?? "{}"));
}

/** The same of this checkout: platform files and migrations, each in their order. */
export async function readPresent(): Promise<Record<string, string>> {
  const files = globSync(["server/backend/database/platform/*.sql", "supabase/migrations/*.sql"], {
    cwd: root,
  });
  const hashes = files.sort().map(async (file): Promise<[string, string]> => {
    const text = (await readFile(join(root, file), "utf8")).replaceAll("\r\n", "\n");
    return [file, createHash("sha256").update(text).digest("hex")];
  });
  return Object.fromEntries(await Promise.all(hashes));
}

/** `npm run release`: notes what is new as released; what is noted already stays, so that an edit fails the tests. */
if (import.meta.main) {
  const all = { ...(await readPresent()), ...(await readReleased()) };
  await writeFile(list, `${JSON.stringify(all, null, 2)}\n`);
  process.stdout.write(`${Object.keys(all).length} files are noted as released.\n`);
}
