import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/own-site.ts";
import { statusError } from "../fixtures/pages.ts";

test.use({ expectedErrors: [statusError(404)] });

test("featured articles and cases follow their changes", async ({ page, site }) => {
  const featured = page.getByRole("region", { name: "Lezen voordat u begint" });
  const cases = page.getByRole("region", { name: "Bewezen in de praktijk" });
  await page.goto("/");
  await expect(featured.getByRole("article")).toHaveCount(3);
  await expect(cases.getByRole("article")).toHaveCount(3);

  await site.execute(`
    update public.otm_blog_articles set published = false where slug = 'invoices-without-retyping';
    update public.otm_pages set published = false where slug = 'orders-at-a-wholesaler'`);
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

/** Reloads the home page until it shows the count: direct changes of the database appear after a while. */
async function expectEventually(page: Page, count: () => Promise<number>, expected: number): Promise<void> {
  await expect(async () => {
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "Veelgestelde vragen" })).toBeVisible();
    expect(await count()).toBe(expected);
  }).toPass();
}

test("the numbers of the benefits are said to be examples, with how to reckon while that is there", async ({
  page,
  site,
}) => {
  const reckoning = page.getByRole("link", { name: "Zo rekent u uit wat het bij u oplevert" });
  await page.goto("/");
  const benefits = page.getByRole("region", { name: "Wat u ervan merkt" });
  await expect(benefits.getByText("De aantallen hierboven zijn voorbeelden.")).toBeVisible();
  await reckoning.click();
  await expect(page).toHaveURL("/insights/what-automation-costs-and-returns");

  const publish = (published: boolean) =>
    site.execute(`update public.otm_blog_articles set published = ${published}
      where slug = 'what-automation-costs-and-returns'`);
  await publish(false);
  await page.goto("/");
  await expectEventually(page, () => reckoning.count(), 0);
  await publish(true);
  await expectEventually(page, () => reckoning.count(), 1);

  await site.execute(`insert into public.otm_site_texts (key, language, text)
    values ('home.benefits.note', 'nl', '-')`);
  await expectEventually(page, () => benefits.getByRole("paragraph").count(), 4);
  await expect(reckoning).toHaveCount(0);
});

test("what the scan costs stands with the services and on its page, once the firm says it", async ({
  page,
  site,
}) => {
  const price = page.getByText("Vanaf € 2.400, in twee weken");
  await page.goto("/services/scan");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(price).toHaveCount(0);

  await site.execute(`insert into public.otm_site_texts (key, language, text)
    values ('scan.price', 'nl', 'Vanaf € 2.400, in twee weken')`);
  await expectEventually(page, () => price.count(), 1);
  await page.goto("/");
  await expect(page.getByRole("region", { name: "Wat we voor u doen" }).filter({ has: price })).toBeVisible();
  await page.goto("/cases/orders-at-a-wholesaler");
  await expect(price).toHaveCount(0);
});

test("an FAQ without an answer in the shown language is omitted", async ({ page, site }) => {
  await site.execute(`update public.otm_blog_article_faqs set answer_en = ''
    where question_en = (select min(question_en) from public.otm_blog_article_faqs f
      join public.otm_blog_articles a on a.id = f.article_id where a.slug = 'invoices-without-retyping')`);

  await page.goto("/insights/invoices-without-retyping");
  await expect(page.getByRole("region", { name: "Vragen" }).getByRole("heading", { level: 3 })).toHaveCount(
    4,
  );
  await page.goto("/en/insights/invoices-without-retyping");
  await expect(
    page.getByRole("region", { name: "Questions" }).getByRole("heading", { level: 3 }),
  ).toHaveCount(3);
});

test("a site without content has complete pages", async ({ page, site, expectAccessible }) => {
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
    // The languages share their markup, and axe is slow.
    if (!path.startsWith("/en")) await expectAccessible();
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
