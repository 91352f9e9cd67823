import assert from "node:assert/strict";
import { setTimeout as wait } from "node:timers/promises";
import { readLeads } from "../../app/data/leads/admin-leads.ts";
import { csvColumns } from "../../app/data/leads/lead-csv.ts";
import { everyLead } from "../../app/data/leads/lead-filter.ts";
import { csvOf } from "../../app/data/spreadsheets/csv.ts";
import { textPayloads } from "../../test/texts/text-payloads.ts";
import { type Check, rounds } from "../check.ts";
import { type AttackedSite, startAttackedSite } from "../hostile/attacked-site.ts";
import { openChromium } from "../hostile/browsers.ts";
import { onOneLine, readCsv, readResponse } from "../hostile/read-texts.ts";
import { createComparison } from "../hostile/same-texts.ts";
import { openScreens, type Screens } from "../hostile/screens.ts";
import { fillTexts, harmlessRound, textFields, textOf } from "../hostile/text-fields.ts";
import { sendForms, takeMails } from "../hostile/visitor-forms.ts";

/** Every n-th round is also opened in a browser. */
const step = Number(process.env.VERIFY_STEP ?? 10);

const id = (number: number) => `f0000000-0000-4000-8000-00000000000${number}`;
const picture = id(6);
const article = "where-to-start-with-ai-automation";
const madePage = "/cases/planning-at-an-installer";

/** Rows that the seed lacks. */
const moreRows = `
  insert into public.otm_contact_subm_vlotwerk (id, name, email, message)
  values ('${id(1)}', 'Anna', 'bericht@klant.example', 'Dag');
  insert into public.otm_download_submissions (id, page_id, name, email)
  select '${id(2)}', id, 'Anna', 'aanvraag@klant.example' from public.otm_download_pages where active;
  insert into public.otm_site_texts (key, language, text) values
    ('home.hero.title', 'nl', 'x'), ('home.hero.title', 'en', 'x'), ('firm.name', 'all', 'x');
  insert into public.otm_redirects (path, target) values ('/oud', '/contact');
  insert into private.missing_paths (path, day, visits, by_programs) values ('/x', current_date, 9, 0);
  insert into public.otm_media (id, path, name, hash, content_type, size)
  values ('${id(3)}', 'x.pdf', 'x', repeat('0', 32), 'application/pdf', 9);
  insert into public.otm_download_files (page_id, language, media_id)
  select id, 'nl', '${id(3)}' from public.otm_download_pages where not active;
  insert into public.otm_media (id, path, name, hash, content_type, size, width, height, colour)
  values ('${picture}', 'x.png', 'x', repeat('1', 32), 'image/png', 9, 800, 600, '#ffffff');
  update public.otm_blog_article_content set content = content || '<p><img src="/media/${picture}"></p>'
  where article_id = (select id from public.otm_blog_articles where slug = '${article}');
  insert into auth.users (id, email) values ('${id(4)}', 'anna@klant.example');
  insert into private.audit_log (event, done_by, noun, actor_id, label)
  values ('deleted', 'person', 'team member', '${id(4)}', 'x');
  insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
  select '${id(5)}', id, 'x', 'totp', 'unverified', now(), now() from auth.users where encrypted_password is not null;
  insert into auth.webauthn_credentials (user_id, credential_id, public_key, friendly_name, rp_id)
  select id, 'x', '', 'x', 'localhost' from auth.users where encrypted_password is not null`;

const publicPages = [
  ...["/", "/insights", `/insights/${article}`, `/blog/${article}`, "/insights/tag/ai-automation"],
  ...["/about-us", "/download/automation-scan-checklist", "/cases", madePage],
];
const files = ["/rss.xml", "/atom.xml", "/insights/tag/ai-automation/rss.xml", `/og/insights/${article}.png`];
const markdown = [
  `${madePage}.md`,
  `/en${madePage}.md`,
  `/insights/${article}.md`,
  `/en/insights/${article}.md`,
  "/llms.txt",
];

const panel = [
  ...[
    "about",
    "blog",
    "tags",
    "homepage",
    "leads",
    `leads/${id(1)}`,
    `leads/${id(2)}`,
    "proposals",
    "settings/addresses",
    "settings/audit-log",
  ],
  ...["blog-editor/a0000000-0000-4000-8000-000000000001", `media/${picture}`],
  ...["download-pages/d0000000-0000-4000-8000-000000000002", "pages"],
  "pages/e0000000-0000-4000-8000-000000000001",
].map((screen) => `/admin/${screen}`);

/** Every column of text, with each of a hundred payloads, wherever it is shown. */
export const textFieldsStayText: Check = {
  line: "S22",
  what: "A hundred payloads go into each column of text and into the forms. Pages, feeds, Markdown, mails and the file of leads, read by parsers, and pages and the panel in Chromium, each are what they are with harmless words, element for element and value for value, but for the texts, which stand there letter for letter.",
  async run() {
    await using engine = await openChromium();
    await using attacked = await startAttackedSite();
    const { site, database, dataDirectory } = attacked;
    const comparison = createComparison();
    const { expectSame } = comparison;
    await database.execute(moreRows);
    await takeMails(dataDirectory, 4);
    const screens = await openScreens(engine.browser, attacked, comparison);
    const { db } = await site.signIn();
    const readLeadsFile = async () => readCsv(csvOf(csvColumns, await readLeads(db, everyLead, null, 1_000)));
    const last = rounds(textPayloads.length);
    for (let round = 0; round <= last; round += 1) {
      await fillTexts(database, round);
      if (round === harmlessRound) await untilShown(site.address, round);
      const words = encodeURIComponent(textOf("search.words", round));
      const read = (path: string) => () => readAddress(site.address + path);
      for (const path of inBoth([...publicPages, ...files])) await expectSame(path, round, read(path));
      for (const path of markdown) await expectSame(path, round, read(path), onOneLine);
      for (const path of inBoth(["/search"]))
        await expectSame(`${path} for words`, round, read(`${path}?q=${words}`));
      await expectSame("the file of leads", round, readLeadsFile);
      if (round % step === 0) await showScreens(attacked, screens, round);
    }
    // Separately: each message becomes a listed lead.
    for (let round = 0; round <= last; round += 1) {
      await fillTexts(database, round);
      await untilShown(site.address, round);
      await sendForms(attacked, round, comparison);
    }
    return `${last} rounds of ${textFields.length} fields: nothing ran, and ${comparison.count()} documents differed from the harmless ones in their texts alone`;
  },
};

/** For what is read once: a page or an answer must not have the texts that were cached before. */
async function untilShown(address: string, round: number): Promise<void> {
  const firm = textOf("public.otm_site_texts.text", round);
  const until = performance.now() + 30_000;
  while (!(await readAddress(address)).some((line) => line.includes(firm))) {
    assert(performance.now() < until, `round ${round} is not shown`);
    await wait(50);
  }
}

function inBoth(paths: readonly string[]): string[] {
  return paths.flatMap((path) => [path, path === "/" ? "/en" : `/en${path}`]);
}

async function readAddress(address: string): Promise<string[]> {
  const response = await fetch(address);
  assert.equal(response.status, 200, address);
  return readResponse(response);
}

async function showScreens({ database }: AttackedSite, screens: Screens, round: number): Promise<void> {
  await screens.expectSame([...inBoth(publicPages), ...panel], round);
  // With a verified factor the panel asks for its code.
  await database.execute("update auth.mfa_factors set status = 'verified'");
  await screens.expectSame(["/settings"], round);
  await database.execute("update auth.mfa_factors set status = 'unverified'");
}
