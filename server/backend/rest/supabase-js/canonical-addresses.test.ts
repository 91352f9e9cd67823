// @module-tag S42

import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeAll, expect, it } from "vitest";
import { fieldsOf } from "../../../../app/content/kind.ts";
import { page } from "../../../../app/content/page.ts";
import type { Database as Schema } from "../../../../app/data/schema.ts";
import {
  activeMember,
  activePage,
  arrangeContent,
  draft,
  photo,
  published,
} from "../../../../supabase/tests/content.ts";
import { goldenHtml } from "../../../../test/html/golden-html.ts";
import { canonicalContent, contentFields } from "../../canonical-content.ts";
import type { Database } from "../../database/database.ts";
import { openApi } from "../../testing/api.ts";
import { describeOnDatabase } from "../../testing/databases.ts";

const odd = `<p class='x'>1 < 2 &eacute; <a href='/MEDIA/${photo}'>x</a> /Media/${photo} <img SRC="/m&#101;dia//${photo}"></p>`;
const canonical = `<p class='x'>1 < 2 &eacute; <a href="/media/${photo}">x</a> /Media/${photo} <img src="/media/${photo}"></p>`;
const address = `/media/${photo}`;

describeOnDatabase("what names the library in another spelling, through supabase-js", (open) => {
  let database: Database;
  let admin: SupabaseClient<Schema>;
  let visitor: SupabaseClient<Schema>;

  beforeAll(async () => {
    database = await open();
    await arrangeContent(database);
    const api = await openApi(database);
    admin = api.client(await api.signIn({ isAdmin: true }));
    visitor = api.client();
  });

  it("is stored in the one spelling by writes to tables", async () => {
    const contents = admin.from("otm_blog_article_content");
    const changed = await contents
      .update({ content: odd, title: `<img src="/Media/${photo}">` })
      .eq("article_id", draft)
      .select("title, content");
    expect(changed.data).toEqual([{ title: `<img src="/Media/${photo}">`, content: canonical }]);
    const added = await contents
      .insert({ article_id: draft, language: "en", title: "Draft", content: odd })
      .select("content");
    expect(added.data).toEqual([{ content: canonical }]);
    const article = await admin
      .from("otm_blog_articles")
      .update({ image_url: `http://localhost/%6Dedia/${photo.toUpperCase()}` })
      .eq("id", draft)
      .select("image_url");
    expect(article.data).toEqual([{ image_url: address }]);
    const member = await admin
      .from("otm_team_members")
      .update({ image_url: `/media/../Media/${photo}`, bio_nl: `/Media/${photo}` })
      .eq("id", activeMember)
      .select("image_url, bio_nl");
    expect(member.data).toEqual([{ image_url: address, bio_nl: `/Media/${photo}` }]);
    const about = await admin
      .from("otm_about_us_content")
      .update({ value_nl: odd, value_en: `/media//${photo}` })
      .eq("content_key", "about_title")
      .select("value_nl, value_en");
    expect(about.data).toEqual([{ value_nl: canonical, value_en: address }]);
    const page = await admin
      .from("otm_download_page_content")
      .update({ content: odd, confirmation_content: odd, email_thank_you_message: odd })
      .eq("page_id", activePage)
      .eq("language", "nl")
      .select("content, confirmation_content, email_thank_you_message");
    expect(page.data).toEqual([
      { content: canonical, confirmation_content: canonical, email_thank_you_message: canonical },
    ]);
    const text = await admin
      .from("otm_site_texts")
      .insert({ key: "terms.body", language: "nl", text: odd })
      .select("text");
    expect(text.data).toEqual([{ text: canonical }]);
  });

  it("is stored in the one spelling by functions, also inside a document", async () => {
    const content = [{ language: "nl", title: "Anders", content: odd, published: true }];
    const [version] = await database.query<{ number: number; document: Record<string, unknown> }>(
      "select number, document from public.otm_versions where subject_id = $1 order by number desc limit 1",
      [published],
    );
    const kept = await admin.rpc("save_working_version", {
      _kind: "article",
      _id: published,
      _number: version?.number ?? 0,
      _document: JSON.parse(JSON.stringify({ ...version?.document, image_url: `/Media/${photo}`, content })),
    });
    expect(kept.error).toBeNull();
    const [waiting] = await database.query(
      `select document ->> 'image_url' as image, document -> 'content' -> 0 ->> 'content' as content
       from public.otm_versions where subject_id = $1 order by number desc limit 1`,
      [published],
    );
    expect(waiting).toEqual({ image: address, content: canonical });
  });

  it("stays as it was sent in a visitor's message, and in legitimate HTML", async () => {
    const message = `<img src="/Media/${photo}">`;
    const sent = await visitor
      .from("otm_contact_subm_vlotwerk")
      .insert({ name: "Eva", email: "eva@klant.example", message });
    expect(sent.error).toBeNull();
    const stored = await database.query(
      "select message from public.otm_contact_subm_vlotwerk where name = 'Eva'",
    );
    expect(stored).toEqual([{ message }]);
    const all = { content: Object.values(goldenHtml), other: [message] };
    expect(canonicalContent(all, "http://localhost")).toBe(all);
  });

  it("is looked for in every column whose uses are recorded", async () => {
    const triggers = await database.query<{ columns: string[] }>(
      `select (string_to_array(encode(tgargs, 'escape'), '\\000'))[4:] as columns from pg_trigger
       where tgfoid = 'private.record_media_uses'::regproc`,
    );
    const recorded = new Set(triggers.flatMap(({ columns }) => columns).filter((name) => name !== ""));
    // What stands in sections is recorded with their column.
    const inSections = Object.values(page.fields.sections.variants).flatMap(({ fields }) =>
      fieldsOf(fields).map(({ column }) => column),
    );
    expect([...recorded].filter((name) => !contentFields.has(name))).toEqual([]);
    expect([...contentFields].filter((name) => !recorded.has(name) && !inSections.includes(name))).toEqual(
      [],
    );
  });
});
