import type { SupabaseClient } from "@supabase/supabase-js";
import { articleDocument } from "../../supabase/tests/article-document.ts";
import { expect, signIn, test } from "../fixtures/accounts.ts";
import { articleRows } from "../fixtures/panel-screens.ts";

type Saved = { id: string; number: number };
type Content = { language: "nl" | "en"; title: string; published?: boolean }[];

async function save(client: SupabaseClient, slug: string, content: Content, over?: Saved): Promise<Saved> {
  const { data, error } = await client
    .rpc("save_document", {
      _kind: "article",
      ...(over && { _id: over.id, _number: over.number }),
      _document: articleDocument({
        slug,
        author: "Eva",
        published: true,
        content: content.map((texts) => ({ content: "<p>Tekst</p>", ...texts })),
      }),
    })
    .single<Saved>();
  expect(error).toBeNull();
  return data ?? { id: "", number: 0 };
}

test("cards show the state of each language and what waits, and are filtered by it", async ({
  page,
  createUser,
}) => {
  const user = await createUser({ isAdmin: true });
  const own = `staat-${Math.random().toString(36).slice(2, 8)}`;
  const both: Content = [
    { language: "nl", title: "Een" },
    { language: "en", title: "One" },
  ];
  await save(user.client, `${own}-dutch`, [{ language: "nl", title: "Een" }]);
  await save(user.client, `${own}-english`, [{ language: "en", title: "One" }]);
  await save(user.client, `${own}-hidden`, [
    { language: "nl", title: "Een" },
    { language: "en", title: "One", published: false },
  ]);
  const old = await save(user.client, `${own}-old`, both);
  await save(
    user.client,
    `${own}-old`,
    [
      { language: "nl", title: "Anders" },
      { language: "en", title: "One" },
    ],
    old,
  );
  const waiting = await save(user.client, `${own}-waiting`, both);
  const { error } = await user.client.rpc("save_working_version", {
    _kind: "article",
    _id: waiting.id,
    _number: 1,
    _document: (
      await user.client.from("otm_versions").select("document").eq("subject_id", waiting.id).single()
    ).data?.document,
  });
  expect(error).toBeNull();

  await signIn(page, user);
  const cards = articleRows(page);
  const state = page.getByRole("combobox", { name: "Languages and changes" });
  await page.getByRole("searchbox", { name: "Search articles" }).fill(own);
  await expect(cards).toHaveCount(5);
  const card = (named: string) => cards.filter({ has: page.locator(`a[href$="${own}-${named}"]`) });
  await expect(card("dutch")).toContainText(/Dutch: live.*English: no text/);
  await expect(card("english")).toContainText(/Dutch: no text.*English: live/);
  await expect(card("hidden")).toContainText(/Dutch: live.*English: draft/);
  await expect(card("old").getByText("Dutch changed after English")).toBeVisible();
  await expect(card("waiting").getByText("Changes not published")).toBeVisible();
  await expect(card("dutch").getByText("Changes not published")).toHaveCount(0);

  for (const [name, named] of [
    ["Lacks English", "dutch"],
    ["Lacks Dutch", "english"],
    ["English is a draft", "hidden"],
    ["Dutch changed after English", "old"],
    ["Changes not published", "waiting"],
  ] as const) {
    await state.selectOption(name);
    await expect(cards).toHaveCount(1);
    await expect(card(named)).toBeVisible();
  }
  await state.selectOption("Dutch is a draft");
  await expect(page.getByText("No articles found matching your criteria.")).toBeVisible();
});
