import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const files = globSync("app/**/*.{ts,tsx}").filter((path) => !/\.test\.tsx?$/.test(path));

it("nothing in the browser uses the clients that its bundle leaves out", () => {
  expect(files.length).toBeGreaterThan(500);
  const used = files.filter((path) =>
    /\.(?:storage\b|realtime\b|channel\(|removeChannel\()/.test(readFileSync(path, "utf8")),
  );
  expect(used).toEqual([]);
});
