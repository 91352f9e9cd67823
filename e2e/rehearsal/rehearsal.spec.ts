import type { Rehearsal, RehearsedCall } from "../../app/data/rehearsals/rehearsal.ts";
import { address } from "../../app/i18n/addresses.ts";
import { createRandomInput } from "../../server/backend/testing/random-input.ts";
import { withoutDrawnIds } from "../../server/rehearsal/page-changes.ts";
import { firstAdminOf } from "../fixtures/accounts.ts";
import { expect, test } from "../fixtures/own-site.ts";
import type { Site } from "../fixtures/sites.ts";
import { isThorough } from "../fixtures/thorough.ts";
import { drawChange } from "./random-changes.ts";

const changes = isThorough ? 200 : 5;

test("the listed pages are those whose bytes differ once a change is live", async ({ site }) => {
  test.setTimeout(changes * 20_000);
  const member = await signInTo(site);
  const random = createRandomInput("rehearsal");
  let before = await readAll(site, await listPaths(site));
  for (let count = 0; count < changes; ) {
    const change = await drawChange(site, random, member.call);
    if (!change) continue;
    const response = await member.rehearse([change]);
    const applied = await member.call(change);
    // What is refused is refused alike.
    expect({ change, ...(await reasonOf(response)) }).toEqual({ change, ...(await reasonOf(applied)) });
    if (!applied.ok) continue;
    const { pages }: Rehearsal = await response.json();
    count += 1;
    const paths = new Set([...before.keys(), ...(await listPaths(site))]);
    for (const { path } of pages) paths.add(path);
    const unknown = [...paths].filter((path) => !before.has(path));
    const after = await readAll(site, [...paths]);
    const differing = [...paths].filter(
      (path) => before.get(path) !== after.get(path) && !unknown.includes(path),
    );
    const found = pages.map(({ path }) => path);
    expect({
      change,
      missed: differing.filter((path) => !found.includes(path)),
      more: found.filter((path) => !differing.includes(path) && !unknown.includes(path)),
    }).toEqual({ change, missed: [], more: [] });
    before = after;
  }
});

/** Why a call failed; null when it did not. */
async function reasonOf(response: Response): Promise<{ failure: string | null }> {
  return { failure: response.ok ? null : `${response.status} ${(await response.json()).message}` };
}

type Member = {
  rehearse(calls: readonly RehearsedCall[]): Promise<Response>;
  call(call: RehearsedCall): Promise<Response>;
};

async function signInTo(site: Site): Promise<Member> {
  const { access_token } = JSON.parse(await firstAdminOf(site).startSession());
  const send = (method: string, path: string, body: string, prefer = "") =>
    fetch(site.address + path, {
      method,
      headers: {
        apikey: "sb_publishable_vlotwerk",
        authorization: `Bearer ${access_token}`,
        "content-type": "application/json",
        prefer,
      },
      ...(body !== "" && { body }),
    });
  return {
    rehearse: (calls) => send("POST", "/functions/v1/rehearse", JSON.stringify({ calls })),
    call: ({ method, path, prefer, body }) => send(method, `/rest/v1/${path}`, body, prefer),
  };
}

/** All pages as the database names them, in both languages. */
async function listPaths({ query }: Site): Promise<string[]> {
  const rows = await query<{ path: string }>(`
    select unnest(array['/', '/contact', '/about-us', '/insights', '/privacy', '/terms', '/cases', '/services', '/404']) as path
    union select '/insights/' || slug from public.otm_blog_articles union select '/blog/' || slug from public.otm_blog_articles
    union select '/insights/tag/' || slug from public.otm_blog_tags
    union select '/download/' || slug from public.otm_download_pages
    union select path from private.addresses`);
  return rows.flatMap(({ path }) => [path, address("en", path)]);
}

/** What each path answers. */
async function readAll(site: Site, paths: readonly string[]): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  for (const path of new Set(paths)) {
    const response = await fetch(site.address + path, { redirect: "manual" });
    // What has no page shows that of /404.
    const isMissing = response.status === 404 && !path.endsWith("/404");
    answers.set(
      path,
      isMissing
        ? "404"
        : `${response.status} ${response.headers.get("location")} ${withoutDrawnIds(await response.text())}`,
    );
  }
  return answers;
}
