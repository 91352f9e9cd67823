// @module-tag WeeklyMail

import { createHash, randomBytes } from "node:crypto";
import { article } from "../../app/content/article.ts";
import { documentOf, readDocument } from "../../app/content/document.ts";
import { expect, test, type User } from "../fixtures/accounts.ts";
import { someTitle, storeArticle } from "../fixtures/article-editor.ts";
import { at, languages, statusError } from "../fixtures/pages.ts";
import type { Site } from "../fixtures/sites.ts";
import { isThorough } from "../fixtures/thorough.ts";

test.use({ viewport: { width: 360, height: 740 }, expectedErrors: [statusError(409), statusError(410)] });

/** A live article for which an assistant proposes two parts, and what the link of a mail asks about it. */
async function ask(site: Site, user: User, language: "nl" | "en") {
  const title = someTitle();
  const { id } = await storeArticle(user.client, title, { html: "<p>Wij bellen u.</p>", isPublished: true });
  const [stored] = await site.query<{ document: unknown }>(
    "select private.document_of('article', $1) as document",
    [id],
  );
  const { form } = readDocument(article, stored?.document);
  const after = { ...form, content: { ...form.content, nl: "<p>Wij mailen u.</p>" }, readTime: "9" };
  await site.query(
    "insert into public.otm_proposals (user_id, assistant, kind, subject, base, document) values ($1, 'Claude', 'article', $2, $3, $4)",
    [user.id, id, JSON.stringify(documentOf(article, form)), JSON.stringify(documentOf(article, after))],
  );
  // Imported once the site runs, which has React for production.
  const { listWeeklyMailParts } = await import("../../app/panel/screens/proposals/weekly-mail-parts.ts");
  const parts = (await listWeeklyMailParts(user.client, language, 100)).filter(
    (part) => part.title === title,
  );
  const finding = {
    kind: "finding",
    subjectKind: "article",
    subjectId: id,
    key: "0123456789abcdef",
    reason: "old_date_or_figure",
    language: "nl",
    words: "In 2019 deden wij dit.",
    review: null,
    title,
    to: `/admin/blog-editor/${id}`,
    outcome: null,
  };
  const token = randomBytes(32).toString("hex");
  await site.query(
    "insert into private.weekly_mails (user_id, day, items, token_hash) values ($1, '2026-11-30', $2, $3)",
    [user.id, JSON.stringify([...parts, finding]), createHash("sha256").update(token).digest("hex")],
  );
  return { id, title, path: at(language, `/weekly-mail/${token}`) };
}

const words = {
  nl: {
    accept: "Overnemen",
    refuse: "Afwijzen",
    settle: "Klopt nog",
    accepted: "Overgenomen, nog niet online",
    refused: "Afgewezen",
    settled: "Dit komt een jaar niet terug",
    again: "Niets gedaan: hierover is al beslist",
    gone: "Deze link werkt niet (meer)",
  },
  en: {
    accept: "Accept",
    refuse: "Refuse",
    settle: "Still right",
    accepted: "Accepted, not live yet",
    refused: "Refused",
    settled: "This stays away for a year",
    again: "Nothing done: this has been decided already",
    gone: "This link does not work (any more)",
  },
};

for (const language of isThorough ? languages : (["nl"] as const))
  test(`the link of a weekly mail accepts and refuses its own parts without signing in, once (${language})`, async ({
    page,
    request,
    site,
    createUser,
    expectAccessible,
  }) => {
    const user = await createUser({ role: "editor" });
    const { id, path } = await ask(site, user, language);
    const t = words[language];
    const newest = () =>
      site.query(
        "select state, note from public.otm_versions where subject_id = $1 order by number desc limit 1",
        [id],
      );
    const before = await newest();
    // As programs do that check mails.
    for (const method of ["head", "get"] as const) expect((await request[method](path)).status()).toBe(200);
    expect(await newest()).toEqual(before);

    const answer = await page.goto(path);
    expect(answer?.headers()).toMatchObject({
      "cache-control": expect.stringContaining("no-store"),
      "x-robots-tag": "noindex",
      "referrer-policy": "no-referrer",
    });
    await expect(page.getByText(user.email)).toBeVisible();
    await expectAccessible();
    const proposed = page.getByRole("listitem").filter({ hasText: "mailen" });
    await proposed.getByRole("button", { name: t.accept }).click();
    await expect(page.locator(":focus")).toContainText(t.accepted);
    expect(await newest()).toEqual([{ state: "working", note: "Claude" }]);
    await page.getByRole("button", { name: t.refuse }).click();
    await expect(page.getByText(t.refused, { exact: true })).toBeVisible();
    await page.getByRole("button", { name: t.settle }).click();
    await expect(page.getByText(t.settled)).toBeVisible();
    await expect(
      page.getByRole("button", { name: new RegExp(`^(?:${t.accept}|${t.refuse}|${t.settle})`) }),
    ).toHaveCount(0);
    await expectAccessible();
    expect(await site.query("select from public.otm_proposals where subject = $1", [id])).toEqual([]);

    const again = await request.post(path, {
      form: { decision: "0 accept" },
      headers: { origin: site.address },
    });
    expect([again.status(), await again.text()]).toEqual([409, expect.stringContaining(t.again)]);
    await site.query("delete from public.user_roles where user_id = $1", [user.id]);
    expect((await page.goto(path))?.status()).toBe(410);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t.gone);
    await expectAccessible();
  });

test("works without scripts, and leads to the panel for what a person changed meanwhile", async ({
  browser,
  baseURL,
  site,
  createUser,
}) => {
  const user = await createUser({ role: "editor" });
  const { id, path } = await ask(site, user, "nl");
  const page = await browser.newPage({ baseURL: baseURL ?? "", javaScriptEnabled: false });
  await page.goto(path);
  await page
    .getByRole("listitem")
    .filter({ hasText: "mailen" })
    .getByRole("button", { name: "Overnemen" })
    .click();
  await expect(page.getByText("Overgenomen, nog niet online")).toBeVisible();
  const changed = `jsonb_set(document, '{read_time}', '7')`;
  await site.query(
    `update public.otm_versions set document = ${changed} where subject_id = $1 and state = 'working'`,
    [id],
  );
  await page.goto(path);
  await expect(page.getByRole("link", { name: "Openen in het beheer en online zetten" })).toHaveAttribute(
    "href",
    `/admin/blog-editor/${id}`,
  );
  await page.close();
});
