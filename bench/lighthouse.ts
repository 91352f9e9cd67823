import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { z } from "zod";
import { browserFlags, findBrowser } from "../scripts/browser.ts";
import { articleDocument } from "../supabase/tests/article-document.ts";
import { addSectionPage, sectionPage } from "./section-page.ts";
import type { BenchSite } from "./site-process.ts";
import { makePhotograph, upload } from "./upload.ts";

type Judged = ReturnType<typeof summarize>;

const runs = Number(process.env.BENCH_RUNS ?? 3);
const categories = ["performance", "accessibility", "best-practices", "seo"];

/** The kinds of public pages, by the Dutch addresses of the seed's content. */
const kinds = [
  ...["", "/insights", "/insights/what-an-ai-agent-may-decide", "/contact", "/about-us"],
  "/download/automation-scan-checklist",
];

/** Each kind of page in both languages, also one with photographs and one with every section, or those in BENCH_PAGES. */
export async function measureLighthouse(site: BenchSite): Promise<Judged[]> {
  await addSectionPage((await site.signIn()).db);
  const paths = [...kinds, await addIllustrated(site), sectionPage];
  const pages = process.env.BENCH_PAGES?.split(",") ?? paths.flatMap((path) => [path || "/", `/en${path}`]);
  const results: Judged[] = [];
  for (const page of pages) {
    const judged: Judged[] = [];
    for (let run = 0; run < runs; run++) judged.push(await judge(site.address, page));
    judged.sort((a, b) => a.performance - b.performance || b.largestPaint - a.largestPaint);
    const middle = judged[Math.floor(runs / 2)];
    if (middle) results.push(middle);
  }
  return results;
}

/** Publishes an article with a photograph above it and five in its text. @returns its path */
async function addIllustrated(site: BenchSite): Promise<string> {
  const slug = "foto-s";
  const { token, db } = await site.signIn();
  const addresses: string[] = [];
  for (let number = 0; number < 6; number++) {
    const id = await upload(site, token, crypto.randomUUID(), await makePhotograph(number * 9));
    const texts = { alt_nl: `Foto ${number}`, alt_en: `Photograph ${number}` };
    await db.from("otm_media").update(texts).eq("id", id).throwOnError();
    addresses.push(`/media/${id}`);
  }
  const [hero = "", ...others] = addresses;
  const sentence = "Een alinea over werk dat vanzelf gaat, en over wat er dan nog te doen blijft.";
  const content = others
    .map((path) => `<h2>Een kop</h2>${`<p>${sentence}</p>`.repeat(4)}<p><img src="${path}" alt=""></p>`)
    .join("");
  const texts = { content, excerpt: "Met foto's." };
  const document = articleDocument({
    slug,
    image_url: hero,
    published: true,
    content: [
      { language: "nl", title: "Een artikel met foto's", ...texts },
      { language: "en", title: "An article with photographs", ...texts },
    ],
  });
  await db.rpc("save_document", { _kind: "article", _document: document }).throwOnError();
  return `/insights/${slug}`;
}

/** One run of the Lighthouse in npm's cache, in a new browser. */
async function judge(address: string, page: string): Promise<Judged> {
  const { stdout } = await promisify(execFile)(
    "npm",
    [
      ...["exec", "--yes", "--package=lighthouse@13.5.0", "--", "lighthouse", address + page, "--quiet"],
      ...[`--only-categories=${categories.join()}`, "--output=json"],
      `--chrome-flags=--headless ${browserFlags.join(" ")}`,
    ],
    { env: { ...process.env, CHROME_PATH: await browserPath }, maxBuffer: 100_000_000 },
  );
  return summarize(page, report.parse(JSON.parse(stdout)));
}

const browserPath = findBrowser();

/** The used part of Lighthouse's report. */
const report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(
    z.string(),
    z.object({
      numericValue: z.number().optional(),
      // A list, and of some audits an object.
      details: z.object({ items: z.unknown().optional() }).optional(),
    }),
  ),
});

/** Scores of 100, milliseconds, and bytes over the network, at Lighthouse's mobile throttling. */
function summarize(page: string, { categories, audits }: z.infer<typeof report>) {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => Math.round((audits[name]?.numericValue ?? 0) * 1_000) / 1_000;
  const requests = audits["network-requests"]?.details?.items;
  return {
    page,
    performance: score("performance"),
    accessibility: score("accessibility"),
    practices: score("best-practices"),
    seo: score("seo"),
    firstPaint: Math.round(value("first-contentful-paint")),
    largestPaint: Math.round(value("largest-contentful-paint")),
    blocked: Math.round(value("total-blocking-time")),
    shift: value("cumulative-layout-shift"),
    bytes: value("total-byte-weight"),
    requests: Array.isArray(requests) ? requests.length : 0,
  };
}
