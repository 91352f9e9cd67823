import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { palette } from "../../app/styles/palette.ts";
import { images } from "./images.ts";
import { printPicture } from "./picture.ts";

const root = join(import.meta.dirname, "../..");

describe("the pictures under public/images", () => {
  it.each(Object.entries(images))("%s.svg is what its composition draws", async (name, picture) => {
    expect(await readFile(join(root, `public/images/${name}.svg`), "utf8")).toBe(printPicture(picture));
  });

  it.each(Object.entries(images))(
    "%s.svg holds only paths with finite numbers in colours of the house",
    (_, picture) => {
      const text = printPicture(picture);
      expect(text).not.toMatch(/NaN|Infinity|undefined|<script|<style|style=/);
      for (const [colour] of text.matchAll(/#[0-9a-f]+/g)) expect(Object.values(palette)).toContain(colour);
    },
  );

  it("are there for every address the seed names", async () => {
    const folder = join(root, "supabase/seed/articles");
    const files = (await readdir(folder))
      .filter((file) => file.endsWith(".sql"))
      .map((file) => join(folder, file));
    const texts = await Promise.all(
      [...files, join(root, "supabase/seed.sql")].map((file) => readFile(file, "utf8")),
    );
    const named = texts.flatMap((text) =>
      [...text.matchAll(/\/images\/([\w/-]+)\.svg/g)].map((match) => match[1]),
    );
    expect(named.length).toBeGreaterThan(16);
    for (const name of named) expect(Object.keys(images)).toContain(name);
  });
});
