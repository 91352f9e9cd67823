import { expect, fillIn, signIn, test } from "../fixtures/accounts.ts";
import { go } from "../fixtures/pages.ts";

test("a person reads the panel in Dutch, and changes back beside what was typed", async ({
  page,
  createUser,
}) => {
  const user = await createUser({ isAdmin: true });
  const sidebar = page.getByRole("complementary");
  const heading = page.getByRole("heading", { level: 1 });

  await test.step("Settings change the language, and the account keeps it", async () => {
    await signIn(page, user, "/admin/settings");
    await page.getByRole("radio", { name: "Nederlands" }).check();
    await expect(page.getByRole("status").getByText("Het beheer is nu in het Nederlands")).toBeVisible();
    await expect(heading).toHaveText("Instellingen");
    await expect(page).toHaveTitle("Instellingen | Vlotwerk");
    await expect(page.getByRole("radio", { name: "Nederlands" })).toBeChecked();
    const { data } = await user.client.auth.getUser();
    expect(data.user?.user_metadata.panel_language).toBe("nl");
  });

  await test.step("messages and dates are in Dutch", async () => {
    await page.getByLabel("Huidig wachtwoord").fill("zes ezels eten hooi");
    await page.getByLabel(/^Nieuw wachtwoord(?! nogmaals)/).fill("zeven ezels eten hooi");
    await page.getByLabel("Nieuw wachtwoord nogmaals").fill("acht ezels eten hooi");
    await page.getByRole("button", { name: "Wachtwoord wijzigen" }).click();
    await expect(page.getByRole("alert")).toHaveText("De nieuwe wachtwoorden zijn niet gelijk");

    await sidebar.getByRole("link", { name: "Blogbeheer" }).click();
    await expect(page).toHaveTitle("Blogbeheer | Vlotwerk");
    await expect(page.getByRole("region", { name: "Blogbeheer" }).getByRole("time").first()).toHaveText(
      /^\d+ (januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december) \d{4}$/,
    );
  });

  await test.step("what a screen loads has its titles in Dutch, also when the panel begins with it", async () => {
    const { data } = await user.client
      .from("otm_blog_articles")
      .select("id, otm_blog_article_content!inner(title)")
      .eq("slug", "what-an-ai-agent-may-decide")
      .eq("otm_blog_article_content.language", "nl")
      .single()
      .throwOnError();
    const at = new Date(Date.now() + 86_400_000).toISOString();
    await user.client
      .rpc("schedule_publication", { _kind: "article", _id: data?.id, _action: "unpublish", _at: at })
      .throwOnError();
    await page.goto("/admin/overview");
    const comingUp = page.getByRole("region", { name: "Komt eraan" });
    await expect(comingUp).toContainText(data?.otm_blog_article_content[0]?.title);
    await comingUp.getByRole("button", { name: /^Annuleren/ }).click();
    await expect(comingUp).toContainText("Er is niets ingepland.");
  });

  await test.step("so is the rich-text editor, until the header changes back", async () => {
    await go(page, "/admin/blog-editor");
    await page.getByRole("tab", { name: "Inhoud NL" }).click();
    await page.getByRole("textbox", { name: "Titel (NL)", exact: true }).fill("Wat nog niet is opgeslagen");
    await page.getByRole("button", { name: "Tekststijl Alinea" }).click();
    await expect(page.getByRole("menuitemcheckbox", { name: "Kop 2" })).toBeVisible();
    await page.keyboard.press("Escape");

    await page.getByRole("banner").getByRole("button", { name: "Panel in English" }).click();
    await expect(heading).toContainText("Create New Article");
    await expect(page.getByRole("textbox", { name: "Title (NL)", exact: true })).toHaveValue(
      "Wat nog niet is opgeslagen",
    );
    await expect(page.getByRole("button", { name: "Block Paragraph" })).toBeVisible();
    await page.getByRole("banner").getByRole("button", { name: "Beheer in het Nederlands" }).click();
    await expect(heading).toContainText("Nieuw artikel");
  });
});

test.describe("in a Dutch browser", () => {
  test.use({ locale: "nl-NL" });

  test("the panel begins in the language of the page of the first sign-in, and stays in it", async ({
    page,
    createUser,
  }) => {
    const user = await createUser({ isAdmin: true });
    const heading = page.getByRole("heading", { level: 1 });
    const enter = async () => {
      await page.goto("/beheer");
      await fillIn(page, user);
    };
    await enter();
    await expect(heading).toHaveText("Blogbeheer");

    await page.getByRole("button", { name: "Uitloggen" }).click();
    await page.getByRole("button", { name: /^EN\b/ }).click();
    await enter();
    await expect(heading).toHaveText("Blogbeheer");
  });
});
