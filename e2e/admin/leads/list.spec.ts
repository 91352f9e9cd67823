import { addMessages, addRequest, expect, leadsScreen, test } from "../../fixtures/leads.ts";
import { go } from "../../fixtures/pages.ts";

test("leads are listed, counted, searched and filtered", async ({ page, panel }) => {
  await test.step("leads of both forms are listed, newest first, and the sidebar counts the new ones", async () => {
    const { names, found, list, badge } = leadsScreen(page);
    await page.goto("/admin/leads");
    await expect(list.getByText("No leads yet")).toBeVisible();
    await expect(found).toHaveText("0 leads");
    await expect(page.getByRole("button", { name: "Export CSV" })).toBeDisabled();
    await expect(badge("Leads")).toHaveAccessibleName(/^Leads Messages and requests$/);

    await addMessages(panel, [
      {
        name: "Anna",
        company: "Bakkerij Zoë",
        message: "Eerste regel\nTweede regel",
        at: "2026-01-05 09:00+01",
      },
      { name: "Koopman", is_spam: true },
    ]);
    await addRequest(panel, "Bram", "Graag op papier.");
    await badge("Leads").click();
    await expect(names).toHaveText(["Bram", "Anna, Bakkerij Zoë"]);
    await expect(found).toHaveText("2 leads");
    await expect(badge("Leads")).toHaveAccessibleName(/2 new leads/);
    const [request, message] = [list.getByRole("listitem").first(), list.getByRole("listitem").nth(1)];
    await expect(request).toContainText("Download request: Checklist");
    await expect(request).toContainText("Graag op papier.");
    await expect(message).toContainText("Contact message");
    await expect(message).toContainText("5 January 2026 at 09:00");
    await expect(message).toContainText("New");
  });
  await test.step('search and filters are in the URL, and "back" undoes them', async () => {
    const { search, choice, filter, names, found, list } = leadsScreen(page);
    await addMessages(panel, [{ name: "Cor", message: "Over facturen", at: "2026-02-10 23:30+01" }]);
    await page.reload();
    await expect(names).toHaveText(["Bram", "Cor", "Anna, Bakkerij Zoë"]);

    await search.fill("zoe bak");
    await expect(names).toHaveText(["Anna, Bakkerij Zoë"]);
    await expect(found).toHaveText("1 lead");
    await expect(page).toHaveURL("/admin/leads?q=zoe+bak");
    await search.fill("iets anders");
    await expect(list.getByText("No leads match")).toBeVisible();
    await page.goBack();
    await expect(names).toHaveCount(3);
    await expect(search).toHaveValue("");

    await choice("Status").selectOption("Spam");
    await expect(names).toHaveText(["Koopman"]);
    await choice("Status").selectOption("All but spam");
    await choice("Download page").selectOption("automation-scan-checklist");
    await expect(names).toHaveText(["Bram"]);
    await filter.getByRole("button", { name: "Clear filter" }).click();
    await expect(names).toHaveCount(3);
    await expect(page).toHaveURL("/admin/leads");

    await filter.getByLabel("From").fill("2026-02-10");
    await expect(names).toHaveText(["Bram", "Cor"]);
    await filter.getByLabel("To").fill("2026-02-10");
    await expect(names).toHaveText(["Cor"]);
    await page.goBack();
    await expect(filter.getByLabel("To")).toHaveValue("");
    await expect(names).toHaveText(["Bram", "Cor"]);
  });
  await test.step("input during a pending search is kept", async () => {
    const { search, filter, names } = leadsScreen(page);
    await filter.getByRole("button", { name: "Clear filter" }).click();
    await expect(names).toHaveCount(3);
    const answer = Promise.withResolvers<void>();
    const received = Promise.withResolvers<void>();
    await page.route("**/rpc/list_leads*", async (route) => {
      received.resolve();
      await answer.promise;
      await route.fallback();
    });
    await search.pressSequentially("an");
    await received.promise;
    await search.pressSequentially("na");
    answer.resolve();
    await expect(names).toHaveText(["Anna, Bakkerij Zoë"]);
    await expect(search).toHaveValue("anna");
    await expect(page).toHaveURL("/admin/leads?q=anna");
    await page.unrouteAll();
  });
  await test.step("the back link of a lead restores the list's filter", async () => {
    const { names, lead, choice } = leadsScreen(page);
    await go(page, "/admin/leads?kind=contact");
    await expect(names).toHaveText(["Cor", "Anna, Bakkerij Zoë"]);
    await lead("Anna").focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Anna");
    await page.getByRole("link", { name: "Back to leads" }).click();
    await expect(page).toHaveURL("/admin/leads?kind=contact");
    await expect(choice("Form")).toHaveValue("contact");
    await expect(names).toHaveText(["Cor", "Anna, Bakkerij Zoë"]);
  });
  await test.step("what looks like spam waits apart without a mail, until somebody makes it a lead", async () => {
    await addMessages(panel, [{ name: "Dora" }]);
    await panel.execute(`
      delete from private.mail_outbox;
      update public.otm_leads set status = 'suspected', suspicion = 'proof'
      where id = (select id from public.otm_contact_subm_vlotwerk where name = 'Dora')`);
    await go(page, "/admin/overview");
    await page.getByRole("link", { name: "1 suspected this week" }).click();
    const suspected = page.getByRole("listitem").filter({ hasText: "No proof from the browser" });
    await expect(suspected).toContainText("Dora");
    await suspected.getByRole("button", { name: /^It is a lead/ }).click();
    await expect(page.getByText("Nothing suspected in the last 30 days.")).toBeVisible();
    const mails = await panel.query(
      "select kind from private.mail_outbox where recipient = 'iemand@klant.example'",
    );
    expect(mails).toHaveLength(1);
    await page.getByRole("link", { name: "All leads" }).click();
    await expect(leadsScreen(page).names.first()).toHaveText("Dora");
  });
});
