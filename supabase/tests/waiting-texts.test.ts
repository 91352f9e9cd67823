// @module-tag Texts

import { afterEach, describe, expect, it } from "vitest";
import { textKeys } from "../../app/i18n/text-keys.ts";
import { storeTextKeys } from "../../server/backend/store-settings.ts";
import { waitFor } from "../../server/testing/wait-for.ts";
import { photo } from "./content.ts";
import { describeOnRows } from "./rows.ts";
import {
  admin,
  as,
  createMembers,
  createUsers,
  editor,
  type Person,
  refused,
  user,
  visitor,
  writer,
} from "./users.ts";

const title = "home.hero.title";
const closing = "home.closing.title";
const terms = "terms.body";
const none = "-infinity";

const stale = { code: "PT409" };
const malformed = {
  code: "23514",
  message: expect.stringMatching(/^This must be a list of 1 to 1000 texts/),
};
const unknown = { code: "23514", message: expect.stringContaining("The site has no text") };
const nobody: [string, typeof visitor][] = [
  ["a visitor", visitor],
  ["a user without a role", user],
];
const members: [string, Person][] = [
  ["a writer", writer],
  ["an editor", editor],
  ["an administrator", admin],
];
const publishers = members.slice(1);

const addressOf = ({ id }: Person) => `${id}@vlotwerk.example`;

describeOnRows("texts that wait", [createUsers, createMembers], (database) => {
  const call = (caller: typeof visitor, name: string, texts: unknown) =>
    as(database, caller, `select public.${name}($1::jsonb)`, [JSON.stringify(texts)]);

  const row = (text: string, key = title, updated_at = none) => ({ key, language: "nl", text, updated_at });
  const saveAll = (caller: typeof visitor, texts: unknown) => call(caller, "save_waiting_texts", texts);
  const save = (caller: typeof visitor, text: string, key = title, loaded = none) =>
    saveAll(caller, [row(text, key, loaded)]);

  /** The keys with the present versions of what waits, as a page has them. */
  const read = (...keys: string[]) =>
    database.query<{ key: string; language: string; updated_at: string }>(
      "select key, language, updated_at::text from public.otm_waiting_texts where key = any ($1) order by key",
      [keys],
    );
  const versionOf = async (key: string) => (await read(key))[0]?.updated_at ?? none;

  const publish = async (caller: typeof visitor, ...keys: string[]) =>
    call(caller, "publish_waiting_texts", await read(...keys));
  const planAll = (caller: typeof visitor, texts: unknown, at: string | null) =>
    as(
      database,
      caller,
      "select public.plan_waiting_texts($1::jsonb, case when $2 <> '' then now() + $2::interval end)",
      [JSON.stringify(texts), at ?? ""],
    );
  const plan = async (caller: typeof visitor, at: string | null, ...keys: string[]) =>
    planAll(caller, await read(...keys), at);

  const goLive = (text: string, key = title) =>
    as(
      database,
      admin,
      `insert into public.otm_site_texts (key, language, text) values ($1, 'nl', $2)
       on conflict (key, language) do update set text = excluded.text`,
      [key, text],
    );
  const live = () => database.query("select key, text, updated_by from public.otm_site_texts order by key");
  const waiting = () => database.query("select key, text from public.otm_waiting_texts order by key");
  const planned = async () => {
    const rows = await database.query<{ key: string }>(
      "select key from public.otm_waiting_texts where publish_at is not null order by key",
    );
    return rows.map(({ key }) => key);
  };
  const versions = () =>
    database.query(
      "select key, text, kind, created_by from public.otm_site_text_versions order by key, created_at desc",
    );
  const events = () =>
    database.query(
      "select event, done_by, noun, label, actor_id from private.audit_log where noun = 'text' order by id",
    );

  const forget = (key: string) =>
    database.query("select public.set_site_text_keys($1::jsonb)", [
      JSON.stringify(textKeys.filter((known) => known.key !== key)),
    ]);

  describe("are read", () => {
    const list = "select key, language, text, publish_at, person from public.list_waiting_texts()";
    const select = "select key, language, text, publish_at from public.otm_waiting_texts";

    it.each(members)("by %s, with their authors by the function alone", async (_, member) => {
      await save(writer, "Hallo");
      const text = { key: title, language: "nl", text: "Hallo", publish_at: null };
      expect(await as(database, member, select)).toEqual([text]);
      expect(await as(database, member, list)).toEqual([{ ...text, person: addressOf(writer) }]);
      await expect(
        as(database, member, "select updated_by from public.otm_waiting_texts"),
      ).rejects.toMatchObject(refused);
    });

    it("not by a user without a role, or a visitor", async () => {
      await save(writer, "Hallo");
      expect(await as(database, user, select)).toEqual([]);
      await expect(as(database, visitor, select)).rejects.toMatchObject(refused);
      for (const [, caller] of nobody)
        await expect(as(database, caller, list)).rejects.toMatchObject(refused);
    });

    it("without their author once the account is gone", async () => {
      await save(writer, "Hallo");
      await database.query("delete from auth.users where id = $1", [writer.id]);
      expect(await as(database, admin, list)).toMatchObject([{ text: "Hallo", person: null }]);
    });

    it("by no visitor of the site", async () => {
      const version = () => database.query("select public.content_version()");
      const before = await version();
      await save(writer, "Hallo");
      await save(editor, "Hoi", title, await versionOf(title));
      await plan(editor, "1 day", title);
      expect([await live(), await version(), await versions(), await events()]).toEqual([[], before, [], []]);
    });
  });

  describe("are saved", () => {
    it.each(members)("by %s", async (_, member) => {
      await save(member, "Hallo");
      expect(await database.query("select key, text, updated_by from public.otm_waiting_texts")).toEqual([
        { key: title, text: "Hallo", updated_by: member.id },
      ]);
    });

    it.each(nobody)("not by %s", async (_, caller) => {
      await expect(save(caller, "Hallo")).rejects.toMatchObject(refused);
      expect(await waiting()).toEqual([]);
    });

    it.each([
      "insert into public.otm_waiting_texts (key, language, text) values ('home.hero.title', 'nl', 'x')",
      "update public.otm_waiting_texts set text = 'x'",
      "update public.otm_waiting_texts set publish_at = now()",
      "delete from public.otm_waiting_texts",
    ])("by functions alone, not with: %s", async (statement) => {
      await save(writer, "Hallo");
      for (const caller of [writer, editor, admin])
        await expect(as(database, caller, statement)).rejects.toMatchObject(refused);
    });

    it("over the version that was loaded only, each later than the one before", async () => {
      await save(writer, "Hallo");
      const first = await versionOf(title);
      await save(editor, "Hoi", title, first);
      const second = await versionOf(title);
      expect(second > first).toBe(true);
      for (const loaded of [first, none, "infinity"])
        await expect(save(writer, "Dag", title, loaded)).rejects.toMatchObject(stale);
      expect(await waiting()).toEqual([{ key: title, text: "Hoi" }]);
      await publish(editor, title);
      for (const loaded of [first, second])
        await expect(save(writer, "Dag", title, loaded)).rejects.toMatchObject(stale);
      await save(writer, "Dag");
    });

    it("all or none", async () => {
      await save(writer, "Hallo");
      await expect(saveAll(writer, [row("Kom", closing), row("Dag")])).rejects.toMatchObject(stale);
      await expect(
        saveAll(writer, [row("Kom", closing), row("x", "no.page.asks.for.this")]),
      ).rejects.toMatchObject(unknown);
      expect(await waiting()).toEqual([{ key: title, text: "Hallo" }]);
    });

    it("once by two calls at once, the first time and later", async () => {
      const saveBoth = (loaded: string) =>
        Promise.allSettled([save(writer, "Een", title, loaded), save(editor, "Twee", title, loaded)]);
      for (let round = 0; round < 10; round++) {
        const results = await saveBoth(await versionOf(title));
        expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
        expect(results).toContainEqual({ status: "rejected", reason: expect.objectContaining(stale) });
      }
    });

    it.each(["", "Hallo"])("by the one that waited for the other not, over %j", async (present) => {
      if (present) await save(writer, present);
      const loaded = await versionOf(title);
      let second: Promise<unknown> = Promise.resolve();
      await database.transaction(async (transaction) => {
        await transaction.query(
          present
            ? "update public.otm_waiting_texts set text = 'Een'"
            : `insert into public.otm_waiting_texts (key, language, text) values ('${title}', 'nl', 'Een')`,
        );
        second = save(writer, "Twee", title, loaded).catch((error) => error);
        await waitFor(async () => {
          const sessions = await database.query(
            `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
               and query like 'select public.save_waiting_texts%'`,
          );
          expect(sessions).toHaveLength(1);
        });
      });
      expect(await second).toMatchObject(stale);
      expect(await waiting()).toEqual([{ key: title, text: "Een" }]);
    });

    it("by many at once, in whatever order they name them, without a deadlock", async () => {
      const keys = [title, closing, terms];
      const results = await Promise.allSettled(
        Array.from({ length: 20 }, (_, index) =>
          saveAll(
            writer,
            (index % 2 ? keys : keys.toReversed()).map((key) => row(`${index}`, key)),
          ),
        ),
      );
      expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      for (const result of results)
        if (result.status === "rejected") expect(result.reason).toMatchObject(stale);
    });

    it("within 2,000 characters, and 100,000 for the legal pages", async () => {
      await save(writer, "x".repeat(2_000));
      const tooLong = { code: "23514", constraint: "text_length" };
      await expect(save(writer, "x".repeat(2_001), closing)).rejects.toMatchObject(tooLong);
      await save(writer, "x".repeat(100_000), terms);
      await expect(save(writer, "x".repeat(100_001), "privacy.body")).rejects.toMatchObject(tooLong);
    });

    it("under a key and in a language that the site knows only", async () => {
      await expect(save(writer, "x", "no.page.asks.for.this")).rejects.toMatchObject(unknown);
      await expect(save(writer, "", "no.page.asks.for.this")).rejects.toMatchObject(unknown);
      await expect(save(writer, "x", "firm.name")).rejects.toMatchObject(unknown);
      await expect(save(writer, "x", "")).rejects.toMatchObject(unknown);
      await saveAll(writer, [{ ...row("Reiger", "firm.name"), language: "all" }]);
      expect(await waiting()).toEqual([{ key: "firm.name", text: "Reiger" }]);
    });

    const text = row("Hallo");
    const lists: [string, unknown][] = [
      ["nothing", null],
      ["an object", text],
      ["a text", "x"],
      ["a number", 1],
      ["an empty list", []],
      ["a list of numbers", [1]],
      ["a list of lists", [[text]]],
      ["a text without a key", [{ ...text, key: undefined }]],
      ["a language that is null", [{ ...text, language: null }]],
      ["a text that is a number", [{ ...text, text: 1 }]],
      ["a text that is an object", [{ ...text, text: {} }]],
      ["no version", [{ ...text, updated_at: undefined }]],
      ["a version that is no time", [{ ...text, updated_at: "yesterday, or so" }]],
      ["a version in no year", [{ ...text, updated_at: "999999-01-01" }]],
      ["a key twice", [text, { ...text, text: "Hoi" }]],
      ["more than 1,000", Array.from({ length: 1_001 }, (_, index) => row("x", `key${index}`))],
    ];
    it.each(lists)("not from %s", async (_, list) => {
      await expect(saveAll(writer, list)).rejects.toMatchObject(malformed);
      expect(await waiting()).toEqual([]);
    });

    it.each(lists.filter(([name]) => !name.startsWith("a text that is")))(
      "and neither published nor planned from %s",
      async (_, list) => {
        await save(writer, "Hallo");
        await expect(call(editor, "publish_waiting_texts", list)).rejects.toMatchObject(malformed);
        await expect(planAll(editor, list, "1 day")).rejects.toMatchObject(malformed);
        expect([await waiting(), await planned()]).toEqual([[{ key: title, text: "Hallo" }], []]);
      },
    );
  });

  describe("wait no longer", () => {
    it("once they are saved as what is live", async () => {
      await goLive("Hallo");
      await save(writer, "Hoi");
      await save(writer, "Hallo", title, await versionOf(title));
      await save(writer, "Kom", closing);
      await save(writer, "", closing, await versionOf(closing));
      expect(await waiting()).toEqual([]);
      expect(await live()).toMatchObject([{ text: "Hallo" }]);
      expect(await events()).toHaveLength(1);
    });

    it("nor begin to", async () => {
      await goLive("Hallo");
      await saveAll(writer, [row("Hallo"), row("", closing)]);
      expect(await waiting()).toEqual([]);
    });

    it("but not for whoever loaded another text", async () => {
      await save(writer, "Hallo");
      const first = await versionOf(title);
      await save(writer, "Hoi", title, first);
      await expect(save(editor, "", title, first)).rejects.toMatchObject(stale);
      await expect(save(editor, "")).rejects.toMatchObject(stale);
      expect(await waiting()).toEqual([{ key: title, text: "Hoi" }]);
    });
  });

  describe("are published", () => {
    it.each(publishers)("by %s, with their history and an entry in the audit log", async (_, person) => {
      await goLive("Welkom");
      await save(writer, "Hallo");
      await publish(person, title);
      expect(await waiting()).toEqual([]);
      expect(await live()).toEqual([{ key: title, text: "Hallo", updated_by: person.id }]);
      expect(await versions()).toEqual([
        { key: title, text: "Hallo", kind: "saved", created_by: person.id },
        { key: title, text: "Welkom", kind: "saved", created_by: admin.id },
      ]);
      expect((await events()).slice(1)).toEqual([
        { event: "changed", done_by: "person", noun: "text", label: `${title} nl`, actor_id: person.id },
      ]);
    });

    it.each([...nobody, ...members.slice(0, 1)])("not by %s", async (_, caller) => {
      await save(writer, "Hallo");
      await expect(publish(caller, title)).rejects.toMatchObject(refused);
      expect(await live()).toEqual([]);
    });

    it("together, or singly", async () => {
      await saveAll(writer, [row("Hallo"), row("Kom", closing), row("<p>Hier.</p>", terms)]);
      await publish(editor, terms);
      expect(await live()).toMatchObject([{ key: terms }]);
      await publish(editor, title, closing);
      expect(await live()).toMatchObject([{ key: closing }, { key: title }, { key: terms }]);
      expect(await waiting()).toEqual([]);
    });

    it("in one change of the content", async () => {
      await saveAll(writer, [row("Hallo"), row("Kom", closing)]);
      const version = async () => {
        const [found] = await database.query<{ is: number }>("select public.content_version() as is");
        return found?.is ?? 0;
      };
      const before = await version();
      await publish(editor, title, closing);
      expect(await version()).toBe(before + 1);
    });

    it("all or none", async () => {
      await saveAll(writer, [row("Hallo"), row("Kom", closing)]);
      const loaded = await read(title, closing);
      await save(writer, "Hoi", title, await versionOf(title));
      await expect(call(editor, "publish_waiting_texts", loaded)).rejects.toMatchObject(stale);
      expect([await live(), await waiting()]).toEqual([[], [expect.anything(), expect.anything()]]);
    });

    it("as they were read only", async () => {
      const published = (texts: unknown) => call(editor, "publish_waiting_texts", texts);
      await expect(published([row("", title)])).rejects.toMatchObject(stale);
      await save(writer, "Hallo");
      const loaded = await read(title);
      await expect(published([row("", title)])).rejects.toMatchObject(stale);
      await published(loaded);
      await expect(published(loaded)).rejects.toMatchObject(stale);
    });

    it("over whatever is live", async () => {
      await save(writer, "Hallo");
      await goLive("Welkom");
      await publish(editor, title);
      expect(await live()).toMatchObject([{ text: "Hallo" }]);
      await save(writer, "Hoi");
      await goLive("");
      await publish(editor, title);
      expect(await live()).toMatchObject([{ text: "Hoi" }]);
    });

    it("as the original again, with its version", async () => {
      await goLive("Hallo");
      await save(writer, "");
      expect(await waiting()).toEqual([{ key: title, text: "" }]);
      await publish(editor, title);
      expect([await live(), await waiting()]).toEqual([[], []]);
      expect(await versions()).toMatchObject([{ text: "" }, { text: "Hallo" }]);
    });

    it("without a version when they are live meanwhile", async () => {
      await goLive("Hallo");
      await saveAll(writer, [row(""), row("Kom", closing)]);
      await goLive("");
      await goLive("Kom", closing);
      const before = await versions();
      await publish(editor, title, closing);
      expect([await live(), await waiting()]).toMatchObject([[{ key: closing }], []]);
      expect(await versions()).toEqual(before);
    });

    it("once by two calls at once", async () => {
      await save(writer, "Hallo");
      const loaded = await read(title);
      const results = await Promise.allSettled(
        [editor, admin].map((person) => call(person, "publish_waiting_texts", loaded)),
      );
      expect(results).toContainEqual({ status: "rejected", reason: expect.objectContaining(stale) });
      expect(await versions()).toHaveLength(1);
    });
  });

  describe("whose key the site no longer knows", () => {
    afterEach(() => storeTextKeys(database));

    it("wait on, are neither saved nor published, and can be discarded", async () => {
      await saveAll(writer, [row("Hallo"), row("Kom", closing)]);
      await forget(title);
      await expect(save(writer, "Hoi", title, await versionOf(title))).rejects.toMatchObject(unknown);
      await expect(publish(editor, title, closing)).rejects.toMatchObject(unknown);
      expect([await live(), await waiting()]).toMatchObject([[], [{ key: closing }, { key: title }]]);
      await save(writer, "", title, await versionOf(title));
      expect(await waiting()).toMatchObject([{ key: closing }]);
    });
  });

  describe("are planned", () => {
    it.each(publishers)("by %s, and no longer", async (_, person) => {
      await saveAll(writer, [row("Hallo"), row("Kom", closing)]);
      const before = await read(title, closing);
      await plan(person, "1 day", title, closing);
      expect(await planned()).toEqual([closing, title]);
      await plan(person, null, closing);
      expect(await planned()).toEqual([title]);
      // The version of a text is that of its words.
      expect(await read(title, closing)).toEqual(before);
    });

    it.each([...nobody, ...members.slice(0, 1)])("not by %s", async (_, caller) => {
      await save(writer, "Hallo");
      await expect(plan(caller, "1 day", title)).rejects.toMatchObject(refused);
      expect(await planned()).toEqual([]);
    });

    it.each(["0", "-1 minute", "5 years 1 day"])("not %s from now", async (at) => {
      await save(writer, "Hallo");
      await expect(plan(editor, at, title)).rejects.toMatchObject({ code: "PT400" });
      expect(await planned()).toEqual([]);
    });

    it.each(["infinity", "-infinity", "290000-01-01"])("not at %s", async (at) => {
      await save(writer, "Hallo");
      const texts = JSON.stringify(await read(title));
      await expect(
        as(database, editor, "select public.plan_waiting_texts($1::jsonb, $2)", [texts, at]),
      ).rejects.toMatchObject({ code: "PT400" });
    });

    it("as they were read only, all or none", async () => {
      await saveAll(writer, [row("Hallo"), row("Kom", closing)]);
      const loaded = await read(title, closing);
      await save(writer, "Hoi", title, await versionOf(title));
      await expect(planAll(editor, loaded, "1 day")).rejects.toMatchObject(stale);
      expect(await planned()).toEqual([]);
    });

    it("still when an editor saves them, and no longer when a writer does", async () => {
      await saveAll(writer, [row("Hallo"), row("Kom", closing)]);
      await plan(editor, "1 day", title, closing);
      await save(editor, "Hoi", title, await versionOf(title));
      await save(writer, "Kom maar", closing, await versionOf(closing));
      expect(await planned()).toEqual([title]);
    });
  });

  describe("whose time has come", () => {
    const due = (...keys: string[]) =>
      database.query(
        "update public.otm_waiting_texts set publish_at = now() - interval '1 minute' where key = any ($1)",
        [keys],
      );
    const run = () => database.query("select label, failure from public.publish_due_texts()");

    afterEach(() => storeTextKeys(database));

    it("are published by the server, as their author's", async () => {
      await saveAll(writer, [row("Hallo"), row("Kom", closing), row("<p>Hier.</p>", terms)]);
      await plan(editor, "1 day", closing);
      await due(title);
      expect(await run()).toEqual([{ label: `${title} nl`, failure: null }]);
      expect(await live()).toEqual([{ key: title, text: "Hallo", updated_by: writer.id }]);
      expect(await versions()).toEqual([{ key: title, text: "Hallo", kind: "saved", created_by: writer.id }]);
      expect(await events()).toEqual([
        { event: "changed", done_by: "server", noun: "text", label: `${title} nl`, actor_id: null },
      ]);
      expect(await waiting()).toMatchObject([{ key: closing }, { key: terms }]);
      expect(await run()).toEqual([]);
    });

    it("are published without an author whose account is gone", async () => {
      await save(writer, "Hallo");
      await database.query("delete from auth.users where id = $1", [writer.id]);
      await due(title);
      await run();
      expect(await live()).toEqual([{ key: title, text: "Hallo", updated_by: null }]);
    });

    it("are the original again", async () => {
      await goLive("Hallo");
      await save(writer, "");
      await due(title);
      expect(await run()).toEqual([{ label: `${title} nl`, failure: null }]);
      expect([await live(), await waiting()]).toEqual([[], []]);
    });

    it("are published without those that fail, which wait on without a plan", async () => {
      await saveAll(writer, [row("Hallo"), row("Kom", closing), row("<p>Hier.</p>", terms)]);
      await due(title, closing, terms);
      await forget(closing);
      expect(await run()).toEqual([
        { label: `${closing} nl`, failure: `The site has no text "${closing}" in the language "nl"` },
        { label: `${title} nl`, failure: null },
        { label: `${terms} nl`, failure: null },
      ]);
      expect(await live()).toMatchObject([{ key: title }, { key: terms }]);
      expect([await waiting(), await planned()]).toEqual([[{ key: closing, text: "Kom" }], []]);
      expect(await run()).toEqual([]);
    });

    it("are left to the instance that is at it", async () => {
      await save(writer, "Hallo");
      await due(title);
      await database.transaction(async (transaction) => {
        await transaction.query("select from public.publish_due_texts()");
        expect(await run()).toEqual([]);
      });
      expect(await versions()).toHaveLength(1);
    });

    it("are not published when a writer has changed them meanwhile", async () => {
      await save(writer, "Hallo");
      await due(title);
      await save(writer, "Hoi", title, await versionOf(title));
      expect(await run()).toEqual([]);
      expect(await live()).toEqual([]);
    });

    it("are published for the server alone", async () => {
      for (const caller of [visitor, user, writer, editor, admin])
        await expect(as(database, caller, "select * from public.publish_due_texts()")).rejects.toMatchObject(
          refused,
        );
    });
  });

  it("use the pictures that they name, until they are discarded or published without them", async () => {
    await database.execute(`
      insert into public.otm_media (id, path, name, hash, content_type, size, width, height, colour)
      values ('${photo}', 'foto.jpg', 'foto.jpg', '${"2".repeat(32)}', 'image/jpeg', 9, 16, 9, '#c0ffee')`);
    const uses = () =>
      as(
        database,
        writer,
        `select place, row_key, language, is_live, unused_since is null as is_used
         from public.list_media_uses(array[$1::uuid]) join public.otm_media on media_id = id`,
        [photo],
      );
    await save(writer, `<p><img src="/media/${photo}" alt=""></p>`, terms);
    const use = { place: "site text", row_key: terms, language: "nl", is_live: true, is_used: true };
    expect(await uses()).toEqual([use]);
    await publish(editor, terms);
    expect(await uses()).toEqual([use]);
    await goLive("", terms);
    expect(await uses()).toEqual([]);
    await save(writer, `<p><img src="/media/${photo}" alt=""></p>`, terms);
    await save(writer, "", terms, await versionOf(terms));
    expect(await uses()).toEqual([]);
  });
});
