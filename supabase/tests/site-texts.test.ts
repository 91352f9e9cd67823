// @module-tag Texts

import { afterEach, describe, expect, it } from "vitest";
import { textKeys } from "../../app/i18n/text-keys.ts";
import type { Caller } from "../../server/backend/database/database.ts";
import { storeTextKeys } from "../../server/backend/store-settings.ts";
import { waitFor } from "../../server/testing/wait-for.ts";
import { describeOnRows } from "./rows.ts";
import {
  admin,
  as,
  createMembers,
  createUsers,
  editor,
  otherAdmin,
  type Person,
  refused,
  tokenOf,
  user,
  visitor,
  writer,
} from "./users.ts";

type Version = { id: string; text: string; kind: string; person: string };

describeOnRows("the texts of the site", [createUsers], (database) => {
  const makeEditor = () =>
    database.query("insert into public.user_roles (user_id, role) values ($1, 'editor')", [user.id]);

  const save = (person: Person, text: string, key = "home.hero.title", loaded = "-infinity") =>
    as(
      database,
      person,
      `insert into public.otm_site_texts (key, language, text, updated_at) values ($1, 'nl', $2, $3)
       on conflict (key, language) do update set text = excluded.text, updated_at = excluded.updated_at`,
      [key, text, loaded],
    );

  const texts = () => database.query("select key, text, updated_by from public.otm_site_texts");

  const versions = (person: Person) =>
    as<Version>(
      database,
      person,
      "select id, text, kind, person from public.list_site_text_versions('home.hero.title', 'nl')",
    );

  async function loaded(key = "home.hero.title"): Promise<string> {
    const [row] = await database.query<{ time: string }>(
      "select updated_at::text as time from public.otm_site_texts where key = $1",
      [key],
    );
    return row?.time ?? "";
  }

  describe("are read", () => {
    it("by anyone, without who changed them", async () => {
      await save(admin, "Hallo");
      expect(await as(database, visitor, "select key, language, text from public.otm_site_texts")).toEqual([
        { key: "home.hero.title", language: "nl", text: "Hallo" },
      ]);
      await expect(
        as(database, visitor, "select updated_by from public.otm_site_texts"),
      ).rejects.toMatchObject(refused);
    });

    it("with their authors and their history by members only", async () => {
      await save(admin, "Hallo");
      const list = "select text, person from public.list_site_texts()";
      await expect(as(database, user, list)).rejects.toMatchObject(refused);
      await expect(versions(user)).rejects.toMatchObject(refused);
      await createMembers(database);
      const person = `${admin.id}@vlotwerk.example`;
      for (const member of [writer, editor]) {
        expect(await as(database, member, list)).toEqual([{ text: "Hallo", person }]);
        expect(await versions(member)).toMatchObject([{ text: "Hallo", kind: "saved", person }]);
      }
    });
  });

  describe("are written", () => {
    it("by editors", async () => {
      await makeEditor();
      await save(user, "Hallo");
      expect(await texts()).toEqual([{ key: "home.hero.title", text: "Hallo", updated_by: user.id }]);
    });

    it("not by a writer, a user without a role, or a visitor", async () => {
      await expect(save(user, "Hallo")).rejects.toMatchObject(refused);
      await database.query("insert into public.user_roles (user_id, role) values ($1, 'writer')", [user.id]);
      await expect(save(user, "Hallo")).rejects.toMatchObject(refused);
      await expect(
        as(database, visitor, "insert into public.otm_site_texts (key, language) values ('a', 'nl')"),
      ).rejects.toMatchObject(refused);
      expect(await texts()).toEqual([]);
    });

    it("over the version that was loaded only", async () => {
      await save(admin, "Hallo");
      const before = await loaded();
      await save(admin, "Dag", "home.hero.title", before);
      await expect(save(admin, "Hoi", "home.hero.title", before)).rejects.toMatchObject({ code: "PT409" });
      await expect(save(admin, "Hoi")).rejects.toMatchObject({ code: "PT409" });
      expect(await texts()).toMatchObject([{ text: "Dag" }]);
    });

    it("within 2,000 characters, and 100,000 for the legal pages", async () => {
      await expect(save(admin, "x".repeat(2_001))).rejects.toMatchObject({ code: "23514" });
      await save(admin, "x".repeat(100_000), "terms.body");
      await expect(save(admin, "x".repeat(100_001), "privacy.body")).rejects.toMatchObject({ code: "23514" });
    });

    it("under a key and in a language that the site knows only", async () => {
      const unknown = { code: "23514", message: expect.stringContaining("The site has no text") };
      await expect(save(admin, "x", "<script>")).rejects.toMatchObject(unknown);
      await expect(save(admin, "x", "no.page.asks.for.this")).rejects.toMatchObject(unknown);
      await expect(save(admin, "x", "firm.name")).rejects.toMatchObject(unknown);
      const many = `insert into public.otm_site_texts (key, language, text)
        select 'home.hero.title' || number, 'nl', 'x' from generate_series(1, 2000) number`;
      await expect(as(database, admin, many)).rejects.toMatchObject(unknown);
      expect(await texts()).toEqual([]);
    });

    it("under the key that they have", async () => {
      await save(admin, "Hallo");
      await expect(
        as(database, admin, "update public.otm_site_texts set key = 'no.page.asks.for.this'"),
      ).rejects.toMatchObject({ code: "23514" });
      await expect(
        as(database, admin, "update public.otm_site_texts set language = 'en'"),
      ).rejects.toMatchObject({ code: "23514" });
    });
  });

  describe("whose key the site no longer knows", () => {
    const forget = (key: string) =>
      database.query("select public.set_site_text_keys($1::jsonb)", [
        JSON.stringify(textKeys.filter((known) => known.key !== key)),
      ]);

    afterEach(() => storeTextKeys(database));

    it("stay, with their history, and are not made anew", async () => {
      await save(admin, "Hallo");
      await forget("home.hero.title");
      expect(await texts()).toMatchObject([{ key: "home.hero.title", text: "Hallo" }]);
      expect(await versions(admin)).toMatchObject([{ text: "Hallo" }]);
      await expect(save(admin, "Dag", "home.hero.title", await loaded())).rejects.toMatchObject({
        code: "23514",
      });
      await save(admin, "Dag", "home.closing.title");
    });

    it("are told by the server alone", async () => {
      await expect(
        as(database, admin, "select public.set_site_text_keys('[]'::jsonb)"),
      ).rejects.toMatchObject(refused);
    });
  });

  describe("that are the original again", () => {
    type Listed = { text: string; person: string; time: string };
    const listed = () =>
      as<Listed>(
        database,
        admin,
        "select text, person, updated_at::text as time from public.list_site_texts() where key = 'home.hero.title'",
      );

    it("have no row, but are listed with who did it, and their history", async () => {
      await save(admin, "Hallo");
      await save(otherAdmin, "", "home.hero.title", await loaded());
      expect(await texts()).toEqual([]);
      expect(await listed()).toMatchObject([{ text: "", person: `${otherAdmin.id}@vlotwerk.example` }]);
      expect((await versions(admin)).map(({ text }) => text)).toEqual(["", "Hallo"]);
      const [[original], [, hello]] = [await listed(), await versions(admin)];
      await as(database, admin, "select public.restore_site_text($1, $2)", [
        hello?.id ?? "",
        original?.time ?? "",
      ]);
      expect(await texts()).toMatchObject([{ text: "Hallo" }]);
      expect((await versions(admin)).map(({ text, kind }) => [text, kind])).toEqual([
        ["Hallo", "restored"],
        ["", "saved"],
        ["Hallo", "saved"],
      ]);
    });

    it("are so again by restoring that version", async () => {
      await save(admin, "Hallo");
      await save(admin, "", "home.hero.title", await loaded());
      await save(admin, "Dag", "home.hero.title", (await listed())[0]?.time);
      const original = (await versions(admin)).find(({ text }) => text === "");
      await as(database, admin, "select public.restore_site_text($1, $2)", [
        original?.id ?? "",
        await loaded(),
      ]);
      expect(await texts()).toEqual([]);
      expect(await versions(admin)).toMatchObject([{ text: "", kind: "restored" }, {}, {}, {}]);
    });

    it("are not made so by whoever loaded an older text", async () => {
      await save(admin, "Hallo");
      const stale = await loaded();
      await save(otherAdmin, "Dag", "home.hero.title", stale);
      await expect(save(admin, "", "home.hero.title", stale)).rejects.toMatchObject({ code: "PT409" });
      expect(await texts()).toMatchObject([{ text: "Dag" }]);
      await expect(
        as(database, admin, "delete from public.otm_site_texts where key = 'home.hero.title'"),
      ).rejects.toMatchObject(refused);
    });

    it("are not overwritten by whoever loaded another text", async () => {
      await save(admin, "Hallo");
      const stale = await loaded();
      await save(otherAdmin, "", "home.hero.title", stale);
      const first = (await listed())[0]?.time;
      await expect(save(admin, "Hoi", "home.hero.title", stale)).rejects.toMatchObject({ code: "PT409" });
      await save(otherAdmin, "Dag", "home.hero.title", first);
      await save(otherAdmin, "", "home.hero.title", await loaded());
      await expect(save(admin, "Hoi", "home.hero.title", first)).rejects.toMatchObject({ code: "PT409" });
      expect(await texts()).toEqual([]);
      await save(admin, "Hoi", "home.hero.title", (await listed())[0]?.time);
    });

    it("are not overwritten by a save that waited for it", async () => {
      await save(admin, "Hallo");
      const stale = await loaded();
      let waiting: Promise<unknown> = Promise.resolve();
      await database.transaction(async (transaction) => {
        await transaction.query("update public.otm_site_texts set text = ''");
        waiting = save(admin, "Hoi", "home.hero.title", stale).catch((error) => error);
        await waitFor(async () => {
          const sessions = await database.query(
            `select from pg_stat_activity
             where datname = current_database() and wait_event_type = 'Lock' and query like 'insert into public.otm_site_texts%'`,
          );
          expect(sessions).toHaveLength(1);
        });
      });
      expect(await waiting).toMatchObject({ code: "PT409" });
      expect(await texts()).toEqual([]);
    });

    it("leave nothing when they were never changed", async () => {
      await save(admin, "");
      expect(await texts()).toEqual([]);
      expect(await listed()).toEqual([]);
    });

    it("and empty ones of earlier versions, which are changed and deleted alike", async () => {
      await database.execute(`
        alter table public.otm_site_texts disable trigger use_original;
        insert into public.otm_site_texts (key, language, text) values ('home.hero.title', 'nl', '');
        alter table public.otm_site_texts enable trigger use_original`);
      expect(await listed()).toMatchObject([{ text: "" }]);
      await save(admin, "Dag", "home.hero.title", await loaded());
      await save(admin, "", "home.hero.title", await loaded());
      expect(await texts()).toEqual([]);
    });
  });

  describe("are kept", () => {
    it("as a version of each save that changed something, with an entry in the audit log", async () => {
      await save(admin, "Hallo");
      await save(admin, "Hallo", "home.hero.title", await loaded());
      await save(admin, "", "home.hero.title", await loaded());
      expect((await versions(admin)).map(({ text }) => text)).toEqual(["", "Hallo"]);
      expect(await texts()).toEqual([]);
      expect(
        await database.query(
          "select event, noun, label, actor_id from private.audit_log where event = 'changed'",
        ),
      ).toEqual(
        Array.from({ length: 2 }, () => ({
          event: "changed",
          noun: "text",
          label: "home.hero.title nl",
          actor_id: admin.id,
        })),
      );
    });

    it("and restored as a new version, by editors only, over the loaded one only", async () => {
      await save(admin, "Hallo");
      const stale = await loaded();
      await save(admin, "Dag", "home.hero.title", stale);
      const [, first] = await versions(admin);
      const restore = (person: Person, time: string) =>
        as(database, person, "select public.restore_site_text($1, $2)", [first?.id ?? "", time]);
      await createMembers(database);
      await expect(restore(user, await loaded())).rejects.toMatchObject(refused);
      await expect(restore(writer, await loaded())).rejects.toMatchObject(refused);
      await expect(restore(admin, stale)).rejects.toMatchObject({ code: "PT409" });
      await restore(admin, await loaded());
      expect(await versions(admin)).toMatchObject([
        { text: "Hallo", kind: "restored" },
        { text: "Dag", kind: "saved" },
        { text: "Hallo", kind: "saved" },
      ]);
      expect(
        await database.query("select noun, label from private.audit_log where event = 'restored'"),
      ).toEqual([{ noun: "text", label: "home.hero.title nl" }]);
    });

    it("without their author once the account is gone", async () => {
      await makeEditor();
      await save(user, "Hallo");
      await database.query("delete from auth.users where id = $1", [user.id]);
      expect(await texts()).toMatchObject([{ text: "Hallo", updated_by: null }]);
      expect(await versions(admin)).toMatchObject([{ text: "Hallo", person: null }]);
    });
  });

  describe("have sentences that go together", () => {
    const list = (who: Caller) =>
      as<{ text: string; settled: string[] }>(
        database,
        who,
        "select text, settled from public.list_site_text_changes() order by created_at",
      );
    const settle = (who: Caller, keys: string[], isSettled = true, key = "home.hero.title") =>
      as(database, who, "select public.settle_site_text($1, $2, $3)", [key, keys, isSettled]);
    const [one, two] = ["0123456789abcdef", "fedcba9876543210"];

    it("said and read by members, and read by their assistants, of texts that are no originals", async () => {
      await createMembers(database);
      await save(admin, "Hallo");
      await save(admin, "Bel", "contact.title");
      await save(admin, "", "contact.title", await loaded("contact.title"));
      await settle(writer, [one]);
      const all = [{ text: "Hallo", settled: [one] }];
      for (const reader of [writer, editor, await tokenOf(database, writer, ["read"])])
        expect(await list(reader)).toEqual(all);
      await expect(settle(await tokenOf(database, admin, ["draft"]), [two])).rejects.toMatchObject(refused);
      for (const other of [user, visitor]) {
        await expect(list(other)).rejects.toMatchObject(refused);
        await expect(settle(other, [two])).rejects.toMatchObject(refused);
      }
      expect(await list(writer)).toEqual(all);
    });

    it("until somebody says otherwise, 200 of each text that the site knows", async () => {
      await createMembers(database);
      await save(admin, "Hallo");
      const settled = async () => (await list(writer))[0]?.settled;
      await settle(writer, [one]);
      await settle(writer, [two, one]);
      expect(await settled()).toEqual([two, one]);
      await settle(writer, [two], false);
      expect(await settled()).toEqual([one]);
      await settle(
        writer,
        Array.from({ length: 300 }, (_, place) => place.toString(16).padStart(16, "0")),
      );
      expect(await settled()).toHaveLength(200);
      expect(await settled()).not.toContain(one);
      await expect(settle(writer, ["no key"])).rejects.toMatchObject({ code: "23514" });
      await expect(settle(writer, [one], true, "home.gone")).rejects.toMatchObject({ code: "23514" });
    });
  });
});
