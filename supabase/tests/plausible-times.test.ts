// @module-tag Values

import { describe, expect, it } from "vitest";
import { activePage, arrangeContent, draft, published } from "./content.ts";
import { describeOnRows } from "./rows.ts";
import { as, createMembers, createUsers, editor, refused } from "./users.ts";

const stale = { code: "PT409" };
const outOfRange = { code: "23514" };

/** An insert of a text, over the version that its writer loaded. */
const texts = [
  [
    "the about page",
    "otm_about_us_content",
    "(content_key, value_nl, updated_at) values ('team_title', 'Wij', $1)",
    "content_key",
  ],
  [
    "a download page",
    "otm_download_page_content",
    `(page_id, language, title, updated_at) values ('${activePage}', 'en', 'Guide', $1)`,
    "page_id, language",
  ],
  [
    "the site",
    "otm_site_texts",
    "(key, language, text, updated_at) values ('home.hero.title', 'en', 'Hello', $1)",
    "key, language",
  ],
] as const;

describeOnRows("a time that no page can show", [createUsers, createMembers, arrangeContent], (database) => {
  const staleOrOutOfRange = { code: expect.stringMatching(/^(?:PT409|23514)$/) };
  const act = (statement: string, values: string[] = []) => as(database, editor, statement, values);

  describe.each(texts)("in a text of %s", (_, table, row, key) => {
    it.each(["infinity", "290000-01-01", "2199-12-31", "1969-12-31", "4713-01-01 BC"])(
      "is refused, as stale or out of range: %s",
      async (time) => {
        await expect(act(`insert into public.${table} ${row}`, [time])).rejects.toMatchObject(
          staleOrOutOfRange,
        );
      },
    );

    it("is no time at all for a text that was never stored: -infinity gives the present", async () => {
      const isNow =
        "returning (updated_at between now() - interval '1 minute' and now() + interval '1 minute') as is_now";
      expect(await act(`insert into public.${table} ${row} ${isNow}`, ["-infinity"])).toEqual([
        { is_now: true },
      ]);
      const upsert = `insert into public.${table} ${row} on conflict (${key}) do update set updated_at = excluded.updated_at`;
      for (const time of ["-infinity", "infinity", "2199-12-31", "2020-01-01"]) {
        await expect(act(upsert, [time])).rejects.toMatchObject(staleOrOutOfRange);
      }
      const [loaded] = await database.query<{ time: string }>(
        `select max(updated_at)::text as time from public.${table}`,
      );
      await act(upsert, [loaded?.time ?? ""]);
    });
  });

  it.each(["otm_team_members", "otm_media"])("is a stale write of %s", async (table) => {
    for (const time of ["infinity", "-infinity", "290000-01-01", "1969-12-31"]) {
      await expect(act(`update public.${table} set updated_at = $1`, [time])).rejects.toMatchObject(stale);
    }
  });

  it.each(["otm_blog_articles", "otm_download_pages"])("is not a member's to give: %s", async (table) => {
    for (const column of ["created_at", "updated_at", "published_at"]) {
      await expect(
        act(`insert into public.${table} (slug, ${column}) values ('new', 'infinity')`),
      ).rejects.toMatchObject(refused);
      await expect(act(`update public.${table} set ${column} = now()`)).rejects.toMatchObject(refused);
      await expect(
        database.query(`update public.${table} set published_at = 'infinity', created_at = '290000-01-01'`),
      ).rejects.toMatchObject(outOfRange);
    }
  });

  it.each(["infinity", "-infinity", "290000-01-01", "1969-12-31"])(
    "is not when a preview link was revoked: %s",
    async (time) => {
      await database.query(
        `insert into public.otm_preview_links (kind, subject_id, version_id, token_hash, expires_at)
         select kind, subject_id, id, 'b', now() + interval '1 day' from public.otm_versions
         where subject_id = $1 limit 1`,
        [published],
      );
      // Refused, or the present time in its place.
      await act("update public.otm_preview_links set revoked_at = $1", [time]).catch(() => {});
      const odd =
        "select revoked_at from public.otm_preview_links where not private.is_plausible_time(revoked_at)";
      expect(await database.query(odd)).toEqual([]);
    },
  );

  it("is not planned", async () => {
    const plan = (time: string) =>
      act("select public.schedule_publication('article', $2, $1, 'publish')", [time, draft]);
    for (const time of ["infinity", "290000-01-01"])
      await expect(plan(time)).rejects.toMatchObject({ code: "PT400" });
    await expect(
      database.query(
        "insert into public.otm_schedules (kind, subject_id, action, at) values ('article', $1, 'publish', 'infinity')",
        [draft],
      ),
    ).rejects.toMatchObject(outOfRange);
  });
});
