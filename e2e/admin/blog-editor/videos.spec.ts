// @module-tag S21

import { randomUUID } from "node:crypto";
import sharp from "sharp";
import {
  expect,
  openEditor,
  slugOf,
  someTitle,
  storeArticle,
  storedHtml,
  test,
} from "../../fixtures/article-editor.ts";
import { paste } from "../../fixtures/clipboard.ts";

const player =
  '<iframe width="560" src="https://www.youtube.com/embed/dQw4w9WgXcQ?si=x" title="De sluis"></iframe>';
const address = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";

test.use({
  expectedErrors: [
    "foreign request: https://www.youtube-nocookie.com/",
    "foreign request: https://foto.example/",
    "foreign request: https://kaart.example/",
    "policy: frame-src blocked https://kaart.example",
    "Framing 'https://kaart.example/' violates",
    "blocked by CORS policy",
    "net::ERR_FAILED",
  ],
});

test("a pasted player is a link to its video, which visitors play in its place", async ({
  page,
  admin,
  baseURL,
}) => {
  const title = someTitle();
  const { id } = await storeArticle(admin.client, title, { isPublished: true });
  const { tab, written, save, toast } = await openEditor(page, id);
  await tab("Content NL").click();
  await written.press("Control+End");
  await page.keyboard.press("Enter");
  await paste(written, { "text/plain": player });
  await expect(written.getByRole("link", { name: "De sluis" })).toHaveAttribute("href", address);
  await page.keyboard.press("Control+z");
  await expect(written).toContainText("<iframe");
  await page.keyboard.press("Control+y");
  await save.click();
  await expect(toast("Article updated successfully")).toBeVisible();
  expect(await storedHtml(admin.client, id)).toContain(
    `<p><a class="video" href="${address}">De sluis</a></p>`,
  );

  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).origin !== new URL(String(baseURL)).origin) elsewhere.push(request.url());
  });
  await page.route("https://www.youtube-nocookie.com/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>x</title><p>Speelt</p>" }),
  );
  await page.goto(`/insights/${slugOf(title)}`, { waitUntil: "networkidle" });
  const link = page.getByRole("link", { name: "De sluis" });
  await expect(link).toHaveAttribute("href", address);
  expect(elsewhere).toEqual([]);

  await link.click();
  const frame = page.locator('iframe[title="De sluis"]');
  const src = "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1";
  await expect(frame).toHaveAttribute("src", src);
  await expect(frame).toBeFocused();
  await expect(frame.contentFrame().getByText("Speelt")).toBeVisible();
  expect(elsewhere).toEqual([src]);
});

test("what is embedded becomes a link, and a picture of another site one of the library", async ({
  page,
  admin,
}) => {
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: someColour() } })
    .png()
    .toBuffer();
  await page.route("https://foto.example/**", (route) =>
    route.fulfill({
      contentType: "image/png",
      body: picture,
      // Without the header, Playwright would add one.
      headers: {
        "Access-Control-Allow-Origin": route.request().url().includes("open") ? "*" : "https://foto.example",
      },
    }),
  );
  await page.route("https://kaart.example/**", (route) => route.fulfill({ body: "" }));
  const html = (name: string) =>
    `<p>Tekst.</p><p><img alt="Sluis" src="https://foto.example/${name}.png"></p>`;
  const { id } = await storeArticle(admin.client, someTitle(), { html: html("dicht") });
  const { tab, written, mode, field, toast } = await openEditor(page, id);
  await tab("Content NL").click();
  await expect(written.getByRole("img", { name: "Sluis" })).toBeVisible();
  await page.getByRole("link", { name: /^Before publishing/ }).click();
  const bring = page.getByRole("button", { name: "Bring it into the library" });
  await bring.click();
  await expect(toast(/^foto.example does not let other sites/)).toBeVisible();

  await mode("HTML").click();
  await expect(field("Content (NL)")).toHaveValue(html("dicht"));
  await field("Content (NL)").fill(html("open"));
  await mode("Visual").click();
  await expect(written.getByRole("img", { name: "Sluis" })).toBeVisible();
  await bring.click();
  await expect(toast("What came from foto.example is in the library now.")).toBeVisible();
  await expect(bring).toBeHidden();
  await expect(written.getByRole("img", { name: "Sluis" })).toHaveAttribute("src", /^\/media\/[\da-f-]{36}$/);

  await written.press("Control+End");
  await page.keyboard.press("Enter");
  const map = '<p>a</p><iframe src="https://kaart.example/x" title="De kaart"></iframe><p>b</p>';
  await paste(written, { "text/html": map, "text/plain": "a b" });
  await expect(page.getByRole("alert").getByText("embeds from kaart.example is not shown")).toBeVisible();
  await page.getByRole("button", { name: "Write the link" }).click();
  await expect(written.getByRole("link", { name: "De kaart" })).toHaveAttribute(
    "href",
    "https://kaart.example/x",
  );
});

/** The library knows a picture by its bytes. */
function someColour(): string {
  return `#${randomUUID().slice(0, 6)}`;
}
