// @module-tag Schedules

import type { Page } from "@playwright/test";
import { typedTimeOf } from "../../app/data/articles/amsterdam-time.ts";
import { firstAdmin } from "../fixtures/first-admin.ts";
import { expect, test } from "../fixtures/leads.ts";
import { go, pressTool, resize } from "../fixtures/pages.ts";
import type { Site } from "../fixtures/sites.ts";
import { isThorough } from "../fixtures/thorough.ts";

// The zone of the browser must not matter.
test.use({ timezoneId: "America/New_York" });

const articleId = "a1000000-0000-4000-8000-000000000001";

/** A draft in both languages. */
async function addDraft(site: Site): Promise<void> {
  await site.execute(`
    insert into public.otm_blog_articles (id, slug, author) values ('${articleId}', 'op-tijd', 'Noor');
    insert into public.otm_blog_article_content (article_id, language, title, content) values
      ('${articleId}', 'nl', 'Op tijd', '<p>Nu te lezen.</p>'), ('${articleId}', 'en', 'On time', '<p>Read now.</p>')`);
}

function scheduling(page: Page) {
  const dialog = page.getByRole("dialog", { name: "Schedule" });
  return {
    // The dialog comes after it.
    open: page.getByRole("button", { name: "Schedule", exact: true }).first(),
    dialog,
    action: dialog.getByRole("combobox", { name: "What happens" }),
    part: dialog.getByRole("combobox", { name: "Which language", exact: true }),
    date: dialog.getByLabel("Date"),
    time: dialog.getByLabel("Time in the Netherlands"),
    save: dialog.getByRole("button", { name: "Schedule", exact: true }),
    planned: dialog.getByRole("region", { name: "Scheduled" }),
    comingUp: page.getByRole("region", { name: "Coming up" }).getByRole("listitem"),
    toast: (text: string | RegExp) => page.getByRole("status").getByText(text),
  };
}

/** 9 o'clock, so many days from now. */
function dayIn(days: number): string {
  return typedTimeOf(new Date(Date.now() + days * 86_400_000)).date;
}

/** Moves the time of all schedules. The server's next look is up to a minute away; another one looks at its start. */
async function pass(site: Site): Promise<void> {
  await site.execute("update public.otm_schedules set at = now()");
  await site.startAnother();
}

test("one language goes live on time, changed once, on every server", async ({
  page,
  panel,
  expectAccessible,
}) => {
  await addDraft(panel);
  await page.goto(`/admin/blog-editor/${articleId}`);
  const { open, dialog, part, date, time, save, planned, comingUp, toast } = scheduling(page);
  await pressTool(page, open);
  await expect(planned).toContainText("Nothing is scheduled.");
  await expect(time).toHaveValue("09:00");
  await part.selectOption("Dutch");
  await date.fill(dayIn(40));
  await time.fill("10:30");
  await expect(dialog.getByText(/day \d+ \w+ \d{4} at 10:30, Dutch (summer|winter) time/)).toBeVisible();
  await expectAccessible();
  await save.click();
  await expect(toast(/^Scheduled for \w+day \d+ \w+ \d{4} at 10:30$/)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(open).toBeFocused();

  await pressTool(page, open);
  await planned.getByRole("button", { name: "Change the time of: Publish Dutch On time" }).click();
  await expect(date).toBeFocused();
  await expect(date).toHaveValue(dayIn(40));
  await expect(time).toHaveValue("10:30");
  await time.fill("07:05");
  await dialog.getByRole("button", { name: "Change the time", exact: true }).click();
  await expect(toast(/at 07:05$/)).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await go(page, "/admin/blog");
  await expect(comingUp).toHaveCount(1);
  await expect(comingUp).toContainText(/Publish Dutch On time.*at 07:05, Dutch .+ time.*by /);
  expect((await page.request.get("/insights/op-tijd")).status()).toBe(404);
  await pass(panel);
  await expect(async () => {
    const response = await page.request.get("/insights/op-tijd");
    expect(await response.text()).toContain("Nu te lezen.");
  }).toPass();
  const visitor = await page.context().newPage();
  await visitor.goto("/en/insights/op-tijd");
  await expect(visitor.getByText("This text is only available in Dutch.")).toBeVisible();

  await page.reload();
  await expect(page.getByRole("heading", { name: "Blog Administration" })).toBeVisible();
  await expect(comingUp).toHaveCount(0);
  await go(page, "/admin/settings/audit-log");
  const entries = page.getByRole("region", { name: "Entries" });
  await expect(entries).toContainText(/Published the Dutch text of the article op-tijd\s*By the server/);
  await expect(entries).toContainText(
    /Scheduled the article op-tijd \(Dutch\), to be published on .+ at 07:05/,
  );
});

test.describe("without the backend's consent", () => {
  test.use({ expectedErrors: ["An action in the panel failed", "400 (Bad Request)"] });

  if (isThorough)
    test("a language that was emptied is left, told by the panel and by mail, and tried again by hand", async ({
      page,
      panel,
    }) => {
      await addDraft(panel);
      await page.goto(`/admin/blog-editor/${articleId}`);
      const { open, dialog, part, save, comingUp, toast } = scheduling(page);
      await pressTool(page, open);
      await part.selectOption("English");
      await save.click();
      await expect(dialog).toHaveCount(0);
      await panel.execute(
        "update public.otm_blog_article_content set title = 'Untitled' where language = 'en'",
      );
      await pass(panel);
      await go(page, "/admin/blog");
      await expect(comingUp).toContainText(
        /Publish English.*Failed.*The English text has no title or no content\. Nothing was changed/,
      );
      await expect
        .poll(() =>
          panel.query("select recipient, state from private.mail_outbox where kind = 'schedule-failed'"),
        )
        .toEqual([{ recipient: firstAdmin.email, state: "sent" }]);

      for (const width of [360, 768, 1280, 1920]) {
        await resize(page, width, 900);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
      const tryAgain = page.getByRole("button", { name: /^Try again: Publish English/ });
      await tryAgain.click();
      await expect(toast("Nothing was changed. The English text has no title or no content.")).toBeVisible();
      await comingUp.getByRole("link").click();
      await pressTool(page, open);
      await dialog.getByRole("button", { name: /^Try again/ }).click();
      await expect(dialog.getByRole("alert")).toHaveText(/The English text has no title or no content/);

      await panel.execute(
        "update public.otm_blog_article_content set title = 'On time' where language = 'en'",
      );
      await go(page, "/admin/blog");
      await tryAgain.click();
      await expect(toast("Done at once")).toBeVisible();
      await expect(comingUp).toHaveCount(0);
      const visitor = await page.context().newPage();
      await visitor.goto("/en/insights/op-tijd");
      await expect(visitor.getByText("Read now.")).toBeVisible();
    });
});
