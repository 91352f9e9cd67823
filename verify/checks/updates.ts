import { readdir, readlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { temporaryDirectory, withDatabase } from "../../bench/test-bed.ts";
import { steps } from "../../scripts/update/steps.ts";
import { openEmbeddedDatabase } from "../../server/backend/embedded-postgres/embedded-database.ts";
import { siteVersion } from "../../server/shared/site-version.ts";
import type { Check } from "../check.ts";
import { type LaidOutSite, layOut, newer, replace } from "../updates/site.ts";

/** What is wrong with a version, and what the update says of it. */
const badVersions: { what: string; says: RegExp; spoil(folder: string): Promise<void> }[] = [
  {
    what: "does not build",
    says: /The build did not work/,
    spoil: (folder) => writeFile(join(folder, "app", "root.tsx"), "export default ("),
  },
  {
    what: "does not migrate",
    says: /Bringing a copy of the database up to date did not work[\s\S]*added\.sql/,
    spoil: (folder) =>
      writeFile(join(folder, "supabase", "migrations", "20990101000000_added.sql"), "select from nowhere;"),
  },
  {
    what: "does not start",
    says: /On a copy of the database 9\.9\.9 does not serve/,
    spoil: (folder) =>
      replace(
        join(folder, "server", "index.ts"),
        "if (import.meta.main) {",
        'if (import.meta.main) {\n  throw new Error("no");',
      ),
  },
  {
    what: "answers 500",
    says: /On a copy of the database 9\.9\.9 does not serve: \/ is answered with 500/,
    spoil: (folder) => answerWith500(folder, "true"),
  },
  {
    what: "goes back, since it answers 500 with the service's settings alone, when the database is migrated",
    says: /9\.9\.9 does not serve: \/ is answered with 500[\s\S]*serves again/,
    spoil: (folder) => answerWith500(folder, "process.env.SITE_URL"),
  },
];

function answerWith500(folder: string, when: string): Promise<void> {
  return replace(
    join(folder, "app", "routes", "site", "home.tsx"),
    "const db = context.get(publicDatabase);",
    `if (${when}) throw new Error("no");\n  const db = context.get(publicDatabase);`,
  );
}

export const updates: Check = {
  line: "S49",
  name: "Updates",
  what: "A site as docs/operations.md lays it out is updated by npm run update; the update is killed with SIGKILL at each of its steps and run again, and versions that don't build, migrate, start or serve are offered: each time the old or the new version serves, with every row.",
  async run() {
    await using directory = await temporaryDirectory();
    const site = await layOut(directory.path);
    try {
      const kills = await killInEachStep(site);
      const bad = await offerBadVersions(site);
      return `${kills}; ${bad}; 0 lost, 0 half updated`;
    } finally {
      await site.end();
    }
  },
};

async function killInEachStep(site: LaidOutSite): Promise<string> {
  const served: Record<string, number> = { [siteVersion]: 0, [newer]: 0 };
  const names = ["look", ...steps.map(({ name }) => name)];
  for (const step of names) {
    await site.begin();
    const folder = await site.offer();
    const before = await countRows(site);
    const after = Math.round(Math.random() * 2_000);
    const killed = await site.update(folder, { step, after });
    if (killed.code !== null && killed.code !== 0) throw new Error(`Killed in ${step}: ${killed.output}`);
    const version = await site.serves();
    if (!(version in served)) throw new Error(`After a kill in ${step} ${version} serves`);
    served[version] = (served[version] ?? 0) + 1;
    const again = await site.update(folder);
    const isRefused = version === newer && /is the version that is here already/.test(again.output);
    if (again.code !== 0 && !isRefused) throw new Error(`Again after a kill in ${step}: ${again.output}`);
    await expectServed(site, newer, before);
  }
  return `killed in ${names.length} steps: ${served[siteVersion]} times the old version served, ${served[newer]} times the new, and after a second run always the new`;
}

async function offerBadVersions(site: LaidOutSite): Promise<string> {
  let kills = 0;
  for (const { what, says, spoil } of badVersions) {
    // What goes back is killed there as well, and goes back when it is run again.
    for (const isKilled of what.startsWith("goes back") ? [false, true, true, true] : [false]) {
      await site.begin();
      const before = await countRows(site);
      const folder = await site.offer(spoil);
      if (isKilled) {
        kills += 1;
        const killed = await site.update(folder, { step: "Going back", after: Math.random() * 3_000 });
        if (killed.code !== null && killed.code !== 1) throw new Error(`Killed going back: ${killed.output}`);
        if (killed.code === 1) continue;
      }
      const { code, output } = await site.update(folder);
      if (code !== 1 || !says.test(output))
        throw new Error(`A version that ${what}: code ${code}, ${output}`);
      await expectServed(site, siteVersion, before);
    }
  }
  return `${badVersions.length} bad versions, and ${kills} kills on the way back: the old one serves on`;
}

async function expectServed(site: LaidOutSite, version: string, before: string): Promise<void> {
  if ((await site.serves()) !== version) throw new Error(`Not ${version} serves, but ${await site.serves()}`);
  const [rows, leadsTo] = [await countRows(site), await readlink(site.link)];
  if (rows !== before) throw new Error(`Rows were ${before} and are ${rows}`);
  if (leadsTo !== (version === newer ? `site-${newer}` : "site-1"))
    throw new Error(`The link leads to ${leadsTo}`);
  const left = [...(await readdir(site.data)), ...(await readdir(dirname(site.link)))].filter(
    (name) => name === "trial" || name.endsWith(".next") || (version !== newer && name === `site-${newer}`),
  );
  // What went back keeps the folder of the version that did not serve, to look into.
  if (left.some((name) => name !== `site-${newer}`)) throw new Error(`${left} is left`);
}

/** Of what people wrote, and of the accounts. */
function countRows(site: LaidOutSite): Promise<string> {
  return withDatabase(openEmbeddedDatabase(site.data), async (database) => {
    const [counts] = await database.query(`
      select (select count(*) from public.otm_blog_articles) as articles, (select count(*) from auth.users) as users,
        (select count(*) from public.otm_versions) as versions`);
    return JSON.stringify(counts);
  });
}
