// @module-tag S25

import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { SupabaseClient } from "@supabase/supabase-js";
import { somePdf } from "../../server/backend/media/testing/files.ts";
import { expect, latestMail, storeSession, test } from "../fixtures/accounts.ts";
import { dropFile, somePicture } from "../fixtures/dropped-files.ts";
import { formOf, openAfterMinute } from "../fixtures/forms.ts";
import { started } from "../fixtures/pages.ts";

// The console message of every sandboxed frame, such as the mail's preview.
const blockedScript = "Blocked script execution in 'about:srcdoc'";

test.use({ expectedErrors: [blockedScript] });

/** A new published page, opened in the editor. */
async function openEditor(page: Page, client: SupabaseClient, slug: string) {
  const { data } = await client
    .from("otm_download_pages")
    .insert({ slug, active: true })
    .select("id")
    .single();
  await page.goto(`/admin/download-pages/${data?.id}`);
  return page.getByRole("tabpanel", { name: "NL" }).getByRole("region", { name: "File" });
}

test("a PDF alone is dropped, downloaded by a mailed link, counted, removed, and chosen again from the library", async ({
  page,
  createUser,
  browser,
  site,
  baseURL,
}) => {
  const user = await createUser({ isAdmin: true });
  await storeSession(page, user);
  const slug = `gids-${Date.now()}`;
  const part = await openEditor(page, user.client, slug);
  await expect(part.getByText("There is no file in this language.")).toBeVisible();
  const chooser = part.getByLabel("Choose a PDF");
  await chooser.setInputFiles(await somePicture("gids.png"));
  await expect(part.getByText("A PDF is needed here.")).toBeVisible();
  await expect(chooser).toHaveAttribute("aria-invalid", "true");
  // The library knows a file by its bytes.
  const bytes = Buffer.from(somePdf(slug));
  await dropFile(chooser, { name: "Gids – één.pdf", mimeType: "application/pdf", buffer: bytes });
  await expect(page.getByRole("status").filter({ hasText: "Visitors get this file now." })).toBeVisible();
  const file = part.getByRole("link", { name: "Gids – één.pdf" });
  await expect(file).toHaveAttribute("href", /^\/admin\/media\/[0-9a-f-]{36}$/);

  const context = await browser.newContext({ baseURL, extraHTTPHeaders: { "X-Forwarded-For": "10.77.1.2" } });
  const visitor = await context.newPage();
  await openAfterMinute(visitor, `/download/${slug}`);
  await started(visitor);
  const { name, email, button } = formOf(visitor);
  const address = `anna-${Date.now()}@klant.example`;
  await name.fill("Anna");
  await email.fill(address);
  await button.click();
  const link = visitor.getByRole("link", { name: "Download het bestand" });
  const saving = visitor.waitForEvent("download");
  await link.click();
  const saved = await saving;
  expect(await readFile(await saved.path())).toEqual(bytes);

  const href = (await link.getAttribute("href")) ?? "";
  const look = await visitor.request.head(href);
  expect(look.headers()["content-disposition"]).toBe(
    `attachment; filename="Gids  een.pdf"; filename*=UTF-8''Gids%20%E2%80%93%20%C3%A9%C3%A9n.pdf`,
  );
  expect(await latestMail(site, address)).toContain("/files/");
  const { data: lead } = await user.client.from("otm_leads").select("id").eq("page_slug", slug).single();
  const screen = await page.context().newPage();
  await screen.goto(`/admin/leads/${lead?.id}`);
  await expect(screen.getByText(/^Opened once, /)).toBeVisible();
  await screen.close();
  const changed = await visitor.request.get(href.replace(/.$/, (last) => (last === "A" ? "B" : "A")));
  expect(changed.status()).toBe(404);

  await part.getByRole("button", { name: "Remove file" }).click();
  const question = page.getByRole("alertdialog", { name: "Remove this file?" });
  await expect(question).toContainText("The file itself stays in the library.");
  await question.getByRole("button", { name: "Remove file" }).click();
  await expect(part.getByText("There is no file in this language.")).toBeVisible();
  const answer = await visitor.goto(href);
  expect(answer?.status()).toBe(410);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Deze link werkt niet meer");
  await visitor.getByRole("link", { name: "Vraag het bestand opnieuw aan" }).click();
  await expect(visitor).toHaveURL(`/download/${slug}`);
  await context.close();

  await part.getByRole("button", { name: "Choose from library" }).click();
  const picker = page.getByRole("dialog", { name: "Choose a PDF" });
  await picker.getByRole("searchbox").fill("Gids – één");
  await picker.getByRole("button", { name: "Gids – één.pdf" }).first().click();
  await expect(picker).toBeHidden();
  await expect(file).toBeVisible();
});
