import { addMessages, addRequest, expect, test } from "../../fixtures/leads.ts";

test("the chart shows leads per week by form or origin, with an equivalent table, and stays collapsed", async ({
  page,
  panel,
}) => {
  await page.goto("/admin/leads");
  await expect(page.getByText("No leads yet")).toBeVisible();
  await expect(page.getByText("Leads per week")).toHaveCount(0);
  await addMessages(panel, [
    { name: "Anna", visit: { utm_source: "nieuwsbrief" } },
    { name: "Bram", visit: { referrer: "zoek.example" } },
    { name: "Cor" },
    { name: "Koopman", is_spam: true },
    { name: "Van vroeger", at: "2020-01-01" },
  ]);
  await addRequest(panel, "Dirk");
  await page.reload();

  const figure = page.getByRole("figure");
  await expect(figure).toHaveAccessibleName("Leads per week, the last 26 weeks, without spam");
  await expect(figure.getByRole("img")).toHaveAccessibleName(/table below/);
  const legend = figure.getByRole("listitem");
  await expect(legend).toHaveText([/^Contact form\s*3$/, /^Checklist.*1$/]);

  await figure.getByText("The figures as a table").click();
  const rows = figure.getByRole("table").getByRole("row");
  await expect(rows).toHaveCount(27);
  await expect(rows.first().getByRole("columnheader")).toHaveText([
    "Week of",
    "Contact form",
    /^Checklist/,
    "Total",
  ]);
  await expect(rows.nth(1).getByRole("cell")).toHaveText(["3", "1", "4"]);
  await expect(rows.nth(2).getByRole("cell")).toHaveText(["0", "0", "0"]);

  await page.getByRole("tab", { name: "By form" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "By origin" })).toBeFocused();
  await expect(legend).toHaveText([/^Direct\s*2$/, /^nieuwsbrief\s*1$/, /^zoek\.example\s*1$/]);

  await page.getByText("Leads per week", { exact: true }).click();
  await expect(figure).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("link", { name: "Anna" })).toBeVisible();
  await expect(figure).toHaveCount(0);
  await page.getByText("Leads per week", { exact: true }).click();
  await expect(figure).toBeVisible();
});
