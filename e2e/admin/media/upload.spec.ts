import type { Page } from "@playwright/test";
import { expect, test } from "../../fixtures/article-editor.ts";
import { type ChosenFile, library, someFileName, somePdf, somePicture } from "../../fixtures/library.ts";
import { lostConnectionError, statusError } from "../../fixtures/pages.ts";

/** The thumbnails of other tests' rows. */
const noBytes = statusError(404);
test.use({ expectedErrors: [noBytes] });

test.describe("several files at once", () => {
  test.use({ expectedErrors: [statusError(415), noBytes] });

  test("are uploaded, each with its own failure, and listed, also dropped or pasted", async ({
    page,
    admin: _,
  }) => {
    await page.goto("/admin/media");
    const { chooser, upload, uploads, entry, list } = library(page);
    const picture = await somePicture(someFileName());
    const pdf = somePdf(someFileName("pdf"));
    const drawing = { name: someFileName("svg"), mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") };
    const disguised = { name: someFileName(), mimeType: "image/jpeg", buffer: Buffer.from("<html></html>") };
    await chooser.setInputFiles([picture, pdf, drawing, disguised]);
    await expect(upload(picture.name)).toContainText("Uploaded");
    await expect(upload(pdf.name)).toContainText("Uploaded");
    await expect(upload(drawing.name)).toContainText("SVG drawings can carry scripts");
    await expect(upload(disguised.name)).toContainText("This kind of file is not taken.");
    await expect(page.getByText("2 of 4 uploaded, 2 failed")).toBeVisible();
    await expect(upload(disguised.name).getByRole("button", { name: "Try Again" })).toHaveCount(0);
    await expect(entry(picture.name)).toBeVisible();
    await expect(entry(pdf.name)).toBeVisible();
    const card = list.getByRole("listitem").filter({ hasText: picture.name });
    await expect(card).toContainText("800 × 600");
    await expect(card).toContainText("No description");
    await expect(card).toContainText("Unused");
    await expectShown(page, picture.name);

    await chooser.setInputFiles([{ ...picture, name: someFileName() }]);
    await expect(page.getByText("The library has this already")).toBeVisible();
    await upload(picture.name).getByRole("link", { name: "Describe it" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(picture.name);
    await expect(page.getByRole("region", { name: "About the file" })).toContainText(
      "320, 640, 800 pixels wide",
    );
    await page.goBack();
    await expect(uploads).toHaveCount(0);

    await expect(entry(picture.name)).toBeVisible();
    const dropped = await somePicture(someFileName());
    await give(page, "drop", dropped);
    await expect(upload(dropped.name)).toContainText("Uploaded");
    await expect(entry(dropped.name)).toBeVisible();
    await give(page, "paste", await somePicture("image.png"));
    await expect(upload("Pasted ")).toContainText("Uploaded");
  });
});

test.describe("a lost connection, or a session that is over", () => {
  test.use({ expectedErrors: [lostConnectionError, statusError(401), noBytes] });

  test("is told, and the file is sent again and makes one entry", async ({ page, admin }) => {
    await page.goto("/admin/media");
    const { chooser, upload, dialog } = library(page);
    const name = someFileName();
    let attempts = 0;
    const arrived = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    await page.route("**/storage/v1/object/media/*", async (route) => {
      attempts += 1;
      if (attempts > 1) return route.continue();
      // It arrives, and its answer is lost.
      await route.fetch();
      arrived.resolve();
      await answer.promise;
      await route.abort("connectionreset");
    });
    await chooser.setInputFiles([await somePicture(name)]);
    await arrived.promise;
    await page.getByRole("link", { name: /^Homepage/ }).click();
    await expect(dialog).toHaveAccessibleName("Leave while files are being uploaded?");
    await dialog.getByRole("button", { name: "Stay" }).click();
    answer.resolve();
    await expect(upload(name)).toContainText("The connection was lost.");
    await upload(name).getByRole("button", { name: "Try Again" }).click();
    await expect(upload(name)).toContainText("The library has this already");
    const { count } = await admin.client.from("otm_media").select("id", { count: "exact" }).eq("name", name);
    expect(count).toBe(1);
    const late = someFileName();
    await page.unrouteAll();
    await page.route("**/storage/v1/object/media/*", (route) => route.fulfill({ status: 401, json: {} }), {
      times: 1,
    });
    await chooser.setInputFiles([await somePicture(late)]);
    await expect(upload(late)).toContainText("Your session is over.");
    await upload(late).getByRole("button", { name: "Try Again" }).click();
    await expect(upload(late)).toContainText("Uploaded");
    await page.getByRole("link", { name: /^Homepage/ }).click();
    await expect(page).toHaveURL("/admin/homepage");
  });
});

/** Lets the page's heading get a file as a drop or paste does. */
async function give(
  page: Page,
  kind: "drop" | "paste",
  { name, mimeType, buffer }: ChosenFile,
): Promise<void> {
  const heading = page.getByRole("heading", { level: 1 });
  const file = { name, mimeType, base64: buffer.toString("base64") };
  await heading.evaluate(
    (element, { kind, file }) => {
      const transfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(file.base64), (character) => character.charCodeAt(0));
      transfer.items.add(new File([bytes], file.name, { type: file.mimeType }));
      const event =
        kind === "drop"
          ? new DragEvent("drop", { dataTransfer: transfer, bubbles: true, cancelable: true })
          : new ClipboardEvent("paste", { clipboardData: transfer, bubbles: true, cancelable: true });
      element.dispatchEvent(event);
    },
    { kind, file },
  );
}

/** The thumbnail has loaded. */
async function expectShown(page: Page, name: string): Promise<void> {
  const image = library(page).list.getByRole("listitem").filter({ hasText: name }).locator("img");
  await expect
    .poll(() => image.evaluate((element) => element instanceof HTMLImageElement && element.naturalWidth))
    .toBe(320);
}
