import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/own-site.ts";
import { statusError } from "../fixtures/pages.ts";

test.use({ expectedErrors: [statusError(404)] });

/** Reloads the home page until it shows the count: direct changes of the database appear after a while. */
async function expectEventually(page: Page, count: () => Promise<number>, expected: number): Promise<void> {
  await expect(async () => {
    await page.goto("/");
    expect(await page.getByRole("heading", { name: "Veelgestelde vragen" }).count()).toBe(1);
    expect(await count()).toBe(expected);
  }).toPass();
}

test("the site says only what there is: a reckoning, a price, an answer, articles, cases and services", async ({
  page,
  request,
  site,
}) => {
  const read = async (path: string) => (await request.get(path)).text();
  // At the start of an element: the data for the scripts has the texts that are not shown as well.
  const reckoning = ">Zo rekent u uit wat het bij u oplevert";
  const examples = ">Hoeveel het scheelt, verschilt per bedrijf.";
  await test.step("the benefits say that it differs, with how to reckon while that is there", async () => {
    const link = new RegExp(`href="/insights/what-automation-costs-and-returns"[^>]*${reckoning}`);
    expect(await read("/")).toMatch(link);
    expect(await read("/")).toContain(examples);
    await site.execute(`update public.otm_blog_articles set published = false
      where slug = 'what-automation-costs-and-returns'`);
    await expect.poll(() => read("/")).not.toContain(reckoning);
    await site.execute(`update public.otm_blog_articles set published = true
      where slug = 'what-automation-costs-and-returns'`);
    await expect.poll(() => read("/")).toMatch(link);
    await site.execute(`insert into public.otm_site_texts (key, language, text)
      values ('home.benefits.note', 'nl', '-')`);
    await expect.poll(() => read("/")).not.toContain(examples);
    expect(await read("/")).not.toContain(reckoning);
  });
  await test.step("what the scan costs stands with the services and on its page, once the firm says it", async () => {
    const price = ">Vanaf € 2.400, in twee weken";
    expect(await read("/services/scan")).not.toContain(price);
    await site.execute(`insert into public.otm_site_texts (key, language, text)
      values ('scan.price', 'nl', '${price.slice(1)}')`);
    await expect.poll(() => read("/services/scan")).toContain(price);
    expect(await read("/")).toContain(price);
    expect(await read("/cases/orders-at-a-wholesaler")).not.toContain(price);
  });
  await test.step("a question without an answer in a language is left out there", async () => {
    const [question] = await site.query<{ id: string; dutch: string; english: string }>(
      `select f.id, question_nl as dutch, question_en as english from public.otm_blog_article_faqs f
       join public.otm_blog_articles a on a.id = article_id where slug = 'invoices-without-retyping'
       order by question_en limit 1`,
    );
    const [dutch, english] = [
      "/insights/invoices-without-retyping",
      "/en/insights/invoices-without-retyping",
    ];
    expect(await read(english)).toContain(`>${question?.english}`);
    await site.query("update public.otm_blog_article_faqs set answer_en = '' where id = $1", [
      question?.id ?? "",
    ]);
    await expect.poll(() => read(english)).not.toContain(`>${question?.english}`);
    expect(await read(dutch)).toContain(`>${question?.dutch}`);
  });
  await test.step("featured articles and cases follow their changes", async () => {
    const featured = page.getByRole("region", { name: "Lezen voordat u begint" });
    const cases = page.getByRole("region", { name: "Bewezen in de praktijk" });
    await page.goto("/");
    await expect(featured.getByRole("article")).toHaveCount(3);
    await expect(cases.getByRole("article")).toHaveCount(3);

    await site.execute(`
      update public.otm_blog_articles set published = false where slug = 'invoices-without-retyping';
      update public.otm_pages set published = false where slug = 'orders-at-a-wholesaler'`);
    // It was read before: a change of the database appears after a while.
    const status = async () => (await request.get("/insights/invoices-without-retyping")).status();
    await expect.poll(status).toBe(404);
    await page.getByRole("link", { name: "Inkoopfacturen verwerken zonder overtypen" }).click();
    await expect(page).toHaveURL("/404");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oeps! Pagina niet gevonden");
    await expectEventually(page, () => featured.getByRole("article").count(), 2);
    await expectEventually(page, () => cases.getByRole("article").count(), 2);

    await site.execute(
      "delete from public.otm_homepage_featured_articles; delete from public.otm_homepage_cases",
    );
    await expectEventually(page, () => featured.count(), 0);
    await expectEventually(page, () => cases.count(), 0);
  });
  await test.step("menu and footer name the cases and the services as long as there are any", async () => {
    const places = async (path: string) => (await read("/privacy")).split(`href="${path}"`).length - 1;
    expect([await places("/cases"), await places("/services")]).toEqual([3, 3]);

    await site.execute("update public.otm_pages set published = false where kind = 'service'");
    await expect.poll(() => places("/services")).toBe(0);
    expect(await places("/cases")).toBe(3);
    await site.execute("update public.otm_pages set published = false where kind = 'case'");
    await expect.poll(() => places("/cases")).toBe(0);
  });
});

test("a site without content has complete pages", async ({ page, site }) => {
  await site.execute(`truncate public.otm_blog_articles, public.otm_blog_tags, public.otm_about_us_content,
    public.otm_team_members, public.otm_download_pages cascade`);
  const title = page.getByRole("heading", { level: 1 });

  for (const [path, text] of [
    ["/insights", "Geen artikelen gevonden"],
    ["/en/insights", "No insights found"],
    ["/about-us", "Vlotwerk is een bureau in Haarlem"],
    ["/en/about-us", "Vlotwerk is a consultancy in Haarlem"],
    ["/", "Veelgestelde vragen"],
  ] as const) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await expect(page.getByRole("main").getByText(text)).toBeVisible();
  }
  await page.goto("/about-us");
  await expect(title).toHaveText("Over Vlotwerk");
  await expect(page.getByRole("region", { name: "Ons team" })).toHaveCount(0);
  for (const path of [
    "/insights/invoices-without-retyping",
    "/download/automation-scan-checklist",
    "/insights?page=2",
  ]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
  }
});
