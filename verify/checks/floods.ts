import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { type BenchSite, signInWith, someAddress } from "../../bench/site-process.ts";
import { onSite } from "../../bench/test-bed.ts";
import { timed } from "../../bench/time.ts";
import { whileRunning } from "../../bench/while-running.ts";
import { hashToken } from "../../server/backend/auth/tokens/secret-tokens.ts";
import type { Database } from "../../server/backend/database/database.ts";
import type { Check } from "../check.ts";
import { attack } from "../load/attack.ts";
import { floods, perSecond, reference } from "../load/floods.ts";
import {
  expectFast,
  type Reader,
  readBeside,
  reads,
  readsHome,
  readsReady,
  readUnderAttack,
  type Seen,
} from "../load/watch.ts";
import { addUser, person, signInUser } from "../writers/users.ts";

const pages = ["/", "/en", "/insights", "/en/insights", "/about-us", "/contact", "/terms", "/privacy"];

/** The status of an accepted request; a rejected one has 503. */
const kinds = [
  { name: "sign-ins", attackName: "floodSignIns", accepted: "400" },
  { name: "forms", attackName: "floodForms", accepted: "200" },
  { name: "expensive calls", attackName: "floodCalls", accepted: "200" },
] as const;

/** What is attacked, with what, and who must be served meanwhile (`load/`). */
export const floodChecks: readonly Check[] = [
  {
    line: "S30",
    what: `${perSecond} sign-in tries a second from as many addresses while visitors read pages, then as many forms, then as many expensive calls: each for a minute. Each is worked on or told to come back, and every form that was thanked for is stored.`,
    run: () =>
      onSite(async (site) => {
        const visitors = reads("pages", 150, ...pages);
        const told: string[] = [];
        for (const { name, attackName, accepted } of kinds) {
          // Fills the page cache.
          await readBeside(site.address, pause(3_000), [visitors]);
          const before = await countForms(site);
          const seen = await readUnderAttack(site, attackName, 60, [visitors]);
          const { [accepted]: done, "503": _, ...others } = seen.answers;
          assert(done && Object.keys(others).length === 0, `Unexpected statuses: ${name} ${seen.text}`);
          const stored = (await countForms(site)) - before;
          assert(name !== "forms" || stored === done, `${stored} forms were stored under ${seen.text}`);
          told.push(`${name} ${expectFast(seen)}`);
        }
        return told.join(", ");
      }),
  },
  {
    line: "S35",
    what: "1,200 pipelined requests of unknown addresses on one connection, once and at 46 kB a second, then four clients that send as many and disconnect, over and over, while somebody reads the home page: nothing is rendered for those that have left, and told to stop in the middle of it the server ends within ten seconds.",
    async run() {
      const log: string[] = [];
      const work = async (site: BenchSite) => {
        const seen: string[] = [];
        await warmUp(site);
        for (const name of ["pipelineOnce", "pipelineSteadily", "pipelineAndLeave"] as const)
          seen.push(`${name} ${expectFast(await readUnderAttack(site, name, 15, [readsHome]))}`);
        const dead = countUnsentRenders(log.join(""));
        seen.push(`${dead} rendered for clients that had left`);
        assert.equal(dead, 0, seen.join("; "));
        const attacking = attack("pipelineSteadily", site.address, 3).catch(() => null);
        await pause(1_000);
        const elapsed = await timed(site.stop);
        seen.push(`stopped in ${(elapsed / 1_000).toFixed(1)} s`);
        assert(elapsed <= 10_000, seen.join("; "));
        await attacking;
        return seen.join("; ");
      };
      return onSite(work, { onOutput: (text) => log.push(text) });
    },
  },
  {
    line: "S36",
    what: "120 clients that call what is most expensive of all that the limits allow, on 200 articles of 30 kB, first without accounts, then with somebody among them who has signed up and posts, while others read a cached page, the page of search results, which is rendered each time, and /readyz.",
    run: () =>
      onSite(
        async (site) => {
          await warmUp(site);
          const token = await signInUser(site.address);
          const readers = [{ ...readsHome, isFresh: true }, search, readsReady];
          const first = await readUnderAttack(site, "callExpensively", 30, readers);
          const seen = `visitors ${expectFast(first)}`;
          const second = await readUnderAttack(site, "callExpensively", 30, readers, token);
          return `${seen}; visitors and a writer ${expectFast(second)}`;
        },
        { prepare: addLongArticles },
      ),
  },
  {
    line: "S37",
    what: "2,000 connections that send all but the last byte of the largest body that they may: without the key, with it, as a form, and about accounts, while somebody reads the home page.",
    // An unfinished body counts with its received bytes, not with its Content-Length.
    run: () =>
      onSite(async (site) => {
        await readBeside(site.address, pause(3_000), [readsHome]);
        const before = await site.memory();
        let max = before;
        const reading = readUnderAttack(site, "leaveBodiesOpen", 10, [readsHome]);
        await whileRunning(reading, 100, async () => {
          max = Math.max(max, await site.memory());
        });
        const seen = await reading;
        const text = `memory ${Math.round(before)} → ${Math.round(max)} MB; ${seen.text}`;
        assert(max - before <= 100, text);
        return expectFast({ ...seen, text });
      }),
  },
  {
    line: "S38",
    what: "64 connections that ask for other spellings of addresses, and for addresses that there are none of, while somebody reads the home page.",
    run: () =>
      onSite(async (site) => {
        await warmUp(site);
        return expectFast(await readUnderAttack(site, "requestUnknownAddresses", 20, [readsHome]));
      }),
  },
  {
    line: "S39",
    what: "One client address asks for more pages, forms, calls, sign-ins and other calls about accounts than may wait, all the time; people at other addresses read a page that is rendered for them, send a form and sign in.",
    run: () =>
      onSite(
        async (site) => {
          await signInUser(site.address);
          return expectFast(await readUnderAttack(site, "fillQueues", 20, [people]));
        },
        { prepare: addUser },
      ),
  },
  {
    line: "S44",
    what: "150 clients that ask for what there is none of, on each route in turn that costs a query, a render or a hash, while somebody reads the home page, which is cached, and /readyz, which asks the database on one of the server's own connections. What was slow is measured again for longer.",
    run: () => onSite(floodEachRoute, { prepare: addAssistant }),
  },
];

const search = reads("/search", 500, () => `/search?q=keuze+${Math.random()}`);

/** What people do in turn, each time at another address, and each within a second. */
const acts = [
  search.ask,
  (address: string) =>
    fetch(`${address}/contact`, {
      method: "POST",
      headers: { "X-Forwarded-For": someAddress() },
      body: new URLSearchParams({ name: "Anna", email: "anna@example.nl", message: "Bel mij terug." }),
    }),
  (address: string) => signInWith(address, person.email, person.password),
];
let turn = 0;
const people: Reader = {
  name: "page, form and sign-in in turn",
  max: 1_000,
  share: 1,
  ask: async (address) => (acts[turn++ % acts.length] ?? search.ask)(address),
};

/** In seconds: for each flood, and again for those during which something was slow. */
const lengths = { each: 3, again: 10 };
const maxAgain = 5;

/** All routes of `costly-routes.ts`; `VERIFY_FLOOD` is the name of one flood. */
async function floodEachRoute(site: BenchSite): Promise<string> {
  const token = await signInUser(site.address);
  const names = process.env.VERIFY_FLOOD ? [process.env.VERIFY_FLOOD] : [...floods.keys()];

  async function flood(name: string, length: number): Promise<Seen> {
    const more = JSON.stringify({ flood: name, token, accessToken });
    const seen = await readUnderAttack(site, "floodRoutes", length, [readsHome, readsReady], more);
    console.log(`  ${name} ${seen.text}`);
    return { ...seen, text: `${name} ${seen.text}` };
  }

  // Fills the page cache.
  await flood(reference, lengths.each);
  const seen = [await flood(reference, lengths.each)];
  const broken = () => seen.flatMap(({ isBroken, text }) => (isBroken ? [text] : []));
  for (const name of names) {
    const first = await flood(name, lengths.each);
    seen.push(first.isBroken && broken().length < maxAgain ? await flood(name, lengths.again) : first);
  }
  assert(broken().length === 0, broken().join("; "));
  const [highest] = seen.toSorted((one, other) => other.p99 - one.p99);
  return `${names.length} floods; ${seen[0]?.text}; the slowest: ${highest?.text}`;
}

async function warmUp({ address }: BenchSite): Promise<void> {
  await (await fetch(address)).arrayBuffer();
}

async function countForms(site: BenchSite): Promise<number> {
  const { db } = await site.signIn();
  const forms = db.from("otm_contact_subm_vlotwerk").select("id", { count: "exact", head: true });
  return (await forms.throwOnError()).count ?? Number.NaN;
}

/** A render that started before the disconnect may end this much later, in milliseconds. */
const drainMs = 2_000;

const logLine = z.object({ time: z.string(), path: z.string(), status: z.number() });

/** Responses rendered long after the disconnect; the path holds its time. */
function countUnsentRenders(log: string): number {
  const lines = log.split("\n").filter((text) => text.includes('"path":"/left-'));
  return lines.filter((text) => {
    const { time, path, status } = logLine.parse(JSON.parse(text));
    return status !== 499 && Date.parse(time) > Number(path.split("-")[1]) + drainMs;
  }).length;
}

/** Of an administrator. */
const accessToken = `vlotwerk_${randomBytes(32).toString("hex")}`;

/** Long articles are what an assistant may have read. */
async function addAssistant(database: Database): Promise<void> {
  await addLongArticles(database);
  await database.query(
    `with made as (
       insert into auth.users (id, email, email_confirmed_at) values (gen_random_uuid(), 'assistent@klant.example', now())
       returning id
     ), role as (
       insert into public.user_roles (user_id, role) select id, 'admin' from made
     )
     insert into public.otm_access_tokens (id, user_id, name, scopes, token_hash, is_aal2, expires_at)
     select gen_random_uuid(), id, 'Verify', '{read,draft,statistics,leads}', $1, true, now() + interval '1 day' from made`,
    [hashToken(accessToken)],
  );
}

async function addLongArticles(database: Database): Promise<void> {
  await addUser(database);
  await database.execute(`
    insert into public.otm_blog_articles (slug, author, published)
    select 'long-' || number, 'Schrijver ' || number % 50, true from generate_series(1, 200) as number;
    insert into public.otm_blog_article_content (article_id, language, title, subtitle, excerpt, content)
    select id, language, 'Een artikel over ' || slug, 'Een lijst, een som en een keuze',
      rpad(md5(slug) || repeat(' Wat u deze week met de hand doet.', 30), 900),
      '<p>' || (select string_agg(md5(slug || place), ' ') from generate_series(1, 910) as place) || '</p>'
    from public.otm_blog_articles cross join unnest(array['nl', 'en']) as language where slug like 'long-%';
    analyze`);
}
