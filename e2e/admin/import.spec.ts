import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { wxr } from "../../app/import/testing/wxr.ts";
import { expect, test } from "../fixtures/leads.ts";
import { somePicture } from "../fixtures/library.ts";
import { resize } from "../fixtures/pages.ts";

const old = "https://oud.example";
const picture = `${old}/wp-content/uploads/2024/05/reiger.jpg`;
const polylang = (language: string, group: string) =>
  [
    ["language", language],
    ["post_translations", group],
  ] as const;

const text = (words: string) => `<!-- wp:paragraph --><p>${words}</p><!-- /wp:paragraph -->
<!-- wp:image {"id":9} --><figure><img src="${picture}" alt="Een reiger"/></figure><!-- /wp:image -->
<!-- wp:shortcode -->[kalender id="4"]<!-- /wp:shortcode -->`;

const content = wxr([
  {
    id: 5,
    slug: "reigers-tellen",
    title: "Reigers tellen",
    content: text("Tellen in het Nederlands."),
    categories: [...polylang("nl", "pll_5"), ["category", "vogels", "Vogels"]],
    link: `${old}/2024/05/reigers-tellen/`,
    meta: { _thumbnail_id: "9" },
  },
  {
    id: 6,
    slug: "counting-herons",
    title: "Counting herons",
    content: text("Counting in English."),
    categories: polylang("en", "pll_5"),
    link: `${old}/en/counting-herons/`,
  },
  {
    id: 7,
    slug: "een-vijver",
    title: "Een vijver",
    categories: [["language", "nl"]],
    meta: { _thumbnail_id: "9" },
  },
  { id: 8, slug: "a-pond", title: "A pond", categories: [["language", "en"]], meta: { _thumbnail_id: "9" } },
  { id: 9, type: "attachment", status: "inherit", title: "reiger", slug: "reiger", attachment: picture },
  { id: 10, type: "nav_menu_item", title: "Menu" },
]);

test("an administrator moves a site in: a dry run, a pair, the import, and again without a change", async ({
  page,
  panel,
  request,
}, testInfo) => {
  const part = (name: string) => page.getByRole("region", { name, exact: true });
  const uploads = testInfo.outputPath("uploads");
  await mkdir(join(uploads, "2024/05"), { recursive: true });
  await writeFile(join(uploads, "2024/05/reiger.jpg"), (await somePicture("reiger.jpg")).buffer);
  const file = { name: "oud.xml", mimeType: "text/xml", buffer: Buffer.from(content) };
  const field = page.getByLabel("Export file");
  const dryRun = page.getByRole("button", { name: "Start a dry run" });

  await test.step("what is no export is said, and can be replaced", async () => {
    await page.goto("/admin/settings");
    await page.getByRole("link", { name: "Open the import" }).click();
    await dryRun.click();
    await expect(page.getByRole("alert")).toHaveText("Choose an export.");
    await field.setInputFiles({ ...file, buffer: Buffer.from("<html><p>Hallo</p></html>") });
    await dryRun.click();
    await expect(page.getByRole("alert")).toContainText("This is no export of WordPress");
    await field.setInputFiles({ ...file, buffer: Buffer.from(content.slice(0, -200)) });
    await dryRun.click();
    await expect(page.getByRole("alert")).toContainText("damaged around line");
  });

  const outcome = part("Result of the dry run");
  await test.step("a dry run without the pictures says so; with another folder too", async () => {
    await field.setInputFiles(file);
    await dryRun.click();
    await expect(outcome).toContainText("Files that will not be taken: 1.");
    await page.getByLabel("Folder of uploads").setInputFiles(join(uploads, "2024"));
    await dryRun.click();
    await expect(outcome).toContainText("The chosen folder has nothing of what is needed (1 files)");
  });

  await test.step("it says what is taken, lost, and left, and writes nothing", async () => {
    await page.getByLabel("Folder of uploads").setInputFiles(uploads);
    await dryRun.click();
    await expect(outcome).toContainText("Found in the chosen folder: 1 of 1 files that are needed.");
    await expect(outcome.getByRole("definition").first()).toHaveText("4 new");
    await expect(outcome).toContainText("In the file: 7. Taken: 6. Not taken: 1.");
    await outcome.getByText(/^What is left behind \(\d/).click();
    await expect(outcome).toContainText("A menu of the old site");
    await outcome.getByText(/^What changes or is lost \(2\)/).click();
    await expect(outcome.getByRole("listitem").filter({ hasText: "Reigers tellen" })).toContainText(
      "kalender",
    );
    const download = page.waitForEvent("download");
    await outcome.getByRole("button", { name: "Download the report" }).click();
    const report = JSON.parse(await readFile(await (await download).path(), "utf8"));
    expect(report.counts).toMatchObject({ "article new": 4, "file new": 1, "other left": 1 });
    expect(await panel.query("select from private.imports")).toEqual([]);
  });

  await test.step("two posts look like a pair, and become one", async () => {
    const pair = part("Bring translations together").getByRole("checkbox", { name: /Een vijver.*A pond/ });
    await expect(pair).toBeChecked();
    await page.getByRole("button", { name: "Import", exact: true }).click();
    await expect(part("What was imported").getByRole("heading", { level: 2 })).toBeFocused();
    await expect(part("What was imported")).toContainText("The import is done.");
  });

  const result = part("What was imported");
  await test.step("the article is live in both languages, with its picture; the old address leads there", async () => {
    await expect(result.getByRole("definition").first()).toHaveText(
      /2 added.*2 added as the other language/s,
    );
    const moved = await request.get("/2024/05/reigers-tellen/", { maxRedirects: 0 });
    expect([moved.status(), moved.headers().location]).toEqual([301, "/insights/counting-herons"]);
    for (const [address, words] of [
      ["/insights/counting-herons", "Tellen in het Nederlands."],
      ["/en/insights/counting-herons", "Counting in English."],
      ["/en/insights/a-pond", "A pond"],
    ] as const) {
      const html = await (await request.get(address)).text();
      expect(html).toContain(words);
      expect(html).toMatch(/\/media\/[0-9a-f-]{36}/);
      expect(html).not.toContain("wp-content");
    }
  });

  await test.step("again, nothing changes but what was changed here", async () => {
    await panel.execute("update public.otm_blog_articles set author = 'Piet' where slug = 'a-pond'");
    await dryRun.click();
    await expect(outcome.getByRole("definition").first()).toHaveText("4 unchanged");
    await page.getByRole("button", { name: "Import", exact: true }).click();
    await expect(result).toContainText("The import is done.");
    await expect(result.getByRole("definition").first()).toHaveText(/2 unchanged.*2 changed here/s);
    await result.getByText(/^Articles and pages \(4\)/).click();
    await result.getByRole("link", { name: "A pond" }).click();
    await expect(page).toHaveURL(/\/admin\/blog-editor\/[0-9a-f-]{36}$/);
  });

  await page.goBack();
  await resize(page, 360, 800);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
