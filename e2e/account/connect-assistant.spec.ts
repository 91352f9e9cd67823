// @module-tag S51
// @module-tag Agents

import type { Page } from "@playwright/test";
import { test as base, expect, fillIn, signIn } from "../fixtures/accounts.ts";
import { type Assistant, consent, requestAccess, startAssistant } from "../fixtures/assistant.ts";
import { lostConnectionError, statusError } from "../fixtures/pages.ts";

const test = base.extend<{ assistant: Assistant }>({
  async assistant({ baseURL, extraHTTPHeaders }, use) {
    const assistant = await startAssistant(baseURL ?? "", extraHTTPHeaders ?? {});
    await use(assistant);
    await assistant.stop();
  },
});

const everything = "read draft statistics leads";

test.describe("a program on this computer", () => {
  // Where it waits for the answer.
  test.use({ expectedErrors: ["foreign request: http://127.0.0.1"] });

  test("is allowed by a person who signs in for it, works, and is revoked", async ({
    page,
    site,
    createUser,
    assistant,
  }) => {
    const user = await createUser({ isAdmin: true });
    const address = await assistant.askAccess(everything);
    await page.goto(address.href);
    await expect(page).toHaveURL("/beheer");
    await fillIn(page, user);
    await expect(page).toHaveURL(/\/oauth\/consent\?authorization_id=[\da-f-]{36}$/);

    const { main, allow } = consent(page);
    await expect(main).toContainText(`namens u aan ${new URL(site.address).host} werken`);
    await expect(main.getByRole("definition")).toHaveText(["Claude Code", "Op deze computer", user.email]);
    await expect(main.getByText("elk programma kan zich zo noemen")).toBeVisible();
    const box = (name: RegExp) => main.getByRole("checkbox", { name });
    await expect(box(/^Artikelen, pagina’s en teksten lezen/)).toBeDisabled();
    await expect(box(/^Concepten schrijven/)).toBeChecked();
    for (const name of [/^Statistieken/, /^Leads/]) await expect(box(name)).not.toBeChecked();
    await box(/^Statistieken/).check();
    await expect(main.getByLabel("Geldig")).toHaveValue("30");
    await main.getByLabel("Geldig").selectOption("7 dagen");
    await allow.click();

    await expect(page).toHaveTitle("Verbonden");
    expect((await assistant.answer).get("state")).toBe("staat-van-het-programma");
    const client = await assistant.finish();
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toContain("draft_article");

    await page.goto("/admin/settings/tokens");
    const row = page.getByRole("region", { name: "Your tokens" }).getByRole("listitem");
    await expect(row).toHaveText(
      /Claude Code.*Connected by a program on a computer.*Read statistics.*Valid until/,
    );
    await expect(row).not.toContainText("leads");
    const [grant] = await site.query<{ days: number }>(
      "select extract(day from expires_at - created_at)::int as days from public.otm_access_tokens where user_id = $1",
      [user.id],
    );
    expect(grant?.days).toBe(7);
    await page.getByRole("button", { name: "Revoke: Claude Code" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }).click();
    await expect(row).toHaveCount(0);
    await expect(client.callTool({ name: "list_tags", arguments: {} })).rejects.toThrow();
    await client.close();
  });

  test("is not allowed, and is told so", async ({ page, createUser, assistant }) => {
    await signIn(page, await createUser({ role: "writer" }), (await assistant.askAccess(everything)).href);
    const { main, deny } = consent(page);
    // A writer may read no statistics: nor may what acts for them.
    await expect(main.getByRole("checkbox")).toHaveCount(2);
    await deny.click();
    await expect(page).toHaveTitle("Verbonden");
    expect(Object.fromEntries(await assistant.answer)).toMatchObject({
      error: "access_denied",
      state: "staat-van-het-programma",
    });
    await expect(assistant.finish()).rejects.toThrow(/access_denied|denied/);
  });
});

test("a program elsewhere is named by its host, and its own words are only text", async ({
  page,
  createUser,
}) => {
  const name = "<b>claude.ai</b>” \u202ehost\u0007 WWWWWWWWWWWWWWWWWWWWWWWWWWWWW";
  await signIn(
    page,
    await createUser({ role: "editor" }),
    await requestAccess(page, { name, scope: "read" }),
  );
  const { main } = consent(page);
  await expect(main.getByRole("definition").nth(1)).toHaveText("evil.example");
  await expect(main.getByRole("definition").first()).toHaveText(
    "<b>claude.ai</b>” host WWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
  );
  await expect(main.getByText("De naam is niet gecontroleerd")).toBeVisible();
  await expect(main.locator("b, dl img")).toHaveCount(0);
  await expect(main.getByRole("checkbox")).toHaveCount(1);
});

test("a program that is no page leaves this one open, with the outcome", async ({ page, createUser }) => {
  const address = await requestAccess(page, { redirectUri: "cursor://anysphere.cursor/callback" });
  await signIn(page, await createUser({ isAdmin: true }), address);
  await consent(page).allow.press("Enter");
  await expect(page.getByRole("heading", { name: "De AI-assistent is verbonden" })).toBeFocused();
});

test("somebody without a role is told that they can’t connect an assistant", async ({ page, createUser }) => {
  await signIn(page, await createUser(), await requestAccess(page));
  await expect(page.getByText("Met dit account kunt u geen AI-assistent verbinden.")).toBeVisible();
  await expect(consent(page).allow).toHaveCount(0);
});

test.describe("a question that is no longer valid", () => {
  test.use({
    expectedErrors: [statusError(404), "foreign request: https://evil.example", lostConnectionError],
  });

  test("is so in words: unknown, answered in another tab, and expired", async ({
    page,
    context,
    site,
    createUser,
  }) => {
    const gone = (where: Page) => where.getByRole("heading", { name: "Deze vraag geldt niet meer" });
    const user = await createUser({ isAdmin: true });
    await signIn(page, user, `/oauth/consent?authorization_id=${crypto.randomUUID()}`);
    await expect(gone(page)).toBeVisible();
    for (const query of ["", "?authorization_id=..%2F..%2Fuser", "?authorization_id=%00"]) {
      await page.goto(`/oauth/consent${query}`);
      await expect(gone(page)).toBeVisible();
    }

    await page.goto(await requestAccess(page));
    const other = await context.newPage();
    await other.route("https://evil.example/**", (route) => route.fulfill({ body: "" }));
    await other.goto(page.url());
    await consent(other).deny.click();
    await expect(other).toHaveURL(/^https:\/\/evil\.example\/callback\?error=access_denied/);
    await consent(page).allow.click();
    await expect(gone(page)).toBeVisible();

    await page.goto(await requestAccess(page));
    await expect(consent(page).allow).toBeVisible();
    await site.execute(
      `update private.oauth_authorizations set created_at = now() - interval '11 minutes' where user_id = '${user.id}'`,
    );
    await consent(page).allow.click();
    await expect(gone(page)).toBeFocused();
  });
});

test.describe("a failure", () => {
  test.use({ expectedErrors: [statusError(403), statusError(409), lostConnectionError] });

  test("keeps what was chosen: without a connection, and with twenty tokens", async ({
    page,
    createUser,
  }) => {
    const user = await createUser({ isAdmin: true });
    for (const number of Array.from({ length: 20 }).keys()) {
      const token = { _name: `Token ${number}`, _scopes: [], _days: 7 };
      expect((await user.client.rpc("create_access_token", token)).error).toBeNull();
    }
    const address = await requestAccess(page);
    await page.route("**/oauth/authorizations/**", (route) => route.abort());
    await signIn(page, user, address);
    await expect(page.getByRole("alert").getByText("De server is niet bereikbaar.")).toBeVisible();
    await page.unroute("**/oauth/authorizations/**");
    await page.getByRole("button", { name: "Opnieuw proberen" }).click();

    const { main, allow } = consent(page);
    const leads = main.getByRole("checkbox", { name: /^Leads/ });
    await leads.check();
    await allow.press("Enter");
    await expect(page.getByRole("alert").getByText("U hebt al 20 toegangstokens")).toBeVisible();
    await expect(leads).toBeChecked();
    await expect(allow).toBeFocused();
    await page.getByRole("alert").getByRole("link", { name: "Naar de toegangstokens" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Access Tokens" })).toBeVisible();
  });
});
