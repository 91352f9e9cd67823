import { blockedScript, expect, screen, test } from "../fixtures/download-editor.ts";
import { isThorough } from "../fixtures/thorough.ts";

test.use({ expectedErrors: [blockedScript] });

test("a page and its mail are written in both languages, and published", async ({ page, draft, request }) => {
  const { title, editor, save, toast, preview, field, mail } = screen(page);
  const settings = page.getByRole("region", { name: "Email Template Settings" });
  const mailKind = settings.getByRole("heading", { level: 2 });
  await test.step("a new page says what it is", async () => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      `Edit Download Page Editing: ${draft.slug}`,
    );
    await expect(
      page.getByText(/^Created: \d+ \w+ \d{4} · Last saved: \d+ \w+ \d{4}.* \d\d:\d\d$/),
    ).toBeVisible();
    await expect(preview).toBeDisabled();
    await expect(page.getByRole("tab")).toHaveText(["NL", "EN"]);
  });
  await test.step("the mail is shown with its placeholders filled", async () => {
    await expect(mailKind).toContainText("Default");
    for (const placeholder of ["{{name}}", "{{email}}", "{{company}}", "{{pageTitle}}", "{{downloadUrl}}"]) {
      await expect(settings.getByText(placeholder, { exact: true })).toBeVisible();
    }
    await expect(settings.getByText(`Uw aanvraag: ${draft.slug}`)).toBeVisible();
    await expect(mail.getByText("Beste Anna de Vries,")).toBeVisible();

    await title.fill("Handboek <i>agenten</i>");
    await field("Subject").fill("{{pageTitle}} voor {{name}}, {{onbekend}}");
    await expect(mailKind).toContainText("Customized");
    await expect(
      settings.getByText("Handboek <i>agenten</i> voor Anna de Vries, {{onbekend}}"),
    ).toBeVisible();
    await editor("Thank-you Message").locator("body").fill("Beste {{name}} van {{company}}: {{pageTitle}}");
    await field("Footer").fill("Naar {{email}} <script>alert(1)</script>");
    await expect(
      mail.getByText("Beste Anna de Vries van De Vries & Zn.: Handboek <i>agenten</i>"),
    ).toBeVisible();
    await expect(mail.getByText("Naar anna@devries.example <script>alert(1)</script>")).toBeVisible();
    await expect(mail.locator("i, script")).toHaveCount(0);
    await expect(mail.getByRole("link", { name: "Handboek <i>agenten</i>" })).toHaveAttribute(
      "href",
      new RegExp(`/download/${draft.slug}$`),
    );
  });
  await test.step("both languages are written and published", async () => {
    await editor("Content").locator("body").fill("Alles wat u moet weten.");
    await field("Form Title").fill("Waarheen?");
    await field("Button Text").fill("Stuur maar");
    await page.getByRole("tab", { name: "EN" }).click();
    await expect(mail.getByText("Dear Anna de Vries,")).toBeVisible();
    await expect(mailKind).toContainText("Default");
    await title.fill("Handbook");
    await editor("Content").locator("body").fill("All that you need to know.");
    await page.getByRole("switch", { name: "Draft" }).click();
    await expect(page.getByRole("switch", { name: "Published" })).toBeChecked();
    await expect(page.getByText(/^(Published|Draft)$/)).toHaveCount(1);
    await expect(page.getByText("Unsaved changes")).toBeVisible();
    await save.click();
    await expect(toast("Download page content has been saved successfully.")).toBeVisible();
    await expect(page.getByText("Unsaved changes")).toHaveCount(0);
    const address = `/download/${draft.slug}`;
    await expect(page.getByRole("link", { name: "Preview" })).toHaveAttribute("href", address);
    const dutch = await (await request.get(address)).text();
    expect(dutch).toMatch(/<h1[^>]*>Handboek &lt;i&gt;agenten&lt;\/i&gt;<\/h1>/);
    expect(dutch).toContain("Alles wat u moet weten.");
    expect(dutch).toMatch(/>Stuur maar</);
    expect(await (await request.get(`/en${address}`)).text()).toContain("All that you need to know.");
  });
  await test.step("untouched texts are stored byte for byte", async () => {
    const contents = () => draft.admin.client.from("otm_download_page_content");
    const untouched = {
      content: "<P>Een  <b>oude</b>\n tekst<br/>&eacute;</p>\n\n",
      confirmation_content: "<p>Dag {{name}}</p>\r\n",
      email_thank_you_message: "<div><p>Dank</div>",
    };
    const dutch = { page_id: draft.id, language: "nl" };
    expect((await contents().update(untouched).match(dutch)).error).toBeNull();
    await page.reload();
    await title.fill("Nieuw");
    await save.click();
    await expect(toast("Download page content has been saved successfully.")).toBeVisible();
    const { data } = await contents().select("*").match(dutch);
    expect(data).toMatchObject([{ ...untouched, title: "Nieuw" }]);
  });
});

if (isThorough)
  test("a changed sentence marks its translation alone", async ({ page, draft }) => {
    const { editor, save, toast } = screen(page);
    const contents = draft.admin.client.from("otm_download_page_content");
    const texts = (nl: string) => [
      { page_id: draft.id, language: "nl", title: "Gids", content: `<p>${nl} Gratis.</p>` },
      { page_id: draft.id, language: "en", title: "Guide", content: "<p>In two weeks. Free.</p>" },
    ];
    await contents.insert(texts("In twee weken."));
    await contents.upsert(texts("In drie weken."), { onConflict: "page_id,language" });
    await page.reload();
    await page.getByRole("tab", { name: "EN" }).click();
    await page.getByRole("button", { name: "What changed: Content (EN)" }).click();
    const sentence = page.getByRole("dialog").getByRole("listitem");
    await expect(sentence).toContainText("English: In two weeks.");
    await page.getByRole("button", { name: "Go to the sentence: In two weeks." }).click();
    await expect
      .poll(() => editor("Content").evaluate((root) => root.ownerDocument.getSelection()?.toString()))
      .toBe("In two weeks.");
    await page.keyboard.type("In three weeks.");
    await save.click();
    await expect(toast("Download page content has been saved successfully.")).toBeVisible();
    await expect(page.getByText(/^Dutch changed on/)).toHaveCount(0);
  });
