import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { z } from "zod";

const statesSchema = z.array(
  z.object({ commit: z.string(), files: z.array(z.object({ name: z.string(), text: z.string() })) }),
);

/**
 * Folders with the migrations of the three states that 1.0 takes over, oldest first: `git show COMMIT:PATH` of all files of
 * supabase/migrations, as JSON, compressed.
 */
export async function writeEarlierMigrations(): Promise<{ commit: string; folder: string }[]> {
  const packed = await readFile(join(import.meta.dirname, "before-release.json.br"));
  const states = statesSchema.parse(JSON.parse(brotliDecompressSync(packed).toString()));
  return Promise.all(
    states.map(async ({ commit, files }) => {
      const folder = await mkdtemp(join(tmpdir(), `vlotwerk-${commit}-`));
      for (const { name, text } of files) await writeFile(join(folder, name), text);
      return { commit, folder };
    }),
  );
}
