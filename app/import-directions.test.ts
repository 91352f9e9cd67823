import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const imported = /(?:\bfrom|\bimport|\bimport\() ?"(\.[^"]+)"/g;

it("nothing but routes imports the routes of the panel", () => {
  const files = globSync("{app,server,scripts,supabase,verify,bench}/**/*.{ts,tsx}", { cwd: root });
  const backwards = files
    .filter((path) => !path.startsWith("app/routes/"))
    .flatMap((path) => {
      const sources = [...readFileSync(join(root, path), "utf8").matchAll(imported)];
      return sources.map(([, source = ""]) => `${path} imports ${join(dirname(path), source)}`);
    })
    .filter((found) => found.includes(" imports app/routes/admin/"));
  expect(backwards).toEqual([]);
});
