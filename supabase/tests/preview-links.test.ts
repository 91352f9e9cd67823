// @module-tag Previews

import { describe, expect, it } from "vitest";
import type { Caller } from "../../server/backend/database/database.ts";
import { arrangeContent, draft, publicTag, published } from "./content.ts";
import { aboutId } from "./kind-cases.ts";
import { describeOnRows } from "./rows.ts";
import { admin, as, createUsers, otherAdmin, refused, user, visitor } from "./users.ts";

type Preview = {
  kind: string;
  subject_id: string;
  number: number;
  document: { content: { title: string }[] };
  tags: object[];
};

describeOnRows("a preview link", [createUsers, arrangeContent], (database) => {
  async function create(article: string, days = 7, caller: Caller = admin): Promise<string> {
    const [row] = await as<{ token: string }>(
      database,
      caller,
      `select public.create_preview_link(id, $2::int) as token from public.otm_versions
      where subject_id = $1 order by number desc limit 1`,
      [article, days],
    );
    return row?.token ?? "";
  }

  const openIt = (token: string, isCounted = true, caller: Caller = visitor) =>
    as<Preview>(database, caller, "select * from public.open_preview($1, $2)", [token, isCounted]);

  async function linkOf(token: string) {
    const [row] = await database.query<{
      id: string;
      opens: number;
      last_opened_at: Date | null;
      expires_at: Date;
    }>(
      "select id, opens, last_opened_at, expires_at from public.otm_preview_links where token_hash = encode(sha256(convert_to($1, 'UTF8')), 'hex')",
      [token],
    );
    return row;
  }

  it("shows its version of a draft to a visitor, with tags, and counts what is to be counted", async () => {
    const token = await create(draft);
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    const [preview] = await openIt(token);
    expect(preview?.subject_id).toBe(draft);
    expect(preview?.document.content.map(({ title }) => title)).toEqual(["Concept"]);
    expect(preview?.tags).toMatchObject([{ slug: "secret" }]);
    expect(await linkOf(token)).toMatchObject({ opens: 1, last_opened_at: expect.any(Date) });
    expect(await openIt(token, false)).toHaveLength(1);
    expect((await linkOf(token))?.opens).toBe(1);
  });

  it("keeps showing its version after a newer one", async () => {
    const token = await create(published);
    const change = "update public.otm_blog_article_content set title = 'Nieuwer' where article_id = $1";
    await as(database, admin, change, [published]);
    expect((await openIt(token))[0]?.document.content[0]?.title).toBe("Gepubliceerd");
  });

  it("shows its version of the about page, of which there is one alone", async () => {
    const [preview] = await openIt(await create(aboutId));
    expect(preview).toMatchObject({ kind: "about-page", document: { active: true } });
  });

  it("leaves out tags that are gone", async () => {
    const token = await create(published);
    await database.query("delete from public.otm_blog_tags where id = $1", [publicTag]);
    expect((await openIt(token))[0]?.tags).toEqual([]);
  });

  describe("shows nothing", () => {
    it.each(["", "x", "a".repeat(64), "\\x00", "\\", "é".repeat(60), "%", "0".repeat(100_000)])(
      "when its token is wrong: %j",
      async (token) => {
        expect(await openIt(token)).toEqual([]);
      },
    );

    it("when it has ended, or was revoked, and is not counted then", async () => {
      const [ended, revoked] = [await create(draft), await create(draft)];
      await database.query("update public.otm_preview_links set expires_at = now() where id = $1", [
        (await linkOf(ended))?.id ?? "",
      ]);
      await as(database, otherAdmin, "update public.otm_preview_links set revoked_at = now() where id = $1", [
        (await linkOf(revoked))?.id ?? "",
      ]);
      for (const token of [ended, revoked]) {
        expect(await openIt(token)).toEqual([]);
        expect((await linkOf(token))?.opens).toBe(0);
      }
    });

    it("when it is guessed 1,000 times", async () => {
      const guesses = Array.from({ length: 1_000 }, (_, n) => n.toString(16).padStart(64, "0"));
      for (const token of guesses) expect(await openIt(token)).toEqual([]);
    });

    it("when its hash is used as token", async () => {
      const token = await create(draft);
      const [row] = await database.query<{ hash: string }>(
        "select token_hash as hash from public.otm_preview_links where id = $1",
        [(await linkOf(token))?.id ?? ""],
      );
      expect(await openIt(row?.hash ?? "")).toEqual([]);
    });
  });

  it("is valid for 1, 7 or 30 days", async () => {
    for (const days of [1, 7, 30]) {
      const { expires_at } = (await linkOf(await create(draft, days))) ?? {};
      const left = (Number(expires_at) - Date.now()) / 86_400_000;
      expect(Math.abs(left - days)).toBeLessThan(0.01);
    }
    for (const days of [0, 2, 31, -1])
      await expect(create(draft, days)).rejects.toMatchObject({ code: "PT400" });
  });

  it("is made by administrators only", async () => {
    const [version] = await database.query<{ id: string }>("select id from public.otm_versions limit 1");
    for (const caller of [visitor, user]) {
      const call = as(database, caller, "select public.create_preview_link($1, 7)", [version?.id ?? ""]);
      await expect(call).rejects.toMatchObject(refused);
    }
    const call = as(database, admin, "select public.create_preview_link(gen_random_uuid(), 7)");
    await expect(call).rejects.toMatchObject({ code: "PT404" });
  });

  it.each(["otm_preview_links", "otm_versions", "otm_field_changes"])(
    "lets nobody else read %s",
    async (table) => {
      await expect(as(database, visitor, `select subject_id from public.${table}`)).rejects.toMatchObject(
        refused,
      );
      expect(await as(database, user, `select subject_id from public.${table}`)).toEqual([]);
      expect((await as(database, admin, `select subject_id from public.${table}`)).length).toBeGreaterThan(0);
    },
  );

  it("is revoked by administrators only", async () => {
    const revoke = "update public.otm_preview_links set revoked_at = now() returning id";
    await expect(as(database, visitor, revoke)).rejects.toMatchObject(refused);
    expect(await as(database, user, revoke)).toEqual([]);
  });

  it("stays revoked, and since when it was", async () => {
    const { id = "" } = (await linkOf(await create(draft))) ?? {};
    const set = (value: string) =>
      as<{ revoked_at: Date | null }>(
        database,
        admin,
        `update public.otm_preview_links set revoked_at = ${value} where id = $1 returning revoked_at`,
        [id],
      );
    expect(await set("null")).toEqual([{ revoked_at: null }]);
    const [revoked] = await set("'2999-01-01'");
    expect(Math.abs(Number(revoked?.revoked_at) - Date.now())).toBeLessThan(60_000);
    await expect(set("null")).rejects.toMatchObject({
      code: "PT409",
      message: "A preview link that was revoked stays so",
    });
    for (const value of ["'2020-01-01'", "now()", "'infinity'"]) expect(await set(value)).toEqual([revoked]);
  });

  it("has a hash that not even administrators read or change", async () => {
    for (const statement of [
      "select token_hash from public.otm_preview_links",
      "select * from public.otm_preview_links",
      "select id from public.otm_preview_links where token_hash like 'a%'",
      "update public.otm_preview_links set token_hash = 'x'",
      "update public.otm_preview_links set expires_at = now() + interval '9 years'",
      "delete from public.otm_preview_links",
    ]) {
      await expect(as(database, admin, statement), statement).rejects.toMatchObject(refused);
    }
  });

  it("keeps its version from being pruned as long as it is valid", async () => {
    const token = await create(published);
    const shown = (await openIt(token))[0]?.number;
    await database.query("update public.otm_versions set state = 'saved' where subject_id = $1", [published]);
    await as(database, admin, "update public.otm_blog_articles set author = 'Later' where id = $1", [
      published,
    ]);
    const prune = "select public.prune_versions(now() + interval '1 day')";
    await database.query(prune);
    expect((await openIt(token))[0]?.number).toBe(shown);
    await database.query("update public.otm_preview_links set expires_at = now()");
    await database.query(prune);
    expect(await linkOf(token)).toBeUndefined();
  });

  it("made and revoked is recorded", async () => {
    const token = await create(draft);
    const id = (await linkOf(token))?.id ?? "";
    await as(database, admin, "update public.otm_preview_links set revoked_at = now() where id = $1", [id]);
    const events = await database.query<{ event: string }>(
      "select event from private.audit_log where noun = 'preview link' and label = 'draft' order by id desc limit 2",
    );
    expect(events.map(({ event }) => event)).toEqual(["unshared", "shared"]);
  });
});
