import { expect, test } from "../fixtures/leads.ts";
import { statusError } from "../fixtures/pages.ts";

test.use({
  expectedErrors: [
    ...[404, 409, 410].map(statusError),
    // Not made: the browser stops at the redirect.
    "foreign request: https://elders.example/over",
  ],
});

const target = "/insights/invoices-without-retyping";

test("an editor leads old addresses on, tests, imports, and deletes them with a way back", async ({
  page,
  panel,
  request,
  expectAccessible,
}) => {
  const part = (name: string) => page.getByRole("region", { name, exact: true });
  const dialog = page.getByRole("dialog");
  const from = dialog.getByRole("textbox", { name: "Old address" });
  const to = dialog.getByRole("combobox", { name: "Leads to" });
  const save = dialog.getByRole("button", { name: "Save" });
  const row = (path: string) =>
    part("Redirects")
      .getByRole("listitem")
      .filter({ has: page.getByText(path, { exact: true }) });
  const toast = (text: string) => page.getByRole("status").getByText(text).first();
  const answerOf = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    return [answer.status(), answer.headers().location ?? null];
  };
  await panel.execute(`
    insert into private.missing_paths
    select '/oud-' || n, current_date, 30 - n, n % 2 from generate_series(1, 24) n;
    insert into private.missing_paths values
      ('/blog/invoices-without-retyping-2019', current_date, 99, 7), ('/gids.pdf', current_date, 98, 0)`);

  await test.step("what can't be saved is said at its field, and nothing is lost", async () => {
    await page.goto("/admin/settings");
    await page.getByRole("link", { name: "Open the old addresses" }).click();
    await expect(part("Redirects")).toContainText("There are no redirects yet.");
    await page.getByRole("button", { name: "New redirect" }).click();
    await from.fill("https://www.oud.example/Over-Ons/");
    await to.fill("nergens");
    await save.click();
    await expect(to).toBeFocused();
    await expect(to).toHaveAccessibleDescription(/This is no target\./);
    await expectAccessible();
  });

  await test.step("a whole old address leads on, and is tested", async () => {
    await to.fill(target);
    await save.click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole("button", { name: "New redirect" })).toBeFocused();
    await expect(row("/over-ons")).toContainText(`leads to ${target}`);
    await page.getByRole("button", { name: "Test: /over-ons" }).click();
    await expect(row("/over-ons").getByRole("status")).toHaveText(`Works: leads to ${target}.`);
    expect(await answerOf("/over-ons")).toEqual([301, target]);
  });

  await test.step("the same address again is refused", async () => {
    await page.getByRole("button", { name: "New redirect" }).click();
    await from.fill("/over-ons");
    await to.fill("/contact");
    await save.click();
    await expect(from).toHaveAccessibleDescription(/has a redirect already/);
    await expect(from).toBeFocused();
    await dialog.getByRole("button", { name: "Cancel" }).click();
  });

  const missing = part("What visitors do not find").getByRole("listitem");
  await test.step("what visitors do not find is led on to what is proposed, or gone", async () => {
    await expect(missing).toHaveCount(20);
    await expect(missing.first()).toHaveText(
      /invoices-without-retyping-2019.*99 visits.*7 times by programs.*Last on/,
    );
    await part("What visitors do not find").getByRole("button", { name: "Show all 26" }).click();
    await expect(missing).toHaveCount(26);
    await page.getByRole("button", { name: "Lead on to…: /blog/invoices-without-retyping-2019" }).click();
    await expect(from).toHaveValue("/blog/invoices-without-retyping-2019");
    await expect(to).toHaveValue(target);
    await expect(to).toHaveAccessibleDescription(/This is a proposal/);
    await dialog.getByRole("textbox", { name: "Note" }).fill("from the old blog");
    await save.click();
    await expect(row("/blog/invoices-without-retyping-2019")).toContainText("from the old blog");
    await expect(part("What visitors do not find").getByRole("heading", { level: 2 })).toBeFocused();

    await page.getByRole("button", { name: "Gone: /gids.pdf" }).click();
    await expect(row("/gids.pdf")).toContainText("Gone");
    await expect(missing).toHaveCount(24);
    await page.getByRole("button", { name: "Test: /gids.pdf" }).click();
    await expect(row("/gids.pdf").getByRole("status")).toHaveText(/Works: says that the page is gone/);
  });

  await test.step("a redirect is changed", async () => {
    await page.getByRole("button", { name: "Edit: /over-ons" }).click();
    await to.fill("https://elders.example/over");
    await save.click();
    await expect(row("/over-ons")).toContainText("leads to https://elders.example/over");
    await page.getByRole("button", { name: "Test: /over-ons" }).click();
    await expect(row("/over-ons").getByRole("status")).toHaveText(/outside of this site/);
  });

  const file = page.getByLabel("CSV file");
  const csv = (text: string) => ({ name: "oud.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
  await test.step("a file that can't be read is said to be; one that can is shown and saved", async () => {
    await file.setInputFiles(csv('from,to\n/a,"/contact'));
    await expect(file).toHaveAccessibleDescription(/The quotes on line 2 are wrong/);
    const many = Array.from({ length: 60 }, (_, index) => `/csv/${index},/insights\n`).join("");
    const text = `from,to,kind,note\n/csv/weg,,410,\n/,/contact\n/contact,/insights\n${many}`;
    await file.setInputFiles(csv(text));
    await expect(part("Import from CSV")).toContainText("Can be read: 62");
    await expect(part("Can’t be read, and left out: 1")).toContainText(/Line 3: \/.*can’t be an old address/);
    await page.getByRole("button", { name: "Save 62" }).click();
    await expect(part("Import from CSV")).toContainText("Added: 61");
    await expect(part("Not saved: 1")).toContainText(/Line 4: \/contact.*There is a page of this site/);
  });

  await test.step("the list has pages and a search", async () => {
    const rows = part("Redirects").getByRole("listitem");
    await expect(rows).toHaveCount(50);
    await page.getByRole("link", { name: "Older" }).click();
    await expect(page).toHaveURL(/older=/);
    await page.getByRole("searchbox", { name: "Search" }).fill("over-ons");
    await expect(rows).toHaveCount(1);
  });

  await test.step("what is deleted comes back by its message", async () => {
    await page.getByRole("button", { name: "Delete: /over-ons" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(toast("Deleted: /over-ons")).toBeVisible();
    await expect(part("Redirects")).toContainText("No redirect matches this.");
    expect((await answerOf("/over-ons"))[0]).toBe(404);
    await page.getByRole("status").getByRole("button", { name: "Undo" }).last().click();
    await expect(row("/over-ons")).toBeVisible();
    expect(await answerOf("/over-ons")).toEqual([301, "https://elders.example/over"]);
  });
});
