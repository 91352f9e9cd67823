import { test as base, expect, signIn, storeSession } from "../fixtures/accounts.ts";
import { openEditor, someTitle, storeArticle } from "../fixtures/article-editor.ts";
import { go, statusError } from "../fixtures/pages.ts";
import { publishPage } from "../fixtures/section-pages.ts";
import { isThorough } from "../fixtures/thorough.ts";

const test = base.extend({
  // What is proposed is of this test alone.
  site: async ({ sites }, use) => {
    const site = await sites.open();
    await use(site);
    await site.stop();
  },
});

// The name is in the list already.
test.use({ expectedErrors: [statusError(409)] });

test("a fact of the firm is added and changed, and what texts say of it is proposed, accepted and shown", async ({
  page,
  site,
  createUser,
  expectAccessible,
}) => {
  const user = await createUser({ isAdmin: true });
  const text = "<p>Hier werken twaalf <b>vakmensen</b>.</p><blockquote>Die 12 vakmensen!</blockquote>";
  const path = await publishPage(
    user,
    ["closing"],
    [{ key: "t", type: "text", hidden: false, title: "", text }],
  );
  // The longest unchanged stand first.
  await site.execute(`
    set session_replication_role = replica;
    update public.otm_pages set updated_at = '2020-01-01' where slug = '${path.slice(1)}';
    reset session_replication_role;`);
  await signIn(page, user, "/admin/settings");
  await page.getByRole("link", { name: "Open the facts of the firm" }).click();
  const main = page.getByRole("main");
  const field = (name: RegExp) => main.getByRole("textbox", { name });
  async function add(): Promise<void> {
    await field(/^Name/).fill("Team");
    await field(/^Dutch/).fill("12");
    await expect(field(/^Dutch/)).toHaveAccessibleDescription(/too many sentences/);
    await field(/^Dutch/).fill("12 vakmensen");
    await field(/^English/).fill("12 vakmensen");
    await main.getByLabel("Since when").fill("2024-05-01");
    await main.getByRole("button", { name: "Add a fact" }).click();
  }
  await add();
  const row = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Team" }) });
  await expect(row).toContainText("Since 1 May 2024");
  await expect(field(/^Name/)).toHaveValue("");
  await add();
  await expect(page.getByText("There is a fact with this name already.")).toBeVisible();
  await expectAccessible();

  await row.getByRole("button", { name: /^Change/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: /^Dutch/ }).fill("14 vakmensen");
  await dialog.getByRole("textbox", { name: /^English/ }).fill("14 vakmensen");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toContainText("There is a proposal for 1 text or page.");
  await expect(dialog.getByRole("link", { name: "Go to the proposals" })).toBeVisible();
  await expect(dialog.getByRole("listitem")).toContainText([
    /Die 12 vakmensen!.*A quotation stays/,
    /Die 12/,
  ]);
  await expectAccessible();
  await go(page, "/admin/upkeep");
  await expect(main.getByRole("listitem").filter({ hasText: "vakmensen" }).first()).toContainText(
    "Team is now: 14 vakmensen",
  );
  await go(page, "/admin/proposals");

  await expect(page.getByRole("region", { name: /^Facts of the firm, / })).toBeVisible();
  await page.getByRole("button", { name: "Accept: Section 2 (NL)" }).click();
  await expect(page.getByText("Accepted, not published yet")).toBeVisible();

  await go(page, "/admin/settings/facts");
  await row.getByRole("button", { name: /^Delete/ }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row).toContainText("Before: 12 vakmensen");
  expect((await page.request.get(path)).ok()).toBe(true);
});

if (isThorough)
  test("sentences of an article are tied to a fact, so that it reaches them there, and untied", async ({
    page,
    createUser,
    expectAccessible,
  }) => {
    const user = await createUser({ isAdmin: true });
    const { id } = await storeArticle(user.client, someTitle(), {
      html: "<p>Wij zijn met twaalf. Het duurt 12 weken.</p>",
      isPublished: true,
    });
    const { data } = await user.client
      .from("otm_facts")
      .insert({ name: "Team", nl: "12", en: "12" })
      .select("id")
      .single();
    await storeSession(page, user);
    const { toast } = await openEditor(page, id);
    const group = page.getByRole("group").filter({ hasText: "2 sentences say a fact of the firm" });
    await group.getByText("2 sentences say a fact of the firm").click();
    await page.getByRole("button", { name: "Not this fact: Het duurt 12 weken." }).click();
    await expect(toast("This sentence is not offered again")).toBeVisible();
    await page.getByRole("button", { name: "Tie: Wij zijn met twaalf." }).click();
    await expect(page.getByText("Tied to Team: 12")).toBeVisible();
    await expectAccessible();

    await user.client
      .from("otm_facts")
      .update({ nl: "14", en: "14" })
      .eq("id", data?.id ?? "");
    await page.goto("/admin/settings/facts");
    const row = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Team" }) });
    await row.getByRole("button", { name: /^Change/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await page.getByRole("link", { name: "Go to the proposals" }).click();
    const proposed = page.getByRole("article").filter({ hasText: "veertien" });
    await expect(proposed.getByRole("insertion")).toContainText(["veertien"]);

    await openEditor(page, id);
    await page.getByText("1 sentence says a fact of the firm").click();
    await expect(page.getByText("Tied to Team, but does not say: 14")).toBeVisible();
    await page.getByRole("button", { name: "Untie: Wij zijn met twaalf." }).click();
    await expect(toast("Sentence untied")).toBeVisible();
    await expect(page.getByText("1 sentence says a fact of the firm")).toHaveCount(0);
  });
