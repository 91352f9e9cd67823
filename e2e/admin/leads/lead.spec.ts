// @module-tag Answers

import type { Page } from "@playwright/test";
import { addMessages, addRequest, checklist, expect, leadsScreen, test } from "../../fixtures/leads.ts";
import { go, resize, statusError } from "../../fixtures/pages.ts";

// A colleague has answered meanwhile.
test.use({ expectedErrors: [statusError(409)] });

const anna = {
  name: "Anna de Vries",
  email: "anna+werk@klant.example",
  phone: "+31 (0)6 1234 5678",
  company: "De Vries & Zn.",
  message: "Eerste regel\n\n<b>Tweede</b> regel",
  language: "en",
  visit: {
    first_page: "/insights",
    last_page: "/contact",
    referrer: "zoek.example",
    utm_campaign: "herfst",
  },
  at: "2026-02-01 23:59+01",
};

test("a message shows all its data, gets a status and notes, and is answered", async ({ page, panel }) => {
  await addMessages(panel, [anna, { name: "Bram" }]);
  await open(page, anna.name);
  const { part, fact, mails, notes, saveNotes, status, toast, answers, reply } = screen(page);
  await test.step("a message shows all its data", async () => {
    await expect(page.getByText("Contact message. Received 1 February 2026 at 23:59")).toBeVisible();
    await expect(part("Message").getByRole("paragraph")).toHaveText(anna.message, { useInnerText: true });
    await expect(part("Message").locator("b")).toHaveCount(0);
    await expect(fact("Email").getByRole("link")).toHaveAttribute(
      "href",
      "mailto:anna%2Bwerk%40klant.example",
    );
    await expect(fact("Phone").getByRole("link")).toHaveAttribute("href", "tel:+310612345678");
    await expect(fact("Company")).toContainText("De Vries & Zn.");
    await expect(fact("Language")).toContainText("English");
    await expect(fact("First page")).toContainText("/insights");
    await expect(fact("Page before sending")).toContainText("/contact");
    await expect(fact("Referring site")).toContainText("zoek.example");
    await expect(fact("Campaign")).toContainText("herfst");
    await expect(fact("Campaign source")).toHaveCount(0);
  });
  await test.step("a phone begins with the message, whatever the length of the name", async () => {
    await resize(page, 360, 800);
    await expect(part("Message").getByRole("paragraph").first()).toBeInViewport();
    await expect(part("Message").getByRole("button", { name: "Reply" })).toBeInViewport();
    await panel.execute(`
      update public.otm_contact_subm_vlotwerk
      set name = repeat('Arbeidsongeschiktheidsverzekeringsmaatschappij', 3) where name = '${anna.name}'`);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Arbeidsongeschiktheid");
    await expect(status("New")).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("button", { name: "Delete" })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await resize(page, 1280, 800);
  });
  await test.step("its status changes at once, with the count of new leads", async () => {
    const { badge } = leadsScreen(page);
    await expect(status("New")).toHaveAttribute("aria-pressed", "true");
    await expect(badge("Leads")).toHaveAccessibleName(/2 new leads/);
    await status("Handled").focus();
    await page.keyboard.press("Enter");
    await expect(toast("Status updated")).toBeVisible();
    await expect(status("Handled")).toHaveAttribute("aria-pressed", "true");
    await expect(status("Handled")).toBeFocused();
    await expect(badge("Leads")).toHaveAccessibleName(/1 new lead\b/);
  });
  await test.step("notes are saved, and leaving with unsaved ones asks", async () => {
    await notes.fill("n".repeat(5_001));
    await saveNotes.click();
    await expect(toast("A field can’t be saved as it is. The message is below it.")).toBeVisible();
    await expect(notes).toBeFocused();
    await notes.fill("Gebeld.\nBelt terug.");
    await expect(page.getByText("Unsaved changes")).toBeVisible();
    await status("New").click();
    await expect(status("New")).toHaveAttribute("aria-pressed", "true");
    await expect(notes).toHaveValue("Gebeld.\nBelt terug.");

    await page.getByRole("link", { name: "Back to leads" }).click();
    const dialog = page.getByRole("alertdialog", { name: "Leave without saving?" });
    await dialog.getByRole("button", { name: "Stay" }).click();
    await expect(notes).toHaveValue("Gebeld.\nBelt terug.");
    await saveNotes.click();
    await expect(toast("Notes saved")).toBeVisible();
    await expect(page.getByText("Unsaved changes")).toBeHidden();
    await page.getByRole("link", { name: "Back to leads" }).click();
    await expect(page).toHaveURL("/admin/leads");
    await leadsScreen(page).lead("Arbeidsongeschiktheid").click();
    await expect(notes).toHaveValue("Gebeld.\nBelt terug.");
    await expect(status("New")).toHaveAttribute("aria-pressed", "true");
  });
  await test.step("that somebody called ends the wait, and is taken back", async () => {
    const mail = part("Message").getByRole("link", { name: "Open in my mail program" });
    await expect(mail).toHaveAttribute("href", /^mailto:anna%2Bwerk%40klant\.example\?subject=/);
    await part("Message").getByRole("button", { name: "I called" }).click();
    await expect(answers).toContainText(/Called/);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(part("Answers")).toContainText("Not answered yet.");
  });
  await test.step("a reply that an assistant proposes is taken over to be edited, or discarded", async () => {
    await panel.execute(`
      insert into private.proposed_replies (lead_id, assistant, subject, body, claims)
      select id, 'Claude', 'About invoices', 'Dear Anna, we are in Haarlem. It takes a week.',
        '[{"text": "we are in Haarlem", "page": "/contact"}, {"text": "It takes a week.", "page": null}]'
      from public.otm_leads`);
    await page.reload();
    const proposed = page.getByRole("region", { name: "Proposed reply" });
    const claims = proposed.getByRole("list", { name: "What it says about us" }).getByRole("listitem");
    await expect(claims).toContainText(["we are in Haarlem", "On no page"]);
    await expect(claims.first().getByRole("link")).toHaveAttribute("href", "/contact");
    await proposed.getByRole("button", { name: "Take over and edit" }).click();
    await expect(reply("Subject")).toHaveValue("About invoices");
    await expect(reply("Text")).toHaveValue("Dear Anna, we are in Haarlem. It takes a week.");
    await part("Message").getByRole("button", { name: "Discard" }).click();
    await proposed.getByRole("button", { name: "Discard" }).click();
    await expect(toast("Proposal discarded")).toBeVisible();
    await expect(proposed).toBeHidden();
  });
  await test.step("a reply survives a reload, and tells of a colleague's before it is sent", async () => {
    await part("Message").getByRole("button", { name: "Reply" }).click();
    const [subject, text] = [reply("Subject"), reply("Text")];
    await expect(subject).toHaveValue("Your message to Vlotwerk");
    await expect(text).toHaveValue(/^Dear Arbeidsongeschiktheid.*,\n\n\n\nKind regards,\nVlotwerk$/s);
    await text.fill("Dear Anna,\n\nTomorrow at ten?");
    page.on("dialog", (dialog) => void dialog.accept());
    await page.reload();
    await expect(text).toHaveValue("Dear Anna,\n\nTomorrow at ten?");
    await panel.execute(
      "insert into public.otm_lead_answers (lead_id, how) select id, 'called' from public.otm_leads",
    );
    await part("Message").getByRole("button", { name: "Send" }).click();
    const dialog = page.getByRole("alertdialog", { name: "Already answered" });
    await expect(dialog).toContainText(/Somebody answered already, on .*Nothing was sent yet/);
    await dialog.getByRole("button", { name: "Send all the same" }).click();
    await expect(toast("The reply will be sent")).toBeVisible();
    await expect(text).toBeHidden();
    await expect(answers.nth(1)).toContainText(/Your message to Vlotwerk.*Sent/);
    await answers.nth(1).getByText("Text of the reply").click();
    await expect(answers.nth(1)).toContainText("Tomorrow at ten?");
  });
  await test.step("an answered lead is handled", async () => {
    const handled = part("Message").getByRole("button", { name: "Mark as handled" });
    await handled.click();
    await expect(status("Handled")).toHaveAttribute("aria-pressed", "true");
    await expect(handled).toBeHidden();
  });
  await test.step("its mails show their state, and one is sent again", async () => {
    const unsent = () => panel.query("select kind from private.mail_outbox where state <> 'sent'");
    await expect.poll(unsent).toEqual([]);
    await panel.execute(`
      delete from private.mail_outbox where kind <> 'contact-confirmation';
      update private.mail_outbox set state = 'failed', tries = 3, last_error = '550 No such mailbox'`);
    await page.reload();
    await expect(mails).toHaveCount(1);
    await expect(mails).toContainText("Confirmation to the visitor");
    await expect(mails).toContainText("Failed");
    await expect(mails).toContainText("Tried 3 times");
    await expect(mails).toContainText("Last answer: 550 No such mailbox");
    await mails.getByRole("button", { name: "Resend: Confirmation to the visitor" }).click();
    await expect(toast("The mail will be sent again")).toBeVisible();
    await expect(mails).toHaveCount(2);
    await expect(mails.nth(1)).toContainText("Sent");
  });
});

test("a request names its page, and is deleted with its submission", async ({ page, panel }) => {
  await test.step("a request names its page, also when that is deleted", async () => {
    await addRequest(panel, "Bram");
    await open(page, "Bram");
    const { part, fact } = screen(page);
    await expect(part("Remarks")).toContainText("No remarks");
    await expect(part("Where from")).toContainText("Nothing is known");
    await expect(fact("Phone")).toHaveCount(0);
    await expect(fact("Download page").getByRole("link")).toHaveAttribute(
      "href",
      `/admin/download-pages/${checklist}`,
    );
    await panel.execute(`delete from public.otm_download_pages where id = '${checklist}'`);
    await page.reload();
    await expect(fact("Download page")).toContainText(/Checklist.*\(deleted\)/);
    await expect(fact("Download page").getByRole("link")).toHaveCount(0);
  });
  await test.step("a lead is deleted with its submission after confirmation", async () => {
    await addMessages(panel, [anna, { name: "Cor" }]);
    await go(page, "/admin/leads?status=new");
    await leadsScreen(page).lead(anna.name).click();
    const { notes, toast } = screen(page);
    await notes.fill("Niet opgeslagen.");
    const remove = page.getByRole("button", { name: "Delete" });
    const dialog = page.getByRole("alertdialog", { name: "Are you absolutely sure?" });
    await remove.click();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(remove).toBeFocused();
    await remove.click();
    await dialog.getByRole("button", { name: "Delete" }).click();
    await expect(page).toHaveURL("/admin/leads?status=new");
    await expect(toast(`Deleted: ${anna.name}`)).toBeVisible();
    await expect(leadsScreen(page).names).toHaveText(["Cor", "Bram"]);
    expect(await panel.query("select name from public.otm_contact_subm_vlotwerk")).toEqual([{ name: "Cor" }]);
  });
});

test("unsaved notes don't overwrite unseen ones, survive a crash, and go with their lead", async ({
  page,
  panel,
}) => {
  await test.step("notes don't overwrite unseen ones, and survive a crash", async () => {
    await addMessages(panel, [anna]);
    await open(page, anna.name);
    const { notes, saveNotes, toast } = screen(page);
    await notes.fill("Van mij.");
    await panel.execute("update public.otm_leads set notes = 'Van een ander.'");
    page.on("dialog", (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByText(/Your unsaved changes of .* are back\./)).toBeVisible();
    await expect(notes).toHaveValue("Van mij.");
    await saveNotes.click();
    const dialog = page.getByRole("dialog", { name: "Somebody else changed this too" });
    await expect(dialog).toContainText("Van een ander.");
    await dialog.getByRole("button", { name: "Keep my version" }).click();
    await expect(toast("Notes saved")).toBeVisible();
    expect(await panel.query("select notes from public.otm_leads")).toEqual([{ notes: "Van mij." }]);
  });
  await test.step("unsaved notes of a deleted lead are removed from the browser", async () => {
    const { notes, toast } = screen(page);
    await notes.fill("Gebeld.");
    const kept = () =>
      page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes(":lead:")));
    await expect.poll(kept).toHaveLength(1);
    await panel.execute("delete from public.otm_contact_subm_vlotwerk");
    await page.reload();
    await expect(page).toHaveURL("/admin/leads");
    await expect(toast("Lead not found. It may have been deleted.")).toBeVisible();
    await expect.poll(kept).toEqual([]);
  });
});

async function open(page: Page, name: string): Promise<void> {
  await page.goto("/admin/leads");
  await leadsScreen(page).lead(name).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
}

function screen(page: Page) {
  const main = page.getByRole("main");
  const term = (name: string) => page.locator("dt").filter({ hasText: new RegExp(`^${name}$`) });
  return {
    part: (name: string) => main.getByRole("region", { name, exact: true }),
    fact: (name: string) => main.locator("dl > div").filter({ has: term(name) }),
    answers: main.getByRole("region", { name: "Answers", exact: true }).getByRole("listitem"),
    reply: (name: string) => main.getByRole("form", { name: "Reply" }).getByRole("textbox", { name }),
    mails: main.getByRole("region", { name: "Mails", exact: true }).getByRole("listitem"),
    notes: main.getByRole("textbox", { name: "Notes" }),
    saveNotes: main.getByRole("button", { name: "Save notes" }),
    status: (name: string) =>
      main.getByRole("group", { name: "Status" }).getByRole("button", { name, exact: true }),
    toast: (text: string) => page.getByRole("status").getByText(text),
  };
}
