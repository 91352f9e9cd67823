// @module-tag Previews

import type { Page } from "@playwright/test";
import type { SupabaseClient } from "@supabase/supabase-js";
import { articleDocument } from "../../supabase/tests/article-document.ts";
import { expect, storeSession, test } from "../fixtures/accounts.ts";
import { started } from "../fixtures/pages.ts";
import { isThorough } from "../fixtures/thorough.ts";

type Saved = { id: string; slug: string; number: number };

const articleOf = (slug: string, content: string) =>
  articleDocument({
    slug,
    author: "Eva",
    content: [
      { language: "nl", title: "Een concept", content },
      { language: "en", title: "A draft", content: "<p>Not done yet.</p>" },
    ],
  });

async function save(
  client: SupabaseClient,
  kind: string,
  document: object,
  over: Partial<Saved> = {},
): Promise<Saved> {
  const base = over.id && { _id: over.id, _number: over.number };
  const saved = await client
    .rpc("save_document", { _kind: kind, _document: document, ...base })
    .single<Saved>();
  expect(saved.error).toBeNull();
  if (!saved.data) throw new Error("Nothing was saved");
  return saved.data;
}

async function share(client: SupabaseClient, { id, number }: Saved): Promise<string> {
  const version = await client.from("otm_versions").select("id").match({ subject_id: id, number }).single();
  const made = await client.rpc("create_preview_link", { _version_id: version.data?.id, _days: 7 });
  expect(made.error).toBeNull();
  return String(made.data);
}

const slugOf = () => `reacties-${Math.random().toString(36).slice(2, 10)}`;

test.describe("with a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  for (const [path, words] of [
    [
      "/preview",
      { comment: "Reageren", name: "Uw naam", approve: "Akkoord", given: "Uw akkoord op versie 1" },
    ],
    [
      "/en/preview",
      { comment: "Comment", name: "Your name", approve: "Approve", given: "Your approval of version 1" },
    ],
  ] as const) {
    test(`somebody approves with four taps (${path})`, async ({ page, createUser, expectAccessible }) => {
      const { client } = await createUser({ role: "editor" });
      const saved = await save(client, "article", articleOf(slugOf(), "<p>Nog niet af.</p>"));
      // The first tap, on the link.
      await page.goto(`${path}/${await share(client, saved)}`);
      await started(page);
      await page.getByRole("note").getByRole("link", { name: words.comment }).tap();
      await page.getByRole("textbox", { name: words.name }).tap();
      await page.keyboard.type("Anna");
      await page.getByRole("button", { name: words.approve, exact: true }).tap();
      await expect(page.getByText(words.given)).toBeVisible();
      await expectAccessible();
    });
  }
});

/** Selects from a part of one text of the page to a part of another. */
async function mark(page: Page, from: string, to: string): Promise<void> {
  await page.evaluate(
    ([first, last]) => {
      const nodes = document.createTreeWalker(
        document.querySelector("main") ?? document.body,
        NodeFilter.SHOW_TEXT,
      );
      const texts: Text[] = [];
      while (nodes.nextNode()) if (nodes.currentNode instanceof Text) texts.push(nodes.currentNode);
      const start = texts.find(({ data }) => data.includes(first ?? ""));
      const end = texts.findLast(({ data }) => data.includes(last ?? ""));
      if (!start || !end) throw new Error("The words are not on the page");
      const until = end.data.indexOf(last ?? "") + (last ?? "").length;
      document.getSelection()?.setBaseAndExtent(start, start.data.indexOf(first ?? ""), end, until);
    },
    [from, to],
  );
}

if (isThorough)
  test("words in emoji, from right to left and across elements are taken, and found while the page changes", async ({
    page,
    browser,
    baseURL,
    createUser,
  }) => {
    const account = await createUser({ role: "editor" });
    const { client } = account;
    const slug = slugOf();
    const text = `<p>Klaar 👩‍💻 voor <b>de</b> 🇳🇱 markt.</p><p dir="rtl">העבודה של <i>השבוע</i> הסתיימה.</p><p>Daarna <b>weer</b> rust.</p>`;
    const first = await save(client, "article", articleOf(slug, text));
    const reader = await browser.newPage({ baseURL: baseURL ?? "" });
    await reader.goto(`/preview/${await share(client, first)}`);
    await started(reader);
    const form = reader.getByRole("form", { name: "Wat vindt u ervan?" });
    const quote = form.getByRole("textbox", { name: "Over welke woorden gaat het?" });
    const send = form.getByRole("button", { name: "Alleen opmerking sturen" });
    await form.getByRole("textbox", { name: "Uw naam" }).fill("Anna");
    const cases = [
      ["👩‍💻", "🇳🇱", "👩‍💻 voor de 🇳🇱"],
      ["של", "השבוע", "של השבוע"],
      ["הסתיימה", "rust", /^הסתיימה\.\s+Daarna weer rust$/],
    ] as const;
    for (const [from, to, taken] of cases) {
      await mark(reader, from, to);
      await reader.getByRole("button", { name: "Reageren op deze woorden" }).click();
      await expect(quote).toHaveValue(taken);
      // Meanwhile the page is changed.
      if (from === "של") await save(client, "article", articleOf(slug, `<p>Nieuw.</p>${text}`), first);
      await form.getByRole("textbox", { name: "Uw opmerking" }).fill("Klopt dit?");
      await send.click();
      await expect(form.getByText("Uw opmerking is doorgegeven")).toBeVisible();
      await expect(quote).toHaveValue("");
    }
    await reader.getByText("Daarna weer rust.").click();
    await reader.getByRole("button", { name: "Reageren op deze woorden" }).click();
    await expect(quote).toHaveValue("Daarna weer rust.");
    await reader.close();

    await storeSession(page, account);
    await page.goto(`/admin/blog-editor/${first.id}`);
    await page.getByRole("button", { name: "Comments (3)" }).click();
    const said = page.getByRole("complementary", { name: "Comments" });
    await expect(said.getByRole("button", { name: /^Show/ })).toHaveCount(3);
    const inEditor = page.frameLocator("iframe[title^=Content]").first().locator("body");
    for (const [number, words] of [
      [1, "👩‍💻 voor de 🇳🇱"],
      [2, "של השבוע"],
    ] as const) {
      await said.getByRole("button", { name: `Show: ${number}. Anna` }).click();
      await expect
        .poll(() => inEditor.evaluate((body) => String(body.ownerDocument.getSelection())))
        .toBe(words);
    }
    // Each is numbered where it stands, beside the text and not in it.
    await expect(inEditor.locator("xpath=following-sibling::div/span")).toHaveText(["1", "2", "3"]);
    await expect(inEditor.locator("span")).toHaveCount(0);
    const numbered = page.getByText("Comment 1", { exact: true });
    await expect(numbered).toBeVisible();
    await said.getByRole("button", { name: "Close" }).click();
    await expect(numbered).toHaveCount(0);
  });

test("what a reader wrote stays when the connection is gone, and a press sends it later", async ({
  page,
  createUser,
  expectedErrors,
}) => {
  expectedErrors.push("ERR_INTERNET_DISCONNECTED");
  const { client } = await createUser({ role: "editor" });
  const token = await share(client, await save(client, "article", articleOf(slugOf(), "<p>Af.</p>")));
  await page.goto(`/preview/${token}`);
  await started(page);
  await page.getByRole("textbox", { name: "Uw naam" }).fill("Anna");
  const remark = page.getByRole("textbox", { name: "Uw opmerking" });
  await remark.fill("Een half uur gedachten");
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Nog niet akkoord" }).click();
  await expect(page.getByText("Wat u schreef, staat er nog.")).toBeVisible();
  await expect(remark).toHaveValue("Een half uur gedachten");
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Nog niet akkoord" }).click();
  await expect(page.getByText("Doorgegeven dat u nog niet akkoord bent")).toBeVisible();
});

if (isThorough)
  test("a download page is shown and approved by a link, and its editor and history say who did", async ({
    page,
    createUser,
    expectAccessible,
  }) => {
    const account = await createUser({ role: "editor" });
    const { client } = account;
    const content = [{ language: "nl", title: "De gids", content: "<p>Alles over de gids.</p>" }];
    const saved = await save(client, "download-page", { slug: slugOf(), active: false, content });
    await page.goto(`/preview/${await share(client, saved)}`);
    await started(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("De gids");
    await expect(page.getByText("Alles over de gids.")).toBeVisible();
    await expectAccessible();
    await page.getByRole("textbox", { name: "Uw naam" }).fill("Anna");
    await page.getByRole("button", { name: "Akkoord", exact: true }).click();
    await expect(page.getByText("Uw akkoord op versie 1 is doorgegeven")).toBeVisible();
    await storeSession(page, account);
    await page.goto(`/admin/download-pages/${saved.id}`);
    await expect(page.getByText(/^Version 1 approved by Anna, /)).toBeVisible();
    await page.goto(`/admin/download-pages/${saved.id}/history`);
    await expect(page.getByRole("listitem").filter({ hasText: "Version 1" })).toContainText("Anna: Approved");
  });
