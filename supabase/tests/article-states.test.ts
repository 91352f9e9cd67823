import { beforeAll, describe, expect, it } from "vitest";
import type { Caller, Database } from "../../server/backend/database/database.ts";
import { describeOnDatabase } from "../../server/backend/testing/databases.ts";
import { articleDocument } from "./article-document.ts";
import { admin, as, createUsers, user } from "./users.ts";

type Texts = { nl?: string; en?: string; hidden?: "nl" | "en"; published?: boolean };

describeOnDatabase("the states that articles are filtered by", (open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
    await createUsers(database);
    await save("both", { nl: "Een", en: "One" });
    await save("dutch", { nl: "Een" });
    await save("english", { en: "One" });
    await save("draft", { nl: "Een", en: "One", published: false });
    await save("hidden", { nl: "Een", en: "One", hidden: "en" });
    await save("outdated", { nl: "Een", en: "One" });
    await save("outdated", { nl: "Anders", en: "One" });
    await save("updated", { nl: "Een", en: "One" });
    await save("updated", { nl: "Anders", en: "One" });
    await save("updated", { nl: "Anders", en: "Other" });
    for (const slug of ["waiting", "discarded", "published"]) await save(slug, { nl: "Een", en: "One" });
    for (const slug of ["waiting", "discarded", "published"]) await saveBeside(slug);
    await as(
      database,
      admin,
      "select public.discard_working_version('article', id, 2) from public.otm_blog_articles where slug = 'discarded'",
    );
    await save("published", { nl: "Een", en: "One" });
  });

  async function save(slug: string, { hidden, published = true, ...titles }: Texts): Promise<void> {
    const content = Object.entries(titles).map(([language, title]) => ({
      language,
      title,
      content: "<p>Tekst</p>",
      published: language !== hidden,
    }));
    await as(
      database,
      admin,
      `select public.save_document('article', $2, article.id, (
         select max(number) from public.otm_versions where subject_id = article.id
       ))
       from (select) one left join public.otm_blog_articles article on slug = $1`,
      [slug, JSON.stringify(articleDocument({ slug, published, content }))],
    );
  }

  async function saveBeside(slug: string): Promise<void> {
    await as(
      database,
      admin,
      `select public.save_working_version('article', article.id, number, document || '{"author": "Wacht"}')
      from public.otm_blog_articles article
      join public.otm_versions version on subject_id = article.id where slug = $1`,
      [slug],
    );
  }

  async function list(state: string, rest = "", caller: Caller = admin): Promise<string[]> {
    const rows = await as<{ slug: string }>(
      database,
      caller,
      `select slug from public.filter_articles(_state => $1 ${rest})`,
      [state],
    );
    return rows.map(({ slug }) => slug).toSorted();
  }

  it.each([
    ["lacks_en", ["dutch"]],
    ["lacks_nl", ["english"]],
    ["draft_en", ["draft", "hidden"]],
    ["draft_nl", ["draft"]],
    ["outdated", ["outdated"]],
    ["waiting", ["waiting"]],
  ])("%s", async (state, slugs) => {
    expect(await list(state)).toEqual(slugs);
  });

  describe("are combined", () => {
    it("with the status", async () => {
      expect(await list("draft_en", ", _published => true")).toEqual(["hidden"]);
    });

    it("with a search, by slug and by title", async () => {
      expect(await list("draft_en", ", _search => 'hid'")).toEqual(["hidden"]);
      expect(await list("outdated", ", _search => 'anders'")).toEqual(["outdated"]);
      expect(await list("waiting", ", _search => 'anders'")).toEqual([]);
    });
  });

  it("that are unknown filter nothing", async () => {
    expect((await list("elsewhere")).length).toBe(10);
  });

  it("are for administrators", async () => {
    expect(await list("lacks_en", "", user)).toEqual([]);
  });
});
