import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { addMessages, expect, leadsScreen, test } from "../../fixtures/leads.ts";
import { statusError } from "../../fixtures/pages.ts";

test.describe("when the backend fails", () => {
  test.use({ expectedErrors: [statusError(500), "An export failed"] });

  test("many leads are exported in batches, after an export that was cancelled and one that failed", async ({
    page,
    panel,
  }) => {
    await test.step("an export shows progress, and is cancelled by keyboard", async () => {
      await addMessages(
        panel,
        Array.from({ length: 700 }, (_, index) => ({ name: `Persoon ${index}`, at: "2026-02-10" })),
      );
      await page.goto("/admin/leads");
      await expect(leadsScreen(page).found).toHaveText("700 leads");
      // The second batch never arrives.
      await page.route("**/rpc/list_leads*", async (route) => {
        if (route.request().postData()?.includes('"_id"')) return;
        await route.fallback();
      });
      const button = page.getByRole("button", { name: "Export to Excel" });
      await button.focus();
      await page.keyboard.press("Enter");
      await expect(page.getByText("300 of 700 leads read")).toBeVisible();
      await expect(page.getByRole("progressbar", { name: "Progress of the export" })).toHaveAttribute(
        "value",
        "300",
      );
      await page.keyboard.press("Shift+Tab");
      await expect(page.getByRole("button", { name: "Cancel" })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(leadsScreen(page).toast("Export cancelled")).toBeVisible();
      await expect(button).toBeFocused();
      await expect(page.getByRole("progressbar")).toHaveCount(0);
    });
    await page.unrouteAll();
    await test.step("no partial file is saved when a batch fails", async () => {
      await page.route("**/rpc/list_leads*", (route) =>
        route.request().postData()?.includes('"_id"')
          ? route.fulfill({ status: 500, body: "{}" })
          : route.fallback(),
      );
      const downloads: string[] = [];
      page.on("download", (download) => downloads.push(download.suggestedFilename()));
      await page.getByRole("button", { name: "Export CSV" }).click();
      await expect(leadsScreen(page).toast("Failed to export leads. Please try again.")).toBeVisible();
      expect(downloads).toEqual([]);
      await page.unrouteAll();
    });
    await test.step("nothing is read when the export can't be in the audit log", async () => {
      await page.route("**/rpc/record_export", (route) => route.fulfill({ status: 500, body: "{}" }));
      await page.getByRole("button", { name: "Close" }).last().click();
      const { toast } = leadsScreen(page);
      await expect(toast("Failed to export leads. Please try again.")).toHaveCount(0);
      const requested: string[] = [];
      page.on("request", (request) => requested.push(new URL(request.url()).pathname));
      await page.getByRole("button", { name: "Export CSV" }).click();
      await expect(toast("Failed to export leads. Please try again.")).toBeVisible();
      expect(requested).toContain("/rest/v1/rpc/record_export");
      expect(requested).not.toContain("/rest/v1/rpc/list_leads");
      await page.unrouteAll();
    });
    await test.step("a retry exports each lead once", async () => {
      const { text } = await saveCsv(page);
      const names = text
        .split("\r\n")
        .slice(1, -1)
        .map((line) => line.split(";")[4]);
      expect(names).toHaveLength(700);
      expect(new Set(names).size).toBe(700);
    });
  });
});

async function saveCsv(page: Page): Promise<{ name: string; text: string }> {
  const { name, file } = await save(page, "Export CSV");
  return { name, text: file.toString("utf8") };
}

async function save(page: Page, button: string): Promise<{ name: string; file: Buffer }> {
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).click();
  const download = await saved;
  return { name: download.suggestedFilename(), file: await readFile(await download.path()) };
}
