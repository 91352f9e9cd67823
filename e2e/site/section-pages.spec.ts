import { expect, test } from "../fixtures/accounts.ts";
import { at, languages, resize, started } from "../fixtures/pages.ts";
import { everyPair, partsOf, publishPage, sectionTypes } from "../fixtures/section-pages.ts";
import { isThorough } from "../fixtures/thorough.ts";

/** The most sections that a page has. */
const most = 40;

/** With THOROUGH each section stands beside every other, else once. */
const arrangements = isThorough ? partsOf(everyPair(), most) : [sectionTypes];

for (const [index, types] of arrangements.entries()) {
  test(`the sections of a page fit any width and are legible beside each other (${index + 1})`, async ({
    page,
    createUser,
    expectAccessible,
  }) => {
    const path = await publishPage(await createUser({ isAdmin: true }), types);
    for (const language of languages) {
      await page.goto(at(language, path));
      await started(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /\w{3}.{40}/);
      expect(await page.evaluate(headingLevels), "levels that are left out").toEqual([]);
      for (const width of [320, 360, 768, 1280, 1920]) {
        await resize(page, width, 800);
        expect(await page.evaluate(surplusWidth), `${language} at ${width}`).toBe(0);
      }
      await resize(page, language === "nl" ? 360 : 1280, 800);
      await expectAccessible();
    }
  });
}

if (isThorough) {
  test("pages in any order keep the contract", async ({ page, createUser, expectAccessible }) => {
    test.setTimeout(3_600_000);
    const admin = await createUser({ isAdmin: true });
    for (let count = 0; count < 200; count += 1) {
      const types = Array.from({ length: 1 + Math.floor(Math.random() * 12) }, () => {
        const type = sectionTypes[Math.floor(Math.random() * sectionTypes.length)];
        if (!type) throw new Error("There are no sections");
        return type;
      });
      const path = await publishPage(admin, types);
      const language = count % 2 === 0 ? "nl" : "en";
      await page.goto(at(language, path));
      await started(page);
      await expect(page.getByRole("heading", { level: 1 }), types.join()).toHaveCount(1);
      expect(await page.evaluate(headingLevels), types.join()).toEqual([]);
      for (const width of [320, 768, 1280, 1920]) {
        await resize(page, width, 800);
        expect(await page.evaluate(surplusWidth), types.join()).toBe(0);
      }
      if (count % 5 === 0) await expectAccessible();
    }
  });
}

test("a section that is hidden, unfinished, broken, unknown or names what is gone is left out", async ({
  page,
  createUser,
}) => {
  const left = { key: "", type: "text", hidden: false, title: "Niet te zien", text: "<p>Niet te zien</p>" };
  const path = await publishPage(
    await createUser({ isAdmin: true }),
    ["opening", "closing"],
    [
      { ...left, key: "x1", hidden: true },
      { ...left, key: "x2", text: "" },
      { ...left, key: "x3", type: "carousel" },
      { ...left, key: "x4", type: "team", members: ["c0000000-0000-4000-8000-00000000ffff"] },
      { ...left, key: "x5", type: "tiles", tiles: "Niet te zien" },
    ],
  );
  for (const language of languages) {
    const answer = await page.goto(at(language, path));
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("main")).not.toContainText("Niet te zien");
  }
});

test("a page is complete without JavaScript, as Markdown, in the search, the sitemap and its list", async ({
  browser,
  request,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/cases/planning-at-an-installer");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Het rooster staat klaar als de koffie loopt",
  );
  await expect(page.getByRole("row", { name: /Mails over afspraken/ })).toContainText("30 uur");
  await page.goto("/search?q=koffie+rooster");
  await page.getByRole("link", { name: "Het rooster staat klaar als de koffie loopt" }).click();
  await expect(page).toHaveURL("/cases/planning-at-an-installer");
  await page.getByRole("link", { name: "Alle cases" }).click();
  await expect(page.getByRole("article")).toHaveCount(3);
  await context.close();
  const markdown = await request.get("/en/cases/planning-at-an-installer.md");
  expect(markdown.headers()["content-type"]).toContain("text/markdown");
  expect(await markdown.text()).toContain("## Where the morning went");
  for (const file of ["/sitemap.xml", "/llms.txt"]) {
    expect(await (await request.get(file)).text()).toContain("/en/cases/planning-at-an-installer");
  }
});

test("the address of a page that was renamed or has become a case leads on, of one that is gone nowhere", async ({
  request,
  createUser,
}) => {
  const admin = await createUser({ isAdmin: true });
  const path = await publishPage(admin, ["opening"]);
  const { data } = await admin.client.from("otm_pages").select("id, slug").eq("slug", path.slice(1)).single();
  const { data: version } = await admin.client
    .from("otm_versions")
    .select("number, document")
    .eq("subject_id", data?.id)
    .single();
  const { error } = await admin.client.rpc("save_document", {
    _kind: "page",
    _id: data?.id,
    _number: version?.number,
    _document: { ...version?.document, kind: "case", slug: `${data?.slug}-nu` },
  });
  expect(error).toBeNull();
  const moved = await request.get(`/en${path}`, { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, `/en/cases${path}-nu`]);
  await admin.client.from("otm_pages").delete().eq("id", data?.id);
  for (const gone of [path, `/cases${path}-nu`, `/cases${path}-nu.md`, `/og/cases${path}-nu.png`]) {
    expect((await request.get(gone)).status(), gone).toBe(404);
  }
});

/** Levels of headings that skip one. */
function headingLevels(): string[] {
  const levels = [...document.querySelectorAll("main :is(h1, h2, h3, h4)")].map((one) =>
    Number(one.tagName[1]),
  );
  return levels.flatMap((level, index) => {
    const before = levels[index - 1] ?? 0;
    return level > before + 1 ? [`h${before} to h${level}`] : [];
  });
}

function surplusWidth(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return Math.max(0, scrollWidth - clientWidth);
}
