// @module-tag Previews

import type { SupabaseClient } from "@supabase/supabase-js";
import { HtmlValidate } from "html-validate";
import { versionedKinds } from "../../app/content/kinds.ts";
import { articleDocument } from "../../supabase/tests/article-document.ts";
import { expect, storeSession, test } from "../fixtures/accounts.ts";
import { resize, started, statusError } from "../fixtures/pages.ts";

const slug = () => `voorbeeld-${Math.random().toString(36).slice(2, 10)}`;

const texts = {
  nl: {
    title: "Een concept",
    excerpt: "Wat er komt.",
    content: "<p>Nog <b>niet</b> af.</p><script>alert(1)</script>",
  },
  en: { title: "A draft", excerpt: "What is coming.", content: "<p>Not done yet.</p>" },
};

/** Saves a draft, and makes a link to its version. */
async function share(
  client: SupabaseClient,
  named = slug(),
): Promise<{ article: string; version: string; token: string }> {
  const saved = await client
    .rpc("save_document", {
      _kind: "article",
      _document: articleDocument({
        slug: named,
        author: "Eva",
        content: [
          { language: "nl", ...texts.nl },
          { language: "en", ...texts.en, published: false },
        ],
        faqs: [
          { question_nl: "Wanneer?", answer_nl: "Morgen.", question_en: "When?", answer_en: "Tomorrow." },
        ],
      }),
    })
    .single<{ id: string }>();
  expect(saved.error).toBeNull();
  const article = saved.data?.id ?? "";
  const versions = await client.from("otm_versions").select("id").eq("subject_id", article);
  const version: string = versions.data?.[0]?.id ?? "";
  const made = await client.rpc("create_preview_link", { _version_id: version, _days: 7 });
  expect(made.error).toBeNull();
  return { article, version, token: String(made.data) };
}

async function opensOf(client: SupabaseClient, article: string): Promise<unknown> {
  const { data } = await client.from("otm_preview_links").select("opens").eq("subject_id", article).single();
  return data?.opens;
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a preview link shows a draft as its page will look, in both languages", async ({
    page,
    createUser,
  }) => {
    const { client } = await createUser({ isAdmin: true });
    const { article, token } = await share(client);
    const answer = await page.goto(`/preview/${token}`);
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()).toMatchObject({
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
      "referrer-policy": "no-referrer",
    });
    await expect(page.getByRole("note")).toContainText("Voorbeeld van versie 1, niet openbaar. Geldig tot ");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Een concept");
    await expect(page.getByText("Nog niet af.")).toBeVisible();
    await expect(page.getByRole("group").getByText("Wanneer?")).toBeVisible();
    await expect(page).toHaveTitle(/^Voorbeeld: Een concept/);
    const html = (await answer?.text()) ?? "";
    expect(html).not.toContain("alert(1)");
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toMatch(/rel="canonical"|hreflang="nl" href|og:url|ld\+json/);
    const { results } = await new HtmlValidate({ extends: ["html-validate:standard"] }).validateString(html);
    expect(results.flatMap(({ messages }) => messages)).toEqual([]);
    expect(await opensOf(client, article)).toBe(1);

    await page.getByRole("textbox", { name: "Uw naam" }).fill("Anna");
    await page.getByRole("button", { name: "Nog niet akkoord" }).click();
    await expect(page.getByText("Doorgegeven dat u nog niet akkoord bent")).toBeVisible();
    const said = await client.from("otm_preview_opinions").select("name, verdict");
    expect(said.data).toContainEqual({ name: "Anna", verdict: "not yet" });

    await page.getByRole("link", { name: "EN, this page in English" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("A draft");
    await expect(page.getByRole("note")).toContainText("Preview of version 1, not public. Valid until ");
    await expect(page.getByRole("group").getByText("When?")).toBeVisible();
    expect(await opensOf(client, article), "a change of language is no opening").toBe(1);
  });
});

test("a preview link shows a version of every kind", async ({ page, createUser }) => {
  const { client } = await createUser({ isAdmin: true });
  for (const kind of versionedKinds) {
    const version = await client.from("otm_versions").select("id").eq("kind", kind).limit(1).single();
    const made = await client.rpc("create_preview_link", { _version_id: version.data?.id, _days: 1 });
    expect(made.error, kind).toBeNull();
    const answer = await page.goto(`/preview/${made.data}`);
    expect(answer?.status(), kind).toBe(200);
    await expect(page.getByRole("note"), kind).toContainText("Voorbeeld van versie");
    await expect(page.getByRole("heading", { level: 1 }), kind).toHaveText(/\S/);
  }
});

test("a reader comments on words of a preview and approves, and the editor hears of it", async ({
  page,
  browser,
  baseURL,
  createUser,
  expectAccessible,
}) => {
  const account = await createUser({ role: "editor" });
  const { article, token } = await share(account.client);
  const reader = await browser.newPage({ baseURL: baseURL ?? "", viewport: { width: 360, height: 740 } });
  await reader.goto(`/preview/${token}`);
  await started(reader);
  await reader.getByText("Nog niet af.").selectText();
  await reader.getByRole("button", { name: "Reageren op deze woorden" }).click();
  const form = reader.getByRole("form", { name: "Wat vindt u ervan?" });
  await expect(form.getByRole("textbox", { name: "Uw opmerking" })).toBeFocused();
  await expect(form.getByRole("textbox", { name: "Over welke woorden gaat het?" })).toHaveValue(
    "Nog niet af.",
  );

  await form.getByRole("button", { name: "Alleen opmerking sturen" }).click();
  await expect(form.getByText("Naam is verplicht")).toBeVisible();
  await form.getByRole("textbox", { name: "Uw naam" }).fill("Anna Reader");
  await form.getByRole("textbox", { name: "Uw naam" }).press("Enter");
  await expect(form.getByText("Schrijf een opmerking, of kies Akkoord of Nog niet akkoord.")).toBeVisible();
  await form.getByRole("textbox", { name: "Uw opmerking" }).fill("Wanneer wel?");
  await form.getByRole("button", { name: "Alleen opmerking sturen" }).click();
  await expect(form.getByText("Uw opmerking is doorgegeven")).toBeVisible();
  await expect(form.getByRole("textbox", { name: "Uw naam" })).toHaveValue("Anna Reader");
  await expect(form.getByRole("textbox", { name: "Uw opmerking" })).toHaveValue("");
  await form.getByRole("button", { name: "Akkoord", exact: true }).click();
  await expect(form.getByText("Uw akkoord op versie 1 is doorgegeven")).toBeVisible();

  await storeSession(page, account);
  await page.goto("/admin/overview");
  const heard = page.getByRole("region", { name: "Comments on previews" });
  await heard
    .getByRole("link", { name: /^Anna Reader on / })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(article));
  await page.getByRole("button", { name: "Comments (2)" }).click();
  const said = page.getByRole("complementary", { name: "Comments" });
  await expect(said.getByRole("heading", { name: "2. Anna Reader: Approved (version 1)" })).toBeVisible();
  await expect(said.getByText("Still holds")).toBeVisible();
  await expectAccessible();

  await said.getByRole("button", { name: /^Show.*Comment/ }).click();
  const text = page.frameLocator("iframe[title^=Content]").first().locator("body");
  await expect
    .poll(() => text.evaluate((body) => String(body.ownerDocument.getSelection())))
    .toBe("Nog niet af.");
  await said.getByRole("button", { name: /^Answer.*Comment/ }).click();
  await page.getByRole("textbox", { name: "Your answer" }).fill("Vrijdag.");
  await page.getByRole("button", { name: "Save answer" }).click();
  await expect(said.getByText("Answer: Vrijdag.")).toBeVisible();
  await reader.reload();
  const answers = reader.getByRole("region", { name: "Antwoorden op opmerkingen" });
  await expect(answers.getByText("Antwoord: Vrijdag.")).toBeVisible();
  await expect(answers.getByText("Anna Reader")).toHaveCount(0);

  await started(reader);
  await form.getByRole("textbox", { name: "Uw naam" }).fill("Bert");
  await form.getByRole("button", { name: "Nog niet akkoord" }).click();
  await expect(form.getByText("Doorgegeven dat u nog niet akkoord bent")).toBeVisible();
  // As by coming back to the window.
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(said.getByRole("heading", { name: "3. Bert: Not yet (version 1)" })).toBeVisible();

  await text.evaluate((body) => {
    body.innerHTML = "<p>Er staat nu iets anders.</p>";
  });
  await text.press("End");
  await text.pressSequentially(" Echt.");
  await expect(said.getByText("These words were changed or removed.")).toBeVisible();
  await said.getByRole("button", { name: /^Settled.*Approved/ }).click();
  await expect(page.getByText("Comment settled")).toBeVisible();
  await said.getByRole("button", { name: /^Delete.*Anna Reader: Comment/ }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).last().click();
  await expect(said.getByText("Wanneer wel?")).toHaveCount(0);
  await reader.close();
});

test("what a reader wrote stays when it is too long, or the link has ended meanwhile", async ({
  page,
  createUser,
  expectedErrors,
}) => {
  expectedErrors.push(statusError(410), statusError(413));
  const { client } = await createUser({ role: "editor" });
  const { article, token } = await share(client);
  await page.goto(`/en/preview/${token}`);
  await started(page);
  const form = page.getByRole("form", { name: "What do you think of it?" });
  await form.getByRole("textbox", { name: "Your name" }).fill("Anna");
  const comment = page.getByRole("textbox", { name: "Your comment" });
  const long = "Half an hour of thoughts. ".repeat(1_000);
  await comment.fill(long);
  await form.getByRole("button", { name: "Not yet" }).click();
  await expect(comment).toHaveAccessibleDescription(/at most 2000 characters/);
  await expect(comment).toHaveValue(long);
  await comment.fill("Half an hour of thoughts");
  const revoked_at = new Date().toISOString();
  await client.from("otm_preview_links").update({ revoked_at }).eq("subject_id", article);
  await form.getByRole("button", { name: "Not yet" }).click();
  await expect(page.getByText("This link has ended or was withdrawn. Copy what you wrote")).toBeVisible();
  await expect(comment).toHaveValue("Half an hour of thoughts");
});

test("a preview changes language, is accessible, and fits every width", async ({
  page,
  createUser,
  expectAccessible,
}) => {
  const { client } = await createUser({ isAdmin: true });
  const { token } = await share(client);
  await page.goto(`/en/preview/${token}`);
  await started(page);
  await page.getByRole("link", { name: "NL, deze pagina in het Nederlands" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Een concept");
  await expect(page.locator("html")).toHaveAttribute("lang", "nl");
  for (const width of [320, 1280]) {
    await resize(page, width, 800);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectAccessible();
  }
});

test("an opening is counted once: not a HEAD, a prefetch, or a page's data after it", async ({
  request,
  createUser,
}) => {
  const { client } = await createUser({ isAdmin: true });
  const { article, token } = await share(client);
  expect((await request.head(`/preview/${token}`)).status()).toBe(200);
  await request.get(`/preview/${token}`, { headers: { "Sec-Purpose": "prefetch" } });
  await request.get(`/preview/${token}.data`, { headers: { "Sec-Fetch-Site": "same-origin" } });
  expect(await opensOf(client, article)).toBe(0);
  await request.get(`/preview/${token}`);
  await request.get(`/preview/${token}`);
  expect(await opensOf(client, article)).toBe(2);
});

test.describe("a link that does not work", () => {
  test.use({ expectedErrors: [statusError(410)] });

  test("answers the same whether it is wrong, has ended or was revoked, in the browser's language", async ({
    request,
    browser,
    baseURL,
    createUser,
  }) => {
    const { client } = await createUser({ isAdmin: true });
    const { article, token } = await share(client);
    await client
      .from("otm_preview_links")
      .update({ revoked_at: new Date().toISOString() })
      .eq("subject_id", article);
    const pages = new Set<string>();
    for (const wrong of [token, "0".repeat(64), "some-other", "%E2%82%AC", token.slice(1)]) {
      const answer = await request.get(`/preview/${wrong}`);
      expect(answer.status()).toBe(410);
      expect(answer.headers()).toMatchObject({
        "cache-control": "private, no-store",
        "x-robots-tag": "noindex",
      });
      const html = await answer.text();
      expect(html).toContain("Deze voorbeeldlink werkt niet (meer)");
      pages.add(html.replaceAll(wrong, "").replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ""));
    }
    expect(pages.size).toBe(1);
    for (const [locale, title] of [
      ["nl-NL", "Deze voorbeeldlink werkt niet (meer)"],
      ["en-GB", "This preview link does not work (any more)"],
    ] as const) {
      const context = await browser.newContext({ locale, ...(baseURL && { baseURL }) });
      const page = await context.newPage();
      const answer = await page.goto(`/preview/${"a".repeat(64)}`);
      expect(answer?.status()).toBe(410);
      await started(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page.locator("html")).toHaveAttribute("lang", locale.slice(0, 2));
      await page.getByRole("link", { name: /^(EN, this page|NL, deze pagina)/ }).click();
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(title);
      await context.close();
    }
  });
});

test("a link gives nothing else, and its draft stays hidden", async ({ request, createUser, openClient }) => {
  const { client } = await createUser({ isAdmin: true });
  const named = slug();
  const { article, version } = await share(client, named);
  const visitor = openClient();
  for (const table of ["otm_preview_links", "otm_versions"]) {
    expect((await visitor.from(table).select("id")).error?.code).toBe("42501");
  }
  expect((await visitor.from("otm_blog_articles").select("id").eq("id", article)).data).toEqual([]);
  expect(
    (await visitor.from("otm_blog_article_content").select("title").eq("article_id", article)).data,
  ).toEqual([]);
  expect((await visitor.rpc("create_preview_link", { _version_id: version, _days: 7 })).error?.code).toBe(
    "42501",
  );
  expect((await request.get(`/insights/${named}`)).status()).toBe(404);
  expect(await (await request.get("/sitemap.xml")).text()).not.toContain("preview");
});
