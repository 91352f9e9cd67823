import { randomUUID } from "node:crypto";
import { storeSession } from "../fixtures/accounts.ts";
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

test("the mail is shown with its placeholders filled", async ({ page, draft }) => {
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

test("untouched texts are stored byte for byte", async ({ page, draft }) => {
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

test.describe("a page that does not exist", () => {
  test.use({ expectedErrors: [blockedScript, statusError(404), statusError(406)] });

  test("leads to the list, says so in its preview, and a writer gets none", async ({
    page,
    draft: _,
    createUser,
  }) => {
    for (const id of [randomUUID(), "geen-id"]) {
      await page.goto(`/admin/download-pages/${id}`);
      await expect(screen(page).toast("Download page not found.")).toBeVisible();
      await expect(page).toHaveURL("/admin/download-pages");
      await page.goto(`/admin/download-pages/${id}/preview`);
      await expect(
        page.getByText("Deze downloadpagina bestaat niet (meer), of u mag haar niet zien."),
      ).toBeVisible();
    }
    await storeSession(page, await createUser({ role: "writer" }));
    await page.goto(`/admin/download-pages/${randomUUID()}/preview`);
    await expect(page.getByRole("heading", { name: "Geen toegang" })).toBeVisible();
  });
});
