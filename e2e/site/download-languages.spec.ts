import { randomUUID } from "node:crypto";
import { expect, test } from "../fixtures/article-editor.ts";

test("a download page without a title in a language is not found", async ({ admin, request }) => {
  const { client } = admin;
  const slug = `plan-${randomUUID().slice(0, 13)}`;
  const { data } = await client
    .from("otm_download_pages")
    .insert({ slug, active: true })
    .select("id")
    .single();
  const stored = await client.from("otm_download_page_content").insert([
    { page_id: data?.id, language: "nl", title: "Stappenplan", button_text: "Vraag aan" },
    { page_id: data?.id, language: "en", title: "", button_text: "Send" },
  ]);
  expect(stored.error).toBeNull();
  const html = await (await request.get(`/en/download/${slug}`)).text();
  expect(html).toContain(">Stappenplan</h1>");
  expect(html).toContain('hrefLang="nl"');
  expect(html).not.toContain('hrefLang="en"');
});
