// @module-tag S46

import { beforeAll, beforeEach, expect, it } from "vitest";
import { article } from "../../../app/content/article.ts";
import { getArticleForEdit } from "../../../app/data/articles/admin-article.ts";
import { StorageLimitReached } from "../../../app/data/storage-limit.ts";
import { saveWaitingForm } from "../../../app/data/versions/versions.ts";
import { arrangeContent, draft, published } from "../../../supabase/tests/content.ts";
import { type Api, openApi } from "../testing/api.ts";
import { connectAssistant, createAccessToken } from "../testing/assistant.ts";
import { describeOnDatabase } from "../testing/databases.ts";
import { somePdf } from "./testing/files.ts";
import { png } from "./testing/pictures.ts";

describeOnDatabase("what a person stores, through supabase-js", (open) => {
  let api: Api;

  beforeAll(async () => {
    const database = await open();
    await arrangeContent(database);
    api = await openApi(database);
  });

  beforeEach(() => api.database.execute("delete from public.otm_media; delete from private.media_orphans"));

  const limit = (mbPerHour: number, versionsPerHour: number) =>
    api.database.query("select public.set_storage_limits($1, 1000, $2, 1000)", [mbPerHour, versionsPerHour]);
  const bucketOf = (token: string) => api.client(token).storage.from("media");
  const stored = () => api.database.query("select path from public.otm_media order by path");

  it("ends with an hour's bytes: told when it goes on, nothing half stored, others unaffected", async () => {
    await limit(1, 1000);
    const writer = await api.signIn({ role: "writer" });
    const bucket = bucketOf(writer);
    expect((await bucket.upload("een.pdf", pdfOf("een", 600_000))).error).toBeNull();
    const refused = await api.call(
      "/storage/v1/object/media/twee.pdf",
      { method: "PUT", body: pdfOf("twee", 600_000) },
      writer,
    );
    const seconds = Number(refused.headers.get("retry-after"));
    expect([refused.status, await refused.json()]).toEqual([
      429,
      {
        statusCode: "429",
        error: "STORED_MB_PER_HOUR",
        message: "A person can store 1 MB of files and versions within an hour",
        problem: "hour",
        seconds,
      },
    ]);
    expect(seconds).toBeGreaterThan(0);
    expect(await stored()).toEqual([{ path: "een.pdf" }]);
    expect(await api.store.list("")).toHaveLength(1);
    expect(await api.database.query("select from private.media_orphans")).toEqual([]);
    // What was deleted counts, and what fits is still taken.
    expect((await bucket.remove(["een.pdf"])).error).toBeNull();
    expect((await bucket.upload("twee.pdf", pdfOf("twee", 600_000))).error).toMatchObject({
      statusCode: "429",
    });
    expect((await bucket.upload("klein.png", await png("red"))).error).toBeNull();
    const editor = bucketOf(await api.signIn({ role: "editor" }));
    expect((await editor.upload("drie.pdf", pdfOf("drie", 600_000))).error).toBeNull();
  });

  it("takes none of many uploads at once beyond it", async () => {
    await limit(1, 1000);
    const bucket = bucketOf(await api.signIn({ role: "writer" }));
    const sent = await Promise.all(
      Array.from({ length: 8 }, (_, number) => bucket.upload(`${number}.pdf`, pdfOf(`${number}`, 300_000))),
    );
    expect(sent.filter(({ error }) => error === null)).toHaveLength(3);
    expect(await stored()).toHaveLength(3);
  });

  it("lets 100 photographs of 8 MB in within an hour by the default limits", async () => {
    await limit(2_000, 2_000);
    const { personId } = await createAccessToken(api.database, ["read"], "editor");
    for (let number = 0; number < 100; number++) {
      const exceeded = await api.database.query(
        "select from public.begin_media(gen_random_uuid(), repeat('0', 32), $1, 8000000)",
        [personId],
      );
      expect(exceeded).toEqual([]);
    }
  });

  it("ends with an hour's versions: a plain write is rejected as a whole", async () => {
    await limit(1000, 1);
    const client = api.client(await api.signIn({ role: "editor" }));
    const write = (title: string) =>
      client.from("otm_blog_article_content").update({ title }).eq("article_id", draft).select("title");
    expect((await write("Een")).error).toBeNull();
    const refused = await write("Twee");
    expect(refused).toMatchObject({
      status: 429,
      data: null,
      error: {
        code: "PT429",
        message: "A person can store 1 versions within an hour",
        hint: "VERSIONS_PER_HOUR",
        details: expect.stringMatching(/^\d+$/),
      },
    });
    const read = await client
      .from("otm_blog_article_content")
      .select("title")
      .eq("article_id", draft)
      .single();
    expect(read.data).toEqual({ title: "Een" });
    const stored = await getArticleForEdit(client, published);
    const outcome = await saveWaitingForm(client, article, { ...stored.form, author: "Anders" }, stored);
    expect(outcome).toEqual({ kind: "limited", limit: expect.any(StorageLimitReached) });
    const other = api.client(await api.signIn({ role: "editor" }));
    expect((await other.from("otm_blog_articles").update({ author: "X" }).eq("id", draft)).error).toBeNull();
  });

  it("counts an access token with its person, and tells an assistant in words", async () => {
    await limit(1000, 1);
    const { token } = await createAccessToken(api.database, ["draft", "read"]);
    const assistant = await connectAssistant(api.url, token);
    const make = (title: string) =>
      assistant.callTool({ name: "draft_article", arguments: { nl: { title, content: "<p>Tekst.</p>" } } });
    expect((await make("Een")).isError).toBeFalsy();
    const refused = await make("Twee");
    expect(refused.isError).toBe(true);
    expect(JSON.stringify(refused.content)).toMatch(
      /Nothing was saved\. A person can store 1 versions within an hour\. There is room again at \d{4}-/,
    );
  });
});

function pdfOf(title: string, size: number): Uint8Array<ArrayBuffer> {
  const pdf = Buffer.from(somePdf(title)).toString("latin1");
  const padded = pdf.replace("trailer", `%${"x".repeat(size - pdf.length - 2)}\ntrailer`);
  return new Uint8Array(Buffer.from(padded, "latin1"));
}
