import { chromium } from "@playwright/test";
import { documentOf } from "../app/content/document.ts";
import { emptyForm } from "../app/content/kind.ts";
import { type FormSection, page as kind, type PageForm } from "../app/content/page.ts";
import { listPages } from "../app/data/pages/admin-pages.ts";
import type { Language } from "../app/i18n/language-texts.ts";
import { sections } from "../app/sections/sections.ts";
import { browserFlags, findBrowser } from "../scripts/browser.ts";
import { type Judged, judgeEach } from "./lighthouse.ts";
import { measureLoad } from "./load.ts";
import type { BenchSite, Client } from "./site-process.ts";
import { quantile, timedEach } from "./time.ts";
import { storeSession, typeKeys } from "./typing.ts";

type Measured = { what: string; median: number; against: number; ratio: number; target: number };

const few = 10;
const many = 1_000;
const repetitions = 40;

/** What pages of sections cost: rendering, typing, and saves and the list with many pages against those with few. */
export async function measureSectionPages(site: BenchSite): Promise<Measured[]> {
  const { db, session } = await site.signIn();
  const page = await add(db, "alle-secties");
  const rendered = await measureLoad(`${site.address}/alle-secties`);
  const article = await measureLoad(`${site.address}/insights/agentic-ai`);
  const keys = await type(site, session, page.id);
  for (let count = 1; count < few; count += 1) await add(db, `pagina-${count}`);
  const [save, list] = [() => change(db, page), () => listPages(db, { search: "", kind: null }, null)];
  const before = { save: await timedEach(repetitions, save), list: await timedEach(repetitions, list) };
  for (let count = few; count < many; count += 1) await add(db, `pagina-${count}`);
  const after = { save: await timedEach(repetitions, save), list: await timedEach(repetitions, list) };
  return [
    compared(
      "rendered per second, uncached, against an article",
      [rendered.perSecond],
      [article.perSecond],
      0.5,
    ),
    { ...compared("from a key to its paint in the page", keys, keys, 1), target: 50 },
    compared("a save with 1,000 pages against 10", after.save, before.save, 1.2),
    compared("the panel's list of 1,000 pages against 10", after.list, before.list, 1.2),
  ];
}

/** A page with every section, as Lighthouse sees it. */
export async function judgeSectionPage({ address, signIn }: BenchSite): Promise<Judged[]> {
  const { db } = await signIn();
  await add(db, "alle-secties");
  return judgeEach(address, ["/alle-secties", "/en/alle-secties"]);
}

function compared(what: string, now: readonly number[], then: readonly number[], target: number): Measured {
  const [median, against] = [quantile([...now], 0.5), quantile([...then], 0.5)];
  return { what, median, against, ratio: median / against, target };
}

type Added = { id: string; form: PageForm };

/** A published page with every section. */
async function add(db: Client, slug: string): Promise<Added> {
  const inLanguage = (language: Language): FormSection[] =>
    Object.values(sections).map(({ type, example }, index) => ({
      ...example[language],
      key: `s${index}`,
      type,
      hidden: false,
    }));
  const form: PageForm = {
    ...emptyForm(kind),
    slug,
    published: true,
    title: { nl: `Pagina ${slug}`, en: `Page ${slug}` },
    sections: { nl: inLanguage("nl"), en: inLanguage("en") },
  };
  const saved = await db
    .rpc("save_document", { _kind: "page", _document: documentOf(kind, form) })
    .single()
    .throwOnError();
  return { id: saved.data.id, form };
}

let changes = 0;

/** Saves a change of a page's title. */
async function change(db: Client, { id, form }: Added): Promise<void> {
  changes += 1;
  const newest = await db
    .from("otm_versions")
    .select("number")
    .eq("subject_id", id)
    .order("number", { ascending: false })
    .limit(1)
    .single()
    .throwOnError();
  const changed = { ...form, title: { ...form.title, nl: `Titel ${changes}` } };
  const document = documentOf(kind, changed);
  await db
    .rpc("save_document", { _kind: "page", _id: id, _number: newest.data.number, _document: document })
    .throwOnError();
}

/** Types a heading in the editor, beside the page with every section; the times until each key's paint. */
async function type(site: BenchSite, session: string, id: string): Promise<number[]> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
  try {
    const screen = await browser.newPage({ viewport: { width: 1920, height: 1000 }, locale: "en" });
    await storeSession(screen, site, session);
    await screen.goto(`${site.address}/admin/pages/${id}`);
    const frame = screen.frameLocator("iframe").first();
    await frame.getByRole("heading", { level: 1 }).click({ force: true, timeout: 60_000 });
    const heading = screen.getByLabel(/^(Kop|Heading)$/).first();
    await heading.click();
    return await typeKeys(heading, screen);
  } finally {
    await browser.close();
  }
}
