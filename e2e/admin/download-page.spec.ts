import { randomUUID } from "node:crypto";
import { blockedScript, expect, screen, test } from "../fixtures/download-editor.ts";
import { statusError } from "../fixtures/pages.ts";

test.use({ expectedErrors: [blockedScript] });

test("a page is written in both languages and published", async ({ page, draft, browser }) => {
  const { title, editor, save, toast, preview, field } = screen(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Edit Download Page");
  await expect(page.getByText(`Editing: ${draft.slug}`)).toBeVisible();
  await expect(page.getByText(/^Created: \d+ \w+ \d{4}$/)).toBeVisible();
  await expect(page.getByText(/^Last saved: \d+ \w+ \d{4}.* \d\d:\d\d$/)).toBeVisible();
  await expect(preview).toBeDisabled();

  await title.fill("Handboek <i>agenten</i>");
  await editor("Content").locator("body").fill("Alles wat u moet weten.");
  await field("Form Title").fill("Waarheen?");
  await field("Button Text").fill("Stuur maar");
  await page.getByRole("tab", { name: "EN" }).click();
  await title.fill("Handbook");
  await editor("Content").locator("body").fill("All that you need to know.");
  await page.getByRole("switch", { name: "Draft" }).click();
  await expect(page.getByRole("switch", { name: "Published" })).toBeChecked();
  await expect(page.getByText(/^(Published|Draft)$/)).toHaveCount(1);
  await expect(page.getByRole("tab")).toHaveText(["NL", "EN"]);
  await expect(page.getByText("Unsaved changes")).toBeVisible();
  await save.click();
  await expect(toast("Download page content has been saved successfully.")).toBeVisible();
  await expect(page.getByText("Unsaved changes")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Preview" })).toHaveAttribute(
    "href",
    `/download/${draft.slug}`,
  );

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(new URL(`/download/${draft.slug}`, page.url()).href);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Handboek <i>agenten</i>");
  await expect(visitor.getByText("Alles wat u moet weten.")).toBeVisible();
  await expect(visitor.getByRole("button", { name: "Stuur maar" })).toBeVisible();
  await visitor.goto(new URL(`/en/download/${draft.slug}`, page.url()).href);
  await expect(visitor.getByText("All that you need to know.")).toBeVisible();
  await visitor.context().close();
});

test("the editor is accessible, previews the mail, and limits the length of its texts", async ({
  page,
  expectAccessible,
  draft,
}) => {
  await test.step("accessibility", async () => {
    await expect(screen(page).mail.getByText(/^Bedankt voor uw aanvraag/)).toBeVisible();
    await expectAccessible();
  });
  await test.step("the mail preview shows filled placeholders", async () => {
    const { title, editor, field, mail } = screen(page);
    const settings = page.getByRole("region", { name: "Email Template Settings" });
    await expect(settings.getByRole("heading", { level: 2 })).toContainText("Default");
    for (const placeholder of ["{{name}}", "{{email}}", "{{company}}", "{{pageTitle}}", "{{downloadUrl}}"]) {
      await expect(settings.getByText(placeholder, { exact: true })).toBeVisible();
    }
    await expect(settings.getByText(`Uw aanvraag: ${draft.slug}`)).toBeVisible();
    await expect(mail.getByText("Beste Anna de Vries,")).toBeVisible();

    await field("Subject").fill("{{pageTitle}} voor {{name}}, {{onbekend}}");
    await expect(settings.getByRole("heading", { level: 2 })).toContainText("Customized");
    await expect(settings.getByText(`${draft.slug} voor Anna de Vries, {{onbekend}}`)).toBeVisible();
    await title.fill("Gids <b>vet</b>");
    await expect(settings.getByText("Gids <b>vet</b> voor Anna de Vries, {{onbekend}}")).toBeVisible();

    await editor("Thank-you Message").locator("body").fill("Beste {{name}} van {{company}}: {{pageTitle}}");
    await field("Footer").fill("Naar {{email}} <script>alert(1)</script>");
    await expect(mail.getByText("Beste Anna de Vries van De Vries & Zn.: Gids <b>vet</b>")).toBeVisible();
    await expect(mail.getByText("Naar anna@devries.example <script>alert(1)</script>")).toBeVisible();
    await expect(mail.locator("b, script")).toHaveCount(0);
    await expect(mail.getByRole("link", { name: "Gids <b>vet</b>" })).toHaveAttribute(
      "href",
      new RegExp(`/download/${draft.slug}$`),
    );

    await page.getByRole("tab", { name: "EN" }).click();
    await expect(mail.getByText("Dear Anna de Vries,")).toBeVisible();
    await expect(settings.getByRole("heading", { level: 2 })).toContainText("Default");
  });
  await test.step("text that is too long is reported at its field, and leaving asks", async () => {
    const { save, toast, field } = screen(page);
    await field("Subject").fill("a".repeat(301));
    await expect(field("Subject")).toHaveAccessibleDescription(/there are 301/);
    await save.click();
    await expect(toast(/^Subject .*has 301 characters/).last()).toBeVisible();
    await expect(field("Subject")).toBeFocused();

    await page.getByRole("link", { name: "Back to download pages" }).click();
    const dialog = page.getByRole("alertdialog", { name: "Leave without saving?" });
    await dialog.getByRole("button", { name: "Stay" }).click();
    await expect(field("Subject")).toHaveValue("a".repeat(301));
    await page.getByRole("link", { name: "Back to download pages" }).click();
    await dialog.getByRole("button", { name: "Leave" }).click();
    await expect(page).toHaveURL("/admin/download-pages");
  });
});

test("untouched texts are stored byte for byte, and a double click saves once", async ({ page, draft }) => {
  await test.step("untouched texts are stored byte for byte", async () => {
    const { title, save, toast } = screen(page);
    const contents = draft.admin.client.from("otm_download_page_content");
    const untouched = {
      page_id: draft.id,
      content: "<P>Een  <b>oude</b>\n tekst<br/>&eacute;</p>\n\n",
      confirmation_content: "<p>Dag {{name}}</p>\r\n",
      email_thank_you_message: "<div><p>Dank</div>",
    };
    expect((await contents.insert({ ...untouched, language: "nl", title: "Oud" })).error).toBeNull();
    await page.reload();
    await expect(title).toHaveValue("Oud");
    await title.fill("Nieuw");
    await save.click();
    await expect(toast("Download page content has been saved successfully.")).toBeVisible();
    const { data } = await contents.select("*").eq("page_id", draft.id);
    expect(data).toMatchObject([{ ...untouched, language: "nl", title: "Nieuw" }]);
  });
  await page.reload();
  await test.step("the button shows saving, and input meanwhile is kept", async () => {
    const { title, save, toast } = screen(page);
    const answer = Promise.withResolvers<void>();
    let sent = 0;
    await page.route("**/rest/v1/rpc/save_document*", async (route) => {
      sent += 1;
      await answer.promise;
      await route.fallback();
    });
    await title.fill("Gids");
    await save.dblclick();
    await expect(page.getByRole("button", { name: "Saving..." })).toBeDisabled();
    await title.fill("Gids voor agenten");
    answer.resolve();
    await expect(toast("Download page content has been saved successfully.")).toBeVisible();
    await expect(title).toHaveValue("Gids voor agenten");
    await expect(page.getByText("Unsaved changes")).toBeVisible();
    expect(sent).toBe(1);
  });
});

test.describe("when the backend fails", () => {
  test.use({
    expectedErrors: [
      blockedScript,
      statusError(500),
      statusError(409),
      statusError(404),
      statusError(406),
      "An action in the panel failed",
      "Content was not saved",
      "A screen of the panel was not loaded",
      "net::ERR_",
    ],
  });

  test("a save that fails, and one of a page deleted meanwhile, report it and keep the input", async ({
    page,
    draft,
  }) => {
    await test.step("a save reports it, keeps the input, and succeeds on retry", async () => {
      const { title, save, toast } = screen(page);
      await title.fill("Gids");
      await page.getByRole("switch", { name: "Draft" }).click();
      await page.route("**/rest/v1/rpc/save_document*", (route) => route.abort());
      await save.click();
      await expect(toast("Failed to save download page content. Please try again.")).toBeVisible();
      await expect(title).toHaveValue("Gids");
      await expect(page.getByRole("switch", { name: "Published" })).toBeChecked();

      await page.unrouteAll();
      await save.click();
      await expect(toast("Download page content has been saved successfully.")).toBeVisible();
    });
    await test.step("a page deleted meanwhile keeps the input visible", async () => {
      const { title, save } = screen(page);
      await title.fill("Gids voor agenten");
      await draft.admin.client.from("otm_download_pages").delete().eq("id", draft.id);
      await save.click();
      const dialog = page.getByRole("alertdialog", { name: "This was deleted" });
      await dialog.getByRole("button", { name: "Cancel" }).click();
      await expect(title).toHaveValue("Gids voor agenten");
      await save.click();
      await dialog.getByRole("button", { name: "Save as a new one" }).click();
      await expect(page).not.toHaveURL(`/admin/download-pages/${draft.id}`);
      await expect(title).toHaveValue("Gids voor agenten");
    });
  });

  test("a page that fails to load loads on retry, and one that does not exist redirects to the list", async ({
    page,
    draft,
  }) => {
    await test.step("a page that fails to load reports it, and loads on retry", async () => {
      await page.route("**/rest/v1/otm_download_pages*", (route) =>
        route.fulfill({ status: 500, body: "{}" }),
      );
      await page.reload();
      await expect(screen(page).toast("Failed to load page content.")).toBeVisible();
      await page.unrouteAll();
      await page.getByRole("button", { name: "Try Again" }).click();
      await expect(page.getByText(`Editing: ${draft.slug}`)).toBeVisible();
    });
    await test.step("a page that does not exist redirects to the list with a message", async () => {
      for (const id of [randomUUID(), "geen-id"]) {
        await page.goto(`/admin/download-pages/${id}`);
        await expect(screen(page).toast("Download page not found.")).toBeVisible();
        await expect(page).toHaveURL("/admin/download-pages");
      }
      await page.reload();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Download Pages");
      await expect(screen(page).toast("Download page not found.")).toHaveCount(0);
    });
  });
});
