import { latestMail } from "../../fixtures/accounts.ts";
import { formOf, openAfterMinute } from "../../fixtures/forms.ts";
import { expect, leadsScreen, test } from "../../fixtures/leads.ts";
import { at, started, statusError } from "../../fixtures/pages.ts";
import { isThorough } from "../../fixtures/thorough.ts";

test.use({ expectedErrors: [statusError(400), statusError(422)] });

test("the dates that suit a visitor are in the message, its mail and the panel", async ({ page, panel }) => {
  await openAfterMinute(page, "/en/contact");
  const { name, email, message, moments, momentTexts, button, thanks } = formOf(page);
  await name.fill("Anna de Vries");
  await email.fill("anna@company.example");
  await message.fill("Fifty invoices a week.");
  await moments.first().check();
  await moments.last().check();
  const [first, , last] = await momentTexts();
  expect(first).toMatch(/^(Mon|Tue|Wed|Thu|Fri) \d+ \w+, morning$/);
  const line = `Suits me: ${first}; ${last}`;
  await button.click();
  await expect(thanks).toBeVisible();

  const whole = `Fifty invoices a week.\n\n${line}`;
  expect(await panel.query("select message from public.otm_contact_subm_vlotwerk")).toEqual([
    { message: whole },
  ]);
  expect(await latestMail(panel, "hallo@vlotwerk.example", /Nieuw|Anna/)).toContain(whole);

  await page.goto("/admin/leads");
  await leadsScreen(page).lead("Anna de Vries").click();
  await expect(page.getByText(line)).toBeVisible();

  await test.step("one click confirms a moment, with a file for calendars, to the visitor and to the firm", async () => {
    const moments = page.getByRole("group", { name: "Confirm the introduction" });
    await expect(moments).toContainText("The calendar of the contact person is not known");
    await moments.getByRole("combobox", { name: `Time, ${first}` }).selectOption("10:30");
    await moments.getByRole("button", { name: /^Confirm: .* at 10:30$/ }).click();
    await expect(page.getByText("The appointment is being sent")).toBeVisible();
    await expect(moments).toHaveCount(0);
    await expect(page.getByText(/^Appointment: .* at 10:30$/)).toBeVisible();
    expect(await latestMail(panel, "anna@company.example", /at 10:30/)).toContain("We will gladly call you");
    expect(await latestMail(panel, "hallo@vlotwerk.example", /10:30/)).toContain("Anna de Vries");
  });
});

if (isThorough)
  test("moments in which the contact person has no time are not offered, here and in the panel", async ({
    page,
    panel,
  }) => {
    const form = formOf(page);
    await page.goto("/en/contact");
    const [first = ""] = await form.moments.evaluateAll((boxes) =>
      boxes.map((box) => box.getAttribute("value")),
    );
    await panel.execute(`
    insert into private.calendars (member_id, url, read_at, full_moments)
    select text::uuid, 'https://calendar.example/secret.ics', now(), '{${first}}'
    from public.otm_site_texts where key = 'firm.contactPerson';
    insert into private.content_changes default values`);
    await expect
      .poll(async () => (await page.request.get("/en/contact")).text())
      .not.toContain(`value="${first}"`);
    await page.reload();
    await expect(form.moments.first()).toBeVisible();
    await expect(form.form.locator(`input[value="${first}"]`)).toHaveCount(0);

    await page.goto("/admin/about");
    const calendar = page.getByRole("region", { name: "Calendar of Noor van der Laan" });
    await expect(calendar).toContainText("Connected with calendar.example");
    await expect(page.getByText("secret.ics")).toHaveCount(0);
    await calendar.getByRole("button", { name: "Another address" }).click();
    const address = page.getByRole("dialog").getByRole("textbox", { name: "Secret address (iCal)" });
    await address.fill("http://localhost/a.ics");
    await page.getByRole("dialog").getByRole("button", { name: "Connect calendar" }).click();
    await expect(page.getByText("The address must begin with https://")).toBeVisible();
    await address.fill("webcal://calendar.invalid/other.ics");
    await page.getByRole("dialog").getByRole("button", { name: "Connect calendar" }).click();
    await expect(calendar).toContainText("The calendar at calendar.invalid is read within a minute");
    await calendar.getByRole("button", { name: "Disconnect" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Disconnect" }).click();
    await expect(calendar).toContainText("Not connected yet");
  });

test("the panel changes the working days and who answers, and the page follows", async ({
  page,
  context,
  baseURL,
  request,
  panel,
}) => {
  await context.addCookies([{ name: "language", value: "en", url: baseURL ?? "" }]);
  const visitor = await context.newPage();
  const form = formOf(visitor);
  const person = visitor.getByRole("region", { name: "Noor van der Laan" });
  const save = async () => {
    await page.getByRole("button", { name: "Save and publish", exact: true }).click();
    // The message of the save before may still be there.
    await expect(page.getByText(/^Not saved/)).toHaveCount(0);
    await expect(page.getByRole("status").getByText("Texts published").first()).toBeVisible();
  };
  const days = page.getByRole("group", { name: "Working days" });
  const who = page.getByRole("combobox", { name: "Who answers messages" });

  await test.step("of two days both halves are offered", async () => {
    await visitor.goto("/en/contact");
    await started(visitor);
    await expect(person).toContainText("Founder, process design");
    await expect(person).toContainText("Answers within one working day");
    await page.goto("/admin/texts");
    await expect(who.locator("option:checked")).toHaveText("Noor van der Laan");
    await expect(who.getByRole("option")).toHaveText([/^Nobody/, /^Noor/, /^Daan/, /^Samira/, /^Joost/]);
    for (const day of ["Tuesday", "Thursday", "Friday"]) await days.getByLabel(day).uncheck();
    await save();
  });
  await test.step("an open page whose moment is gone learns so, and offers those of now", async () => {
    await form.name.fill("Anna");
    await form.email.fill("anna@company.example");
    await form.message.fill("Call me");
    // Whichever day it is, one of them is a Tuesday, Thursday or Friday.
    for (const moment of await form.moments.all()) await moment.check();
    await form.button.click();
    await expect(form.form.getByText(/^We no longer offer one of the moments you chose/)).toBeVisible();
    await expect(form.moments).toHaveCount(4);
    await expect(form.moments.first()).toBeFocused();
    for (const moment of await form.moments.all()) await moment.uncheck();
    await form.moments.last().check();
    const [, , , last] = await form.momentTexts();
    await form.button.click();
    await expect(form.thanks).toBeVisible();
    expect(await panel.query("select message from public.otm_contact_subm_vlotwerk")).toEqual([
      { message: `Call me\n\nSuits me: ${last}` },
    ]);
  });
  await test.step("without working days there are none, and nobody answers who is no longer active", async () => {
    for (const day of ["Monday", "Wednesday"]) await days.getByLabel(day).uncheck();
    await expect(page.getByText("Without working days, the contact form proposes no moments.")).toBeVisible();
    await save();
    await panel.execute("update public.otm_team_members set active = false where name like 'Noor%'");
    await page.reload();
    await expect(page.getByText(/^This person is no longer visible in the team/)).toBeVisible();
    await visitor.goto("/en/contact");
    await expect(form.name).toBeVisible();
    await expect(form.moments).toHaveCount(0);
    await expect(person).toHaveCount(0);
  });
  await test.step("nonsense of the API shows nobody and no moments", async () => {
    await panel.execute(
      "update public.otm_site_texts set text = '<b>every day</b>' where key in ('firm.workingDays', 'firm.contactPerson')",
    );
    for (const language of ["nl", "en"] as const) {
      await expect(async () => {
        const answer = await request.get(at(language, "/contact"));
        expect(answer.status()).toBe(200);
        const html = await answer.text();
        expect(html).not.toContain('type="checkbox"');
        expect(html).not.toContain('id="contact-person"');
      }).toPass();
    }
  });
});
