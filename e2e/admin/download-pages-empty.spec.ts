import { firstAdminOf, signIn } from "../fixtures/accounts.ts";
import { expect, test } from "../fixtures/own-site.ts";

test("an empty list explains how to begin", async ({ page, site }) => {
  await site.execute("delete from public.otm_download_pages");
  await signIn(page, firstAdminOf(site), "/admin/download-pages");
  await expect(page.getByText("No download pages found. Create your first page above.")).toBeVisible();
});
