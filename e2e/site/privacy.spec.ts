import { expect, test } from "../fixtures/own-site.ts";
import { test as sharedTest } from "../fixtures/test.ts";

// public-pages.spec.ts shows accessibility and width of this page.

sharedTest("the privacy page shows how long leads are kept", async ({ page }) => {
  for (const [path, title, words] of [
    ["/privacy", "Hoe lang we ze bewaren", "tot twaalf maanden na ontvangst"],
    ["/privacy", "Tellen wat gelezen wordt", "De aantallen per dag bewaren we 25 maanden"],
    ["/en/privacy", "How long we keep it", "until twelve months after"],
    ["/en/privacy", "Counting what is read", "the numbers per day for 25 months"],
  ] as const) {
    await page.goto(path);
    const section = page.locator("section").filter({ has: page.getByRole("heading", { name: title }) });
    await expect(section).toContainText(words);
    await expect(page.getByRole("main")).not.toContainText(/\{|ForEver|privacy\./);
    await expect(page.locator('meta[name="description"]')).not.toHaveAttribute("content", /\{/);
  }
});

test.use({ environment: { LEADS_KEPT_MONTHS: "0", STATISTICS_KEPT_MONTHS: "0" } });

test("the privacy page says in both languages when leads are kept without an end", async ({ request }) => {
  for (const [path, words] of [
    ["/privacy", "totdat we ze niet meer nodig hebben"],
    ["/en/privacy", "until we no longer need them"],
  ] as const) {
    const html = await (await request.get(path)).text();
    expect.soft(html, path).toContain(words);
    expect.soft(html.replace(/<(script|style)[\s\S]*?<\/\1>/g, ""), path).not.toMatch(/\{|ForEver/);
  }
});
