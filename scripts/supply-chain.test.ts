// @module-tag S34

import { describe, expect, it } from "vitest";
import { judgeLicences } from "./licence-rules.ts";
import { readLockedPackages, readManifest } from "./locked-packages.ts";

const exact = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
const manifest = await readManifest();
const { own, packages } = await readLockedPackages();
const wanted = { ...manifest.dependencies, ...manifest.devDependencies };

describe("dependencies", () => {
  it("are exact versions in package.json", () => {
    expect(Object.entries(wanted).filter(([, version]) => !exact.test(version))).toEqual([]);
  });

  it("are locked at these versions", () => {
    expect(own?.dependencies).toEqual(manifest.dependencies);
    expect(own?.devDependencies).toEqual(manifest.devDependencies);
    const locked = new Map(packages.map(({ path, version }) => [path, version]));
    for (const [name, version] of Object.entries(wanted)) {
      expect([name, locked.get(`node_modules/${name}`)]).toEqual([name, version]);
    }
  });

  it("have an integrity hash each", () => {
    expect(packages.length).toBeGreaterThan(500);
    expect(
      packages.filter(({ integrity }) => !integrity?.startsWith("sha512-")).map(({ name }) => name),
    ).toEqual([]);
  });

  it("have accepted licences", () => {
    const { known, rejected } = judgeLicences(packages.filter(({ dev }) => !dev));
    expect(rejected).toEqual([]);
    expect(known.length).toBeGreaterThan(100);
  });
});

describe("a licence", () => {
  const judge = (license: string | undefined, name = "some-package") =>
    judgeLicences([{ path: `node_modules/${name}`, name, version: "1.0.0", license }]).rejected.length === 0;

  it.each([
    ["MIT", true],
    ["(MIT OR GPL-3.0)", true],
    ["(MIT AND GPL-3.0)", false],
    ["(MIT AND ISC)", true],
    ["GPL-3.0-only", false],
    ["AGPL-3.0", false],
    ["MPL-2.0", false],
    ["SEE LICENSE IN license.md", false],
    ["UNLICENSED", false],
    [undefined, false],
  ])("%s: %s", (license, isKnown) => {
    expect(judge(license)).toBe(isKnown);
  });

  it("is accepted per package where it has conditions", () => {
    expect(judge("MPL-2.0", "@resvg/resvg-js-linux-x64-gnu")).toBe(true);
    expect(judge("SEE LICENSE IN license.md", "tinymce")).toBe(true);
    expect(judge("AGPL-3.0", "tinymce")).toBe(false);
    expect(judge("LGPL-3.0-or-later", "@img/sharp-libvips-linux-x64")).toBe(true);
    expect(judge("LGPL-3.0-or-later")).toBe(false);
  });
});
