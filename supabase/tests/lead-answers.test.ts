// @module-tag Answers

import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import type { Caller } from "../../server/backend/database/database.ts";
import { createOutboxStore } from "../../server/backend/mail/outbox-store.ts";
import { itemsOf } from "../../server/backend/queue/testing/items-of.ts";
import { describeOnRows } from "./rows.ts";
import {
  admin,
  as,
  assistant,
  createMembers,
  createToken,
  createUsers,
  editor,
  otherAdmin,
  refused,
  writer,
} from "./users.ts";

const lead = "ad000000-0000-4000-8000-000000000009";

describeOnRows(
  "answers to leads",
  [
    createUsers,
    createMembers,
    createToken,
    (database) =>
      database.execute(`
        insert into public.otm_contact_subm_vlotwerk (id, name, email, language, message)
        values ('${lead}', 'Anna', 'anna@klant.example', 'en', 'Call me.');
        update private.mail_outbox set state = 'sent'`),
  ],
  (database) => {
    const reply = (answers: number, who: Caller = admin, subject = "Your message", body = "Dear Anna") =>
      as<{ id: string }>(database, who, "select public.reply_to_lead($1, $2, $3, $4) as id", [
        lead,
        subject,
        body,
        answers,
      ]);
    const call = (who: Caller = admin) =>
      as(database, who, "insert into public.otm_lead_answers (lead_id, how) values ($1, 'called')", [lead]);
    const isWaiting = async () => {
      const [row] = await database.query<{ is_waiting: boolean }>("select is_waiting from public.otm_leads");
      return row?.is_waiting;
    };
    const answers = (who: Caller = admin) =>
      as(database, who, "select how, person, state, last_error from public.list_lead_answers($1)", [lead]);
    const replies = () =>
      database.query<{ id: string; state: string; recipient: string; language: string }>(
        "select id, state, recipient, language from private.mail_outbox where kind = 'lead-reply' order by created_at",
      );

    it("confirm an appointment ahead, of which the firm is told too", async () => {
      const confirm = (at: string) =>
        as(database, admin, "select public.reply_to_lead($1, 'Your message', 'Dear Anna', 0, $2)", [
          lead,
          at,
        ]);
      for (const at of ["2020-01-01T10:00Z", "2100-01-01T10:00Z"])
        await expect(confirm(at)).rejects.toMatchObject({ code: "PT400" });
      const at = new Date(Date.now() + 86_400_000);
      await confirm(at.toISOString());
      const mails = itemsOf(await createOutboxStore(database).claim(randomUUID(), 9));
      expect(
        mails.map(({ kind, recipient, appointment }) => ({ kind, recipient, at: appointment?.at })),
      ).toEqual([
        { kind: "lead-reply", recipient: "anna@klant.example", at },
        { kind: "appointment-notice", recipient: null, at },
      ]);
      const [answer] = await as(database, admin, "select appointment_at from public.list_lead_answers($1)", [
        lead,
      ]);
      expect(answer).toEqual({ appointment_at: at });
    });

    it("are sent as a reply in the sender's language, with the words and the address of its author", async () => {
      await reply(0);
      const [mail] = itemsOf(await createOutboxStore(database).claim(randomUUID(), 9));
      expect(mail).toMatchObject({
        kind: "lead-reply",
        recipient: "anna@klant.example",
        language: "en",
        lead: { text: "Call me." },
        reply: { subject: "Your message", body: "Dear Anna", author: `${admin.id}@vlotwerk.example` },
        waiting: null,
      });
      expect(await isWaiting()).toBe(false);
      expect(await answers()).toEqual([
        { how: "replied", person: `${admin.id}@vlotwerk.example`, state: "queued", last_error: null },
      ]);
    });

    it("are told to the second of two who answer at once, and sent once", async () => {
      const both = await Promise.allSettled([reply(0), reply(0, otherAdmin)]);
      expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
      expect(both.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "PT409" } });
      expect(await replies()).toHaveLength(1);
      await reply(1, otherAdmin);
      expect(await replies()).toHaveLength(2);
    });

    it("are rejected when the lead was erased meanwhile", async () => {
      await database.query("delete from public.otm_contact_subm_vlotwerk");
      await expect(reply(0)).rejects.toMatchObject({ code: "PT404" });
      expect(await replies()).toEqual([]);
    });

    it.each([
      ["20,000 characters", "Onderwerp", "é".repeat(20_000), null],
      ["20,001 characters", "Onderwerp", "x".repeat(20_001), "body_length"],
      ["a subject of two lines", "Onderwerp\nBcc: derde@ander.example", "Hallo", "subject_is_a_line"],
      ["a subject without words", "  ", "Hallo", "replies_have_words"],
      ["no text", "Onderwerp", "\n ", "replies_have_words"],
    ])("have limits: %s", async (_, subject, body, constraint) => {
      const sent = reply(0, admin, subject, body);
      if (constraint) await expect(sent).rejects.toMatchObject({ constraint });
      else await sent;
      expect(await replies()).toHaveLength(constraint ? 0 : 1);
    });

    it("go to no address of two lines, as no form is stored with one", async () => {
      await expect(
        database.query(
          "update public.otm_contact_subm_vlotwerk set email = E'a@b.example\\nBcc: c@d.example'",
        ),
      ).rejects.toMatchObject({ constraint: "email_is_one_plain_mailbox" });
    });

    it("stop the wait, until who called takes that back", async () => {
      expect(await isWaiting()).toBe(true);
      await call();
      expect(await isWaiting()).toBe(false);
      const takeBack = (who: Caller) =>
        as(database, who, "delete from public.otm_lead_answers where lead_id = $1 returning 1", [lead]);
      expect(await takeBack(otherAdmin)).toEqual([]);
      expect(await takeBack(admin)).toHaveLength(1);
      expect(await isWaiting()).toBe(true);
      await reply(0);
      expect(await takeBack(admin)).toEqual([]);
    });

    it("are given by editors while leads are opened to them, and never by writers and assistants", async () => {
      for (const who of [editor, writer, assistant]) {
        await expect(reply(0, who)).rejects.toMatchObject(refused);
        await expect(call(who)).rejects.toMatchObject(refused);
        expect(await answers(who)).toEqual([]);
      }
      await as(database, admin, "select public.set_lead_access(true)");
      await reply(0, editor);
      await call(editor);
      expect(await answers(editor)).toHaveLength(2);
      for (const who of [writer, assistant]) await expect(reply(2, who)).rejects.toMatchObject(refused);
    });

    it("are shown with what the mail server said, and a copy takes the place of a rejected one", async () => {
      await reply(0);
      await reply(1);
      const [first] = await replies();
      await database.query(
        "update private.mail_outbox set state = 'failed', last_error = '550 No such mailbox' where id = $1",
        [first?.id ?? ""],
      );
      expect(await answers()).toMatchObject([{ state: "failed", last_error: "550 No such mailbox" }, {}]);
      const unsent = () => as(database, admin, "select id from public.list_unsent_mails()");
      expect(await unsent()).toEqual([{ id: first?.id }]);
      await as(database, admin, "select public.resend_mail($1)", [first?.id ?? ""]);
      expect(await answers()).toMatchObject([{ state: "queued", last_error: null }, {}]);
      expect(await unsent()).toEqual([]);
    });

    it("come back from the trash with their lead, and are not sent again", async () => {
      await reply(0);
      await as(database, admin, "delete from public.otm_contact_subm_vlotwerk");
      await as(database, admin, "select public.restore_from_trash($1)", [lead]);
      expect(await answers()).toMatchObject([{ how: "replied", state: "failed" }]);
      expect(await isWaiting()).toBe(false);
    });
  },
);
