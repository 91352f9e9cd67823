import type { Page } from "@playwright/test";
import {
  expect,
  fillIn,
  latestMail,
  readLink,
  signIn,
  someEmail,
  storeSession,
  test,
} from "../fixtures/accounts.ts";

const toast = (page: Page, text: string | RegExp) => page.getByRole("status").getByText(text);
const entries = (page: Page) =>
  page.getByRole("complementary").getByRole("navigation", { name: "Administration" }).getByRole("link");
const row = (page: Page, email: string) => page.getByRole("listitem").filter({ hasText: email });

test("an invited editor accepts, chooses a password, and sees what editors may", async ({
  page,
  createUser,
  site,
  browser,
  baseURL,
}) => {
  const email = someEmail();
  await signIn(page, await createUser({ isAdmin: true }), "/admin/users");
  await expect(page.getByRole("heading", { name: "Accounts" })).toBeVisible();
  await test.step("invite in capitals, as an editor, in English", async () => {
    await page.getByLabel("Email address").fill(email.toUpperCase());
    await page.getByLabel("Role").first().selectOption("Editor");
    await page.getByLabel("Language of the mail").selectOption("English");
    await page.getByRole("button", { name: "Send invitation" }).click();
    await expect(toast(page, /^Invitation sent to/)).toBeVisible();
    await expect(page.getByRole("button", { name: `Withdraw: ${email}` })).toBeVisible();
  });

  const { path } = readLink(await latestMail(site, email, /invites you/));
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const invited = await context.newPage();
  await test.step("a mail scanner opens the link without using it up", async () => {
    await page.request.get(path);
    await invited.goto(path);
    await expect(invited.getByText(`${email} may work on this site as an editor.`)).toBeVisible();
  });
  await test.step("accept, and choose a password", async () => {
    await invited.getByRole("button", { name: "Accept invitation" }).click();
    await invited.getByLabel(/^New password/).fill("zeven zalmen zwemmen");
    await invited.getByLabel(/^Confirm new password/).fill("zeven zalmen zwemmen");
    await invited.getByRole("button", { name: "Save password" }).click();
    await expect(entries(invited)).toHaveText([
      /^Overview/,
      /^Homepage/,
      /^Blog Admin/,
      /^About Us/,
      /^Download Pages/,
      /^Pages/,
      /^Texts/,
      /^On the page/,
      /^Media/,
      /^Proposals/,
      /^Statistics/,
      /^Services/,
      /^Cases/,
      /^Trash/,
    ]);
    await expect(invited.getByRole("complementary").getByText("Editor", { exact: true })).toBeVisible();
  });
  await test.step("what is for administrators is refused, or not there", async () => {
    await invited.getByRole("complementary").getByRole("link", { name: "Settings" }).click();
    await expect(invited.getByRole("link", { name: "Open the old addresses" })).toBeVisible();
    await expect(invited.getByRole("link", { name: "Open the import" })).toHaveCount(0);
    await invited.goto("/admin/users");
    await expect(invited.getByText("You don't have admin privileges to access this page.")).toBeVisible();
  });
  await test.step("the link is used up", async () => {
    await invited.goto(path);
    await expect(invited.getByText("This invitation is no longer valid")).toBeVisible();
  });
  await context.close();
});

test.describe("a wrong address or domain", () => {
  test.use({ expectedErrors: ["That is no e-mail address", "The domain was rejected", "400", "409"] });

  test("is refused in words, and kept; a domain is allowed with its role, and taken off the list", async ({
    page,
    createUser,
  }) => {
    const domain = `firma-${Date.now()}.example`;
    await signIn(page, await createUser({ isAdmin: true }), "/admin/users");
    const card = page.getByRole("region", { name: "Allowed Domains" });
    await expect(card).toContainText("Nobody can sign in that way yet");
    const field = card.getByRole("textbox", { name: "Domain", exact: true });
    const allow = async (typed: string) => {
      await field.fill(typed);
      await card.getByRole("button", { name: "Allow domain" }).click();
    };
    await test.step("what is no address, and everybody's domain", async () => {
      const address = page.getByLabel("Email address");
      await address.fill("eva");
      await page.getByRole("button", { name: "Send invitation" }).click();
      await expect(address).toHaveAccessibleDescription("This is not a valid email address.");
      await expect(address).toHaveValue("eva");
      await allow("@Gmail.com");
      await expect(field).toHaveAccessibleDescription(/^Anybody can have an address at gmail.com/);
      await expect(field).toBeFocused();
      await expect(field).toHaveValue("@Gmail.com");
    });
    await test.step("as the end of an address, in capitals, as an editor", async () => {
      await card.getByLabel("Role").selectOption("Editor");
      await allow(`Eva@${domain.toUpperCase()}`);
      await expect(toast(page, `whoever has an address of ${domain} gets the role Editor`)).toBeVisible();
      await expect(row(page, domain)).toContainText("Editor");
      await expect(field).toHaveValue("");
      await allow(domain);
      await expect(field).toHaveAccessibleDescription(/is on the list already/);
    });
    await test.step("off the list, after asking", async () => {
      await card.getByRole("button", { name: `Take off the list: ${domain}` }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Take off the list" }).click();
      await expect(toast(page, `${domain} is no longer on the list`)).toBeVisible();
      await expect(row(page, domain)).toHaveCount(0);
      await expect(card.getByRole("heading", { name: "Allowed Domains" })).toBeFocused();
    });
  });
});

test("a role is offered to an account that exists, and accepted after signing in", async ({
  page,
  createUser,
  site,
}) => {
  const colleague = await createUser();
  const { client } = await createUser({ isAdmin: true });
  const { data } = await client.rpc("invite", { _email: colleague.email, _role: "writer", _language: "nl" });
  expect(data).toBe("offered");
  const { path } = readLink(await latestMail(site, colleague.email, /nodigt u uit/));
  await page.goto(path);
  await expect(page.getByText("U hebt al een account.")).toBeVisible();
  await fillIn(page, colleague);
  await page.getByRole("button", { name: "Uitnodiging accepteren" }).click();
  await expect(entries(page)).toHaveText([
    /^Overview/,
    /^Blog Admin/,
    /^Pages/,
    /^Texts/,
    /^On the page/,
    /^Media/,
    /^Proposals/,
    /^Trash/,
  ]);
  await page.getByRole("complementary").getByRole("link", { name: "Settings" }).click();
  await expect(page.getByRole("link", { name: "Manage access tokens" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Open the old addresses" })).toHaveCount(0);
});

test("an administrator changes a colleague's role and second step, and removes the account", async ({
  page,
  createUser,
  site,
  browser,
  baseURL,
}) => {
  const colleague = await createUser({ role: "writer" });
  const { email } = colleague;
  const admin = await createUser({ isAdmin: true });
  await signIn(page, admin, "/admin/users");
  await page.getByLabel("Search", { exact: true }).fill(email);
  await expect(page.getByRole("status").getByText("1 account")).toBeVisible();

  await page.getByLabel(`Role of ${email}`).selectOption("Editor");
  await expect(toast(page, `${email} is now Editor`)).toBeVisible();
  await page.getByLabel(`Require a second step of ${email}`).click();
  await expect(row(page, email)).toContainText("second step required, not set up yet");
  await test.step("the colleague is led to set one up", async () => {
    const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
    const theirs = await context.newPage();
    await storeSession(theirs, colleague);
    await theirs.goto("/admin");
    await theirs.getByRole("link", { name: "Naar instellingen" }).click();
    await expect(theirs.getByRole("heading", { name: "Tweede stap" })).toBeVisible();
    await context.close();
  });

  await page.getByRole("button", { name: `Sign out everywhere: ${email}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(row(page, email)).toContainText("signed in nowhere");
  await test.step("a second step that was lost is removed with one's own password", async () => {
    await site.query(
      `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
       values (gen_random_uuid(), $1, 'totp', 'verified', now(), now())`,
      [colleague.id],
    );
    await page.reload();
    await page.getByRole("button", { name: `Remove second step: ${email}` }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Your own password").fill(admin.password);
    await dialog.getByRole("button", { name: "Remove second step" }).click();
    await expect(toast(page, `The second step of ${email} was removed`)).toBeVisible();
    await expect(row(page, email)).toContainText("second step required, not set up yet");
  });
  await page.getByRole("button", { name: `Remove: ${email}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByRole("status").getByText(`${email} was removed`, { exact: true })).toBeVisible();
  await expect(page.getByText("No accounts found")).toBeVisible();
});
