// @module-tag Previews

import { describe, expect, it } from "vitest";
import type { Caller } from "../../server/backend/database/database.ts";
import { articleDocument } from "./article-document.ts";
import { loaded } from "./article-versions.ts";
import { arrangeContent, draft, publicTag } from "./content.ts";
import { inOrder } from "./in-order.ts";
import { describeOnRows } from "./rows.ts";
import { as, createMembers, createUsers, editor, refused, visitor, writer } from "./users.ts";

const unapproved = { code: "PT428" };

describeOnRows(
  "an approval that a document needs",
  [createUsers, createMembers, arrangeContent],
  (database) => {
    const need = (name: string, caller: Caller = editor) =>
      as(database, caller, "select public.require_approval('article', $1, $2)", [draft, name]);
    const documentOf = async (title: string, published: boolean, others = {}) => {
      const { document } = await loaded(database, draft);
      return articleDocument({
        ...document,
        ...others,
        published,
        content: [{ language: "nl", title, content: "<p>Woorden.</p>", published: true }],
      });
    };
    async function save(title: string, published = false, call = "save_document", others = {}) {
      const { number } = await loaded(database, draft);
      const document = JSON.stringify(await documentOf(title, published, others));
      const statement = `select * from public.${call}('article', $1, $2, $3)`;
      return as(database, editor, statement, [document, draft, number]);
    }
    async function share(): Promise<string> {
      const { id } = await loaded(database, draft);
      const statement = "select public.create_preview_link($1, 7) as token";
      const [row] = await as<{ token: string }>(database, editor, statement, [id]);
      return row?.token ?? "";
    }
    const giving = (token: string, name: string, verdict: string) =>
      `select public.give_opinion('${token}', '${name}', '', '', '${verdict}')`;
    const give = (token: string, name = "Anna", verdict = "approved") =>
      as(database, visitor, giving(token, name, verdict));
    const plan = async (at: string) => {
      const { number } = await loaded(database, draft);
      const statement =
        "select public.schedule_publication('article', $1, $2::timestamptz, 'publish', _number => $3)";
      return as(database, editor, statement, [draft, at, number]);
    };
    const makeDue = () =>
      database.execute(`delete from public.otm_schedules where subject_id <> '${draft}';
      update public.otm_schedules set at = now()`);
    const runPlans = () => database.query("select failure from public.run_schedules()");
    const isLive = async () =>
      (await database.query("select from public.otm_blog_articles where id = $1 and published", [draft]))
        .length === 1;
    const events = () =>
      database.query(
        "select event, label from private.audit_log where event ~ 'approval|regardless' order by id",
      );

    it("is set and dropped by editors, which the audit log says without the name", async () => {
      await expect(need("Anna", writer)).rejects.toMatchObject(refused);
      await expect(need("x".repeat(81))).rejects.toMatchObject({ code: "23514" });
      await need(" Anna ");
      const read = (caller: Caller) => as(database, caller, "select name from public.otm_required_approvals");
      expect(await read(editor)).toEqual([{ name: "Anna" }]);
      expect(await read(writer)).toEqual([]);
      await expect(read(visitor)).rejects.toMatchObject(refused);
      await need("");
      await need("");
      await save("Zonder akkoord", true);
      expect(await isLive()).toBe(true);
      const said = await events();
      expect(said).toMatchObject([{ event: "approval-required" }, { event: "approval-dropped" }]);
      expect(JSON.stringify(said)).not.toContain("Anna");
    });

    it.each([
      ["a save", () => save("Eerste", true)],
      [
        "a plain update",
        () =>
          as(database, editor, "update public.otm_blog_articles set published = true where id = $1", [draft]),
      ],
      ["a plan", () => plan("2030-01-01")],
      ["a plan of yesterday", () => plan("2020-01-01")],
    ])("is given before it goes live by %s", async (_, publish) => {
      await need("Anna");
      await save("Eerste");
      const token = await share();
      await expect(publish()).rejects.toMatchObject(unapproved);
      await give(token, "Bert");
      await give(token, "Anna", "not yet");
      await expect(publish()).rejects.toMatchObject(unapproved);
      await give(token, "anna");
      await publish();
      await give(token, "Anna", "not yet");
      await expect(save("Tweede", true)).rejects.toMatchObject(unapproved);
    });

    it("is of its words: a flag or a tag is none, and what is live stays so", async () => {
      await need("Anna");
      await save("Eerste");
      await give(await share());
      await save("Eerste", true, "save_document", { tags: [publicTag] });
      await database.query("delete from public.otm_preview_opinions");
      await save("Eerste", true, "save_document", { tags: [] });
      expect(await isLive()).toBe(true);
      await expect(save("Eerste", true, "save_document", { author: "Eva" })).rejects.toMatchObject(
        unapproved,
      );
    });

    it("is left out by who says so, in a line that the audit log keeps", async () => {
      await need("Anna");
      await save("Eerste");
      await save("Eerste", true, "publish_regardless");
      expect(await isLive()).toBe(true);
      expect(await events()).toMatchObject([
        { event: "approval-required" },
        { event: "published-regardless" },
      ]);
      await expect(save("Tweede", true)).rejects.toMatchObject(unapproved);
      const call = "select public.publish_regardless('article', '{}', $1, 1)";
      await expect(as(database, writer, call, [draft])).rejects.toMatchObject(refused);
    });

    describe("never covers a later version", () => {
      const saving = async () => {
        const { number } = await loaded(database, draft);
        const document = JSON.stringify(await documentOf("Tweede", false)).replaceAll("'", "''");
        return `select public.save_document('article', '${document}', '${draft}', ${number})`;
      };

      it("that is saved while it is given", async () => {
        await need("Anna");
        await save("Eerste");
        const approval = giving(await share(), "Anna", "approved");
        expect(await inOrder(database, [editor, await saving()], [visitor, approval])).toMatchObject({
          status: "fulfilled",
        });
        await expect(save("Tweede", true)).rejects.toMatchObject(unapproved);
        await expect(plan("2030-01-01")).rejects.toMatchObject(unapproved);
        await save("Eerste", true);
      });

      it("that is saved while it is planned", async () => {
        await need("Anna");
        await save("Eerste");
        await give(await share());
        const { number } = await loaded(database, draft);
        const planning = `select public.schedule_publication('article', '${draft}', '2030-01-01', 'publish', _number => ${number})`;
        const late = await inOrder(database, [editor, await saving()], [editor, planning]);
        expect(late).toMatchObject({ status: "rejected", reason: { code: "PT409" } });
      });

      it("to which a plan moves on", async () => {
        await need("Anna");
        await save("Eerste");
        await give(await share());
        await plan("2030-01-01");
        await makeDue();
        await save("Tweede");
        expect(await runPlans()).toEqual([
          { failure: "This goes live only with an approval of these words" },
        ]);
        expect(await isLive()).toBe(false);
      });

      it("but the one that was approved goes live at its time", async () => {
        await need("Anna");
        await save("Eerste");
        await give(await share());
        await plan("2030-01-01");
        await makeDue();
        expect(await runPlans()).toEqual([{ failure: null }]);
        expect(await isLive()).toBe(true);
      });
    });
  },
);
