import type { Locator, Page } from "@playwright/test";
import { firstAdminOf, signIn } from "../fixtures/accounts.ts";
import { countClicks } from "../fixtures/clicks.ts";
import { expect, test } from "../fixtures/own-site.ts";
import { pressTool } from "../fixtures/pages.ts";
import { isThorough } from "../fixtures/thorough.ts";

test("a newcomer makes a case with five sections in both languages, and plans and shares it", async ({
  page,
  site,
  context,
  expectAccessible,
}) => {
  page.setDefaultTimeout(15_000);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const clicks = await countClicks(page);
  await signIn(page, firstAdminOf(site));
  const { button, shown, within, add } = editor(page);
  clicks.begin();

  await test.step("an empty case with a title in each language", async () => {
    await page
      .getByRole("complementary")
      .getByRole("link", { name: /^Pages/ })
      .click();
    await page.getByRole("link", { name: "New page" }).click();
    await page.getByRole("radio", { name: /^Case study/ }).click();
    await write(page.getByRole("textbox", { name: "Title in Dutch" }), "Minder wachten bij Veld");
    await write(page.getByRole("textbox", { name: "Title in English" }), "Less waiting at Veld");
    await page.getByRole("radio", { name: /^Nothing/ }).click();
    await button("Create page").click();
    await expect(page.getByRole("heading", { level: 2, name: "Sections" })).toBeVisible();
  });

  await test.step("five sections, each written in both languages", async () => {
    await button("Add section").click();
    // The button that was pressed fades first.
    await expect(expectAccessible).toPass();
    await button("Add Opening").click();
    await page.getByRole("checkbox", { name: "Both languages, one below the other" }).click();
    await write(within("English").getByRole("textbox", { name: "Heading", exact: true }), "Nobody waits");
    await write(within("Dutch").getByRole("textbox", { name: "Heading", exact: true }), "Niemand wacht");
    await expect(shown.getByRole("heading", { level: 1, includeHidden: true })).toHaveText("Nobody waits");

    await add("Text");
    await type(page, within("English"), "Orders waited a day.");
    await type(page, within("Dutch"), "Orders lagen een dag.");
    await expect(shown.getByText("Orders waited a day.")).toBeVisible();

    await add("Figures");
    for (const [language, unit] of [
      ["English", "hours"],
      ["Dutch", "uur"],
    ] as const) {
      for (const [index, hours] of ["13", "598"].entries()) {
        const figure = within(language).getByRole("group", { name: `Figure ${index + 1}` });
        await within(language)
          .getByRole("button", { name: `Add Figure ${index + 1}` })
          .click();
        await figure.getByRole("textbox", { name: "Figure", exact: true }).fill(`${hours} ${unit}`);
        await figure
          .getByRole("textbox", { name: "What it means" })
          .fill(["per week", "per year"][index] ?? "");
      }
    }
    await add("Quote");
    await write(within("English").getByRole("textbox", { name: "Quote" }), "It just runs.");
    await write(within("Dutch").getByRole("textbox", { name: "Quote" }), "Het loopt gewoon.");
    await add("Closing");
    await write(within("English").getByRole("textbox", { name: "Heading", exact: true }), "Talk to us");
    await write(within("Dutch").getByRole("textbox", { name: "Heading", exact: true }), "Overleggen");
    await button("Save").click();
    await expect(page.getByRole("status").getByText("Page updated")).toBeVisible();
    await button("Copy address").click();
    await expect(page.getByRole("status").getByText("Copied")).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const section = new URL(copied);
    expect(section.pathname).toBe("/en/cases/less-waiting-at-veld");
    await expect(shown.locator(`[id="${section.hash.slice(1)}"]`)).toHaveText(/Talk to us/);
  });

  await test.step("previewed as it is saved", async () => {
    const opening = context.waitForEvent("page");
    await page.getByRole("link", { name: "Preview" }).first().click();
    const preview = await opening;
    // In the language of the site, as for articles.
    await expect(preview.getByRole("heading", { level: 1 })).toHaveText("Niemand wacht");
    for (const words of ["Orders lagen een dag.", "13 uur", "Het loopt gewoon.", "Overleggen"]) {
      await expect(preview.getByText(words).first()).toBeVisible();
    }
    await preview.close();
  });

  await test.step("planned for tomorrow", async () => {
    await pressTool(page, button("Schedule"));
    const dialog = page.getByRole("dialog", { name: "Schedule" });
    await dialog.getByRole("button", { name: "Schedule", exact: true }).click();
    await expect(page.getByRole("status").getByText(/^Scheduled for/)).toBeVisible();
    await expect(
      page.getByRole("status").getByText(/Dutch: planned for .* English: planned for/),
    ).toBeVisible();
  });

  const link = await test.step("shared with a link", async () => {
    await pressTool(page, button("Share preview"));
    const dialog = page.getByRole("dialog", { name: "Share a Preview" });
    await dialog.getByRole("button", { name: "Create link" }).click();
    await dialog.getByRole("button", { name: "Copy" }).click();
    return page.evaluate(() => navigator.clipboard.readText());
  });
  clicks.atMost(60);

  await page.goto(new URL(link).pathname);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Niemand wacht");
});

if (isThorough)
  test("a page is made, ordered, previewed, planned and shared with the keyboard alone", async ({
    page,
    site,
    context,
  }) => {
    await signIn(page, firstAdminOf(site), "/admin/pages/new");
    const { button, shown } = editor(page);
    const press = async (target: Locator, key = "Enter") => {
      await target.focus();
      await page.keyboard.press(key);
    };
    await press(page.getByRole("radio", { name: /^Page/ }), "Space");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Werken bij");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Working here");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 2, name: "Sections" })).toBeVisible();
    const headings = shown.getByRole("heading", { includeHidden: true });
    await expect(headings.first()).toHaveText("Working here");

    await test.step("a section is moved in both languages, and the focus stays", async () => {
      await press(button(/^Move Closing: .* up$/));
      await expect(button(/^Move Closing: .* up$/)).toBeFocused();
      await expect(order(page)).toHaveText([/^Opening/, /^Text/, /^Text with/, /^Closing/, /^Tiles/]);
      await press(button("Dutch"));
      await expect(order(page)).toHaveText([/^Opening/, /^Text/, /^Text with/, /^Closing/, /^Tiles/]);
    });

    await test.step("a section is opened, hidden, deleted and brought back", async () => {
      await press(button(/^Tiles /));
      await expect(page.getByRole("heading", { level: 2, name: "Tiles" })).toBeFocused();
      await press(button("Hide"));
      await expect(page.getByText("Hidden: visitors don’t see this section.").first()).toBeVisible();
      await press(button("Delete"));
      await expect(order(page)).toHaveCount(4);
      await press(button("Undo"));
      await expect(order(page)).toHaveCount(5);
      await expect(order(page).last()).toContainText("hidden");
    });

    await page.keyboard.press("Control+s");
    await expect(page.getByRole("status").getByText("Page updated")).toBeVisible();
    await page.reload();
    for (const language of ["English", "Dutch"]) {
      await press(button(language));
      await expect(order(page)).toHaveText([/^Opening/, /^Text/, /^Text with/, /^Closing/, /^Tiles/]);
    }

    await test.step("previewed, planned and shared", async () => {
      const opening = context.waitForEvent("page");
      await press(page.getByRole("link", { name: "Preview" }).first());
      const preview = await opening;
      await expect(preview.getByRole("heading", { level: 1 })).toHaveText("Werken bij");
      await preview.close();
      await press(button("More"));
      await press(button("Schedule"));
      const plan = page.getByRole("dialog", { name: "Schedule" });
      await press(plan.getByRole("button", { name: "Schedule", exact: true }));
      await expect(page.getByRole("status").getByText(/^Scheduled for/)).toBeVisible();
      // It closes, and the focus returns to where it was opened.
      await expect(plan).toBeHidden();
      await expect(button("Schedule")).toBeFocused();
      await press(button("Share preview"));
      const share = page.getByRole("dialog", { name: "Share a Preview" });
      await press(share.getByRole("button", { name: "Create link" }));
      await expect(share.getByRole("button", { name: "Copy" })).toBeVisible();
    });
  });

test("a section is dragged to its place with a mouse and with a finger", async ({ page, site }) => {
  await signIn(page, firstAdminOf(site), "/admin/pages/new");
  const { button } = editor(page);
  await write(page.getByRole("textbox", { name: "Title in Dutch" }), "Slepen");
  await write(page.getByRole("textbox", { name: "Title in English" }), "Dragging");
  await button("Create page").click();
  await expect(order(page)).toHaveText([/^Opening/, /^Text/, /^Text with/, /^Tiles/, /^Closing/]);
  const grip = (name: RegExp) => middleOf(order(page).filter({ hasText: name }).locator("span").first());
  const row = (name: RegExp) => middleOf(order(page).filter({ hasText: name }));

  await test.step("with a mouse, and Escape lets go of it where it was", async () => {
    const from = await grip(/^Closing/);
    const to = await row(/^Opening/);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y - 10, { steps: 5 });
    await page.keyboard.press("Escape");
    await page.mouse.up();
    await expect(order(page)).toHaveText([/^Opening/, /^Text/, /^Text with/, /^Tiles/, /^Closing/]);
    // So quick that no frame was drawn between the movement and the release.
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await Promise.all([page.mouse.move(to.x, to.y - 10), page.mouse.up()]);
    await expect(order(page)).toHaveText([/^Closing/, /^Opening/, /^Text/, /^Text with/, /^Tiles/]);
  });

  await test.step("with a finger, which scrolls the page at its edge", async () => {
    await page.setViewportSize({ width: 360, height: 600 });
    await order(page)
      .first()
      .evaluate((element) => element.scrollIntoView({ block: "center" }));
    const touch = await page.context().newCDPSession(page);
    const dispatch = (type: "touchStart" | "touchMove" | "touchEnd", at?: { x: number; y: number }) =>
      touch.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] });
    const from = await grip(/^Closing/);
    await dispatch("touchStart", from);
    await dispatch("touchMove", { x: from.x, y: from.y + 30 });
    await dispatch("touchMove", { x: from.x, y: 590 });
    await expect.poll(async () => (await row(/^Tiles/)).y).toBeLessThan(500);
    await dispatch("touchEnd");
    await expect(order(page)).toHaveText([/^Opening/, /^Text/, /^Text with/, /^Tiles/, /^Closing/]);
  });

  await button("Save").click();
  await expect(page.getByRole("status").getByText("Page updated")).toBeVisible();
});

if (isThorough)
  test("a case goes from the overview to live in few clicks, and is never refused", async ({
    page,
    site,
  }) => {
    const clicks = await countClicks(page);
    await signIn(page, firstAdminOf(site), "/admin/overview");
    const { button, within } = editor(page);
    clicks.begin();
    await page
      .getByRole("complementary")
      .getByRole("link", { name: /^Pages/ })
      .click();
    await page.getByRole("link", { name: "New page" }).click();
    await page.getByRole("radio", { name: /^Case study/ }).click();
    await page.getByRole("textbox", { name: "Title in Dutch" }).fill("Sneller bij Veld");
    await page.getByRole("textbox", { name: "Title in English" }).fill("Faster at Veld");
    await page.keyboard.press("Enter");
    for (const [index, [section, field]] of [
      ["Opening", "Heading"],
      ["Before and after", "Heading"],
      ["Quote", "Quote"],
      ["Closing", "Heading"],
    ].entries()) {
      await order(page)
        .getByRole("button", { name: new RegExp(`^${section} `) })
        .click();
      if (index === 0)
        await page.getByRole("checkbox", { name: "Both languages, one below the other" }).click();
      await within("Dutch").getByRole("textbox", { name: field, exact: true }).fill("Sneller");
      await within("English").getByRole("textbox", { name: field, exact: true }).fill("Faster");
      await button("All sections").click();
    }
    await page.getByRole("switch", { name: "Draft" }).click();
    await button("Save and publish").click();
    await expect(page.getByRole("status").getByText("Page updated")).toBeVisible();
    clicks.atMost(18);
    const opening = page.waitForEvent("popup");
    await page.getByRole("status").getByRole("link", { name: "View the page" }).click();
    await expect((await opening).getByRole("heading", { level: 1 })).toHaveText("Sneller");
  });

function editor(page: Page, title = "The page as visitors see it") {
  const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
  return {
    button,
    shown: page.locator(`iframe[title="${title}"]`).contentFrame(),
    within: (language: string) => page.getByRole("group", { name: language, exact: true }),
    async add(type: string): Promise<void> {
      await button("Add below").click();
      await button(`Add ${type}`).click();
    },
  };
}

/** The sections of the list, in their order. */
function order(page: Page): Locator {
  return page.getByRole("region", { name: "Sections" }).getByRole("listitem");
}

async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error("It is not on the page.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function write(field: Locator, text: string): Promise<void> {
  await field.click();
  await field.fill(text);
}

async function type(page: Page, within: Locator, text: string): Promise<void> {
  const written = within.locator("iframe.tox-edit-area__iframe").contentFrame().locator("body");
  await written.click();
  await page.keyboard.type(text);
}
