import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";
import { renderPage } from "../bench/page.ts";
import manifest from "../package.json" with { type: "json" };
import { settingNames } from "../server/settings/environment.ts";
import { meanings } from "../server/settings/meanings.ts";
import { checks } from "../verify/checks.ts";
import { promises } from "../verify/promises.ts";
import { linesOf } from "../verify/updates/documented.ts";
import { testsByPromise, written } from "./docs.ts";

const root = join(import.meta.dirname, "..");
const { scripts } = manifest;

const documents = globSync("{*.md,docs/**/*.md}", { cwd: root })
  .sort()
  .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));

const sources = globSync("{app,bench,e2e,scripts,server,supabase,verify}/**/*.*", { cwd: root });

describe.each(documents)("$path", ({ path, text }) => {
  it("links to existing documents and headings", () => {
    const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = ""]) => target);
    const relative = targets.filter((target) => !/^https?:/.test(target));
    expect(relative.filter((target) => !isThere(target, path))).toEqual([]);
  });

  const named = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = ""]) => code);

  it("names existing files and folders", () => {
    const paths = named.filter(isPath);
    expect(paths.filter((name) => globSync(patternOf(name), { cwd: root }).length === 0)).toEqual([]);
    const alone = named.filter((code) => /^[\w-]+\.(tsx?|sql)$/.test(code));
    expect(alone.filter((name) => !sources.some((path) => path.endsWith(`/${name}`)))).toEqual([]);
  });

  it("names existing commands of npm", () => {
    const commands = [...text.matchAll(/npm run (?:--silent )?([a-z][a-z:]*)/g)].map(([, name = ""]) => name);
    expect(commands.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });
});

describe("docs/settings.md", () => {
  const settings = readFileSync(join(root, "docs/settings.md"), "utf8");
  const [, commands = ""] = settings.split("## Commands");
  const rows = (text: string) =>
    [...text.matchAll(/^(`[^|\n]+) \|/gm)].flatMap(([, names = ""]) =>
      [...names.matchAll(/`([A-Z_]+)`/g)].map(([, name = ""]) => name),
    );

  it("lists exactly the settings of the server", () => {
    const described = Object.values(meanings).flatMap((group) => Object.keys(group));
    expect(described.sort()).toEqual([...settingNames, "PGSSL"].sort());
  });

  it("lists exactly the settings of commands, tests and measurements", () => {
    const sources = globSync("{app,server,scripts,bench,verify,e2e}/**/*.ts", { cwd: root });
    const read = new Set(
      sources.flatMap((path) =>
        [...readFileSync(join(root, path), "utf8").matchAll(/process\.env\.([A-Z_]+)/g)].map(
          ([, name = ""]) => name,
        ),
      ),
    );
    const given = rows(commands);
    const ownToPrograms = /^(HOME|PATH|TMPDIR|NODE_ENV|HOSTED_.+)$/;
    const all = rows(settings);
    const missing = [...read].filter((name) => !all.includes(name) && !ownToPrograms.test(name));
    expect(missing).toEqual([]);
    expect(given.filter((name) => !read.has(name))).toEqual([]);
  });
});

it("sources and configurations name documents that exist", () => {
  const sources = globSync(["{app,server,supabase,scripts,bench,verify,e2e}/**/*.{ts,tsx,sql}", "deploy/*"], {
    cwd: root,
  });
  const named = sources.flatMap((path) =>
    [...readFileSync(join(root, path), "utf8").matchAll(/(?<![\w./-])(?:\.\.\/)*(docs\/[\w/-]+\.md)/g)].map(
      ([, document = ""]) => ({ path, document }),
    ),
  );
  expect(named.filter(({ document }) => !existsSync(join(root, document)))).toEqual([]);
});

it.each(Object.entries(written))("%s is as npm run docs writes it", (path, render) => {
  expect(render()).toBe(readFileSync(join(root, path), "utf8"));
});

it("every promise is shown by a test or a long check, and every test shows one that is made", () => {
  const names = Object.values(promises).flatMap((ofArea) => Object.keys(ofArea));
  const shown = testsByPromise();
  expect([...shown.keys()].filter((name) => !names.includes(name))).toEqual([]);
  expect(names.filter((name) => !shown.has(name) && !checks.some(({ line }) => line === name))).toEqual([]);
});

it("docs/measurements.md has the figures of the results", async () => {
  expect(readFileSync(join(root, "docs/measurements.md"), "utf8")).toBe(await renderPage());
});

describe("docs/decisions.md", () => {
  const decisions = readFileSync(join(root, "docs/decisions.md"), "utf8");
  const [, ...sections] = decisions.split("\n## ").filter((section) => !section.startsWith("In short\n"));

  it.each(sections.map((text) => ({ title: text.split("\n", 1)[0], text })))(
    "$title has a date, and says why, what was decided and rejected, and what follows",
    ({ text }) => {
      expect(text).toMatch(/^.+\n\n\d{4}-\d\d-\d\d\n/);
      const said = [...text.matchAll(/^\*\*(\w+)\.\*\*/gm)].map(([, word]) => word);
      expect(said).toEqual(["Why", "Decision", "Rejected", "Follows"]);
    },
  );

  it("is read at one sitting: 4,000 words at most", () => {
    expect(decisions.split(/\s+/).length).toBeLessThanOrEqual(4000);
  });
});

/** Resolves a link of the document at `path`: a file, a heading in it, or an own heading. */
function isThere(target: string, path: string): boolean {
  const [file = "", heading] = target.split("#");
  const linked = file === "" ? path : normalize(join(dirname(path), file));
  if (!existsSync(join(root, linked))) return false;
  if (heading === undefined) return true;
  const text = readFileSync(join(root, linked), "utf8");
  return [...text.matchAll(/^#+ (.+)$/gm)].some(([, title = ""]) => anchorOf(title) === heading);
}

/** The anchor that GitHub derives from a heading. */
function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");
}

function isPath(code: string): boolean {
  return /^(app|bench|deploy|docs|e2e|public|scripts|server|supabase|verify)\/[^\s]*$/.test(code);
}

/** `*.test.ts(x)` and `<area>` stand for several names. */
function patternOf(name: string): string {
  return name.replace(/\(x\)$/, "*").replace(/<[^>]+>/g, "*");
}

it("what a newcomer reads takes an hour: 12,000 words", () => {
  const read = ["README.md", "docs/guide.md", "docs/decisions.md", "docs/operations.md"];
  const words = documents.filter(({ path }) => read.includes(path)).flatMap(({ text }) => text.split(/\s+/));
  expect(words.length).toBeLessThanOrEqual(12_000);
});

it.each([
  ["Add a field", 7],
  ["Add a kind", 6],
])("the guide's example “%s” counts the files that it names, %i at most", (heading, most) => {
  const guide = readFileSync(join(root, "docs/guide.md"), "utf8");
  const [, section = ""] = new RegExp(`## ${heading}\\n(.+?)\\n## `, "s").exec(guide) ?? [];
  const [, said] = /these\s+(\d+) files/.exec(section) ?? [];
  const named = [...section.matchAll(/^\d+\. `/gm)];
  expect(named.length).toBe(Number(said));
  expect(named.length).toBeLessThanOrEqual(most);
});

it.each(["Install", "Update", "Move", "Lose a machine"])(
  "docs/operations.md says “%s” in five lines at most",
  async (heading) => {
    expect((await linesOf(heading)).length).toBeLessThanOrEqual(5);
  },
);
