import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { palette } from "../../app/styles/palette.ts";

const root = join(import.meta.dirname, "../..");

type ReadFile = { path: string; text: string };

async function readAll(folder: string, ending: string): Promise<ReadFile[]> {
  const names = await readdir(join(root, folder), { recursive: true });
  return Promise.all(
    names
      .filter((name) => name.endsWith(ending))
      .map(async (name) => ({ path: `/${name}`, text: await readFile(join(root, folder, name), "utf8") })),
  );
}

describe("the drawings under public/images", () => {
  it("contain only shapes with finite numbers, in palette colours", async () => {
    const drawings = await readAll("public/images", ".svg");
    expect(drawings.length).toBeGreaterThan(20);
    for (const { path, text } of drawings) {
      expect(text, path).not.toMatch(/NaN|Infinity|undefined|<script|<style|style=/);
      for (const [colour] of text.matchAll(/#[0-9a-f]+/g)) {
        expect(Object.values(palette), path).toContain(colour);
      }
    }
  });

  it("exist for every path in the seed", async () => {
    const drawings = (await readAll("public/images", ".svg")).map(({ path }) => `/images${path}`);
    const seed = (await readAll("supabase", ".sql")).filter(({ path }) => path.startsWith("/seed"));
    const named = seed.flatMap(({ text }) => text.match(/\/images\/[\w/-]+\.svg/g) ?? []);
    expect(named.length).toBeGreaterThan(16);
    for (const address of named) expect(drawings).toContain(address);
  });
});
