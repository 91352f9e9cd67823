// @module-tag Answers

import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { answerMonths } from "../../../app/data/leads/answer-times.ts";
import { workingHours } from "../../../app/data/leads/working-hours.ts";
import { renderMail } from "../../../app/mails/render-mail.tsx";
import { describeOnRows } from "../../../supabase/tests/rows.ts";
import { itemsOf } from "../queue/testing/items-of.ts";
import { contentOf } from "./content-of.ts";
import { remindOfLeads } from "./lead-reminders.ts";
import { createOutboxStore, type QueuedMail } from "./outbox-store.ts";

type Fate = "answered" | "handled" | "spam";

/** A name, when it came in, and what became of it when; by the clock of Amsterdam, with the days' own offsets. */
const leads: readonly [name: string, at: string, fate?: Fate, when?: string][] = [
  // A weekend with the change to summer time.
  ["A1", "2026-03-27T09:00+01:00"],
  ["A2", "2026-03-27T12:00+01:00"],
  ["A3", "2026-03-27T14:00+01:00"],
  ["A4", "2026-03-28T11:00+01:00"],
  ["A5", "2026-03-29T03:30+02:00"],
  ["A6", "2026-03-30T10:00+02:00"],
  ["A7", "2026-03-30T11:00+02:00"],
  ["A8", "2026-03-27T10:00+01:00", "answered", "2026-03-27T16:00+01:00"],
  ["A9", "2026-03-27T09:30+01:00", "handled", "2026-03-30T08:00+02:00"],
  ["A10", "2026-03-27T09:00+01:00", "spam", "2026-03-27T12:00+01:00"],
  // King's Day, a Monday.
  ["B1", "2026-04-24T15:00+02:00"],
  ["B2", "2026-04-26T12:00+02:00"],
  ["B3", "2026-04-27T10:00+02:00"],
  ["B4", "2026-04-28T11:00+02:00"],
  ["B5", "2026-04-28T11:30+02:00"],
  ["B6", "2026-04-28T16:00+02:00"],
  ["B7", "2026-04-28T09:00+02:00", "answered", "2026-04-28T16:30+02:00"],
  ["B8", "2026-04-24T16:00+02:00", "answered", "2026-04-28T10:00+02:00"],
  ["B9", "2026-04-29T09:00+02:00"],
  ["B10", "2026-04-27T09:00+02:00", "handled", "2026-04-28T09:30+02:00"],
  // An ordinary week.
  ["C1", "2026-06-15T09:15+02:00"],
  ["C2", "2026-06-15T13:00+02:00"],
  ["C3", "2026-06-15T14:00+02:00"],
  ["C4", "2026-06-16T08:00+02:00"],
  ["C5", "2026-06-15T10:00+02:00", "answered", "2026-06-15T10:30+02:00"],
  ["C6", "2026-06-15T20:00+02:00", "answered", "2026-06-15T21:00+02:00"],
  ["C7", "2026-06-16T12:00+02:00"],
  ["C8", "2026-06-16T13:00+02:00", "answered", "2026-06-17T12:00+02:00"],
  ["C9", "2026-06-16T23:00+02:00", "answered", "2026-06-17T16:00+02:00"],
  ["C10", "2026-06-15T16:00+02:00", "handled", "2026-06-16T09:00+02:00"],
  // Christmas, on a Friday and a Saturday.
  ["D1", "2026-12-23T13:00+01:00"],
  ["D2", "2026-12-23T17:00+01:00"],
  ["D3", "2026-12-24T09:00+01:00"],
  ["D4", "2026-12-24T10:00+01:00"],
  ["D5", "2026-12-25T10:00+01:00"],
  ["D6", "2026-12-27T23:00+01:00"],
  ["D7", "2026-12-28T13:00+01:00"],
  ["D8", "2026-12-28T13:30+01:00"],
  ["D9", "2026-12-24T16:00+01:00", "answered", "2026-12-28T10:00+01:00"],
  ["D10", "2026-12-23T12:00+01:00", "spam", "2026-12-23T14:00+01:00"],
];

const spans = [
  ["2026-03-27T00:00+01:00", "2026-04-01T00:00+02:00"],
  ["2026-04-24T00:00+02:00", "2026-04-30T00:00+02:00"],
  ["2026-06-15T00:00+02:00", "2026-06-18T00:00+02:00"],
  ["2026-12-23T00:00+01:00", "2026-12-30T00:00+01:00"],
] as const;

/** By hand: who has waited eight working hours, then, with all who have waited four. */
const reminders = [
  ["2026-03-30T09:00+02:00", "A1 A2"],
  ["2026-03-30T14:00+02:00", "A3 A4 A5 A6"],
  ["2026-03-31T11:00+02:00", "A7"],
  ["2026-04-28T15:00+02:00", "B1 B2 B3 B4 B7"],
  ["2026-04-29T11:30+02:00", "B5"],
  ["2026-04-29T16:00+02:00", "B6 B9"],
  ["2026-06-16T09:15+02:00", "C1 C2"],
  ["2026-06-16T14:00+02:00", "C3 C4"],
  ["2026-06-17T12:00+02:00", "C7"],
  ["2026-12-24T13:00+01:00", "D1 D2 D3"],
  ["2026-12-28T10:00+01:00", "D4"],
  ["2026-12-29T09:00+01:00", "D5 D6 D7"],
  ["2026-12-29T13:30+01:00", "D8"],
].map(([at = "", names]) => ({ at: new Date(at).toISOString(), names }));

const quarter = 15 * 60_000;

describeOnRows("reminders of leads that wait", [], (database) => {
  async function arrange(): Promise<void> {
    for (const [place, [name, at]] of leads.entries())
      await database.query(
        `insert into public.otm_contact_subm_vlotwerk (name, email, message, language, created_at)
         values ($1, 'klant@klant.example', 'Hallo', $2, $3)`,
        [name, place % 2 ? "en" : "nl", at],
      );
    await database.query("delete from private.mail_outbox");
  }

  async function meet(name: string, fate: Fate, when: string): Promise<void> {
    const [lead] = await database.query<{ id: string }>(
      "select id from public.otm_contact_subm_vlotwerk where name = $1",
      [name],
    );
    const id = lead?.id ?? "";
    if (fate === "answered")
      await database.query(
        "insert into public.otm_lead_answers (lead_id, how, created_at) values ($1, 'called', $2)",
        [id, when],
      );
    else await database.query("update public.otm_leads set status = $2 where id = $1", [id, fate]);
  }

  /** Who was reminded of when, asked each quarter of an hour. */
  async function play(): Promise<typeof reminders> {
    const told: typeof reminders = [];
    const open = leads.flatMap(([name, , fate, when]) => (fate && when ? [{ name, fate, when }] : []));
    for (const [from, to] of spans)
      for (let now = Date.parse(from); now < Date.parse(to); now += quarter) {
        for (const { name, fate, when } of open) if (Date.parse(when) === now) await meet(name, fate, when);
        const count = await remindOfLeads(database, new Date(now));
        if (count === 0) continue;
        const named = await database.query<{ name: string }>(
          `select name from public.otm_leads lead join public.otm_contact_subm_vlotwerk message using (id)
           where reminded_at = (select max(reminded_at) from public.otm_leads) order by length(name), name`,
        );
        expect(named).toHaveLength(count);
        told.push({ at: new Date(now).toISOString(), names: named.map(({ name }) => name).join(" ") });
      }
    return told;
  }

  it("go out when they should, none twice, none at night, and the medians equal those by hand", async () => {
    await arrange();
    expect(await play()).toEqual(reminders);

    const mails = itemsOf(await createOutboxStore(database).claim(randomUUID(), 50));
    expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual(
      reminders.map(() => ["leads-waiting", null]),
    );
    // B7 was answered before its mail went out.
    const named = mails.map(({ waiting }) => waiting?.leads.map(({ name }) => name).join(" "));
    expect(named.toSorted()).toEqual(reminders.map(({ names = "" }) => names.replace(" B7", "")).toSorted());

    const rows = await database.query<{ createdAt: Date; answeredAt: Date | null; isWaiting: boolean }>(
      `select created_at as "createdAt", answered_at as "answeredAt", is_waiting as "isWaiting"
       from public.otm_leads where status <> 'spam'`,
    );
    const answered = rows.map(({ createdAt, answeredAt, isWaiting }) => ({
      createdAt: new Date(createdAt).toISOString(),
      answeredAt: answeredAt && new Date(answeredAt).toISOString(),
      isWaiting,
    }));
    const months = ["2026-12", "2026-06", "2026-05", "2026-04", "2026-03"];
    expect(answerMonths(answered, months, workingHours())).toEqual([
      { month: "2026-12", answered: 1, waiting: 8, median: 2, slowest: 2 },
      { month: "2026-06", answered: 4, waiting: 5, median: 3.75, slowest: 7 },
      { month: "2026-05", answered: 0, waiting: 0, median: null, slowest: null },
      { month: "2026-04", answered: 2, waiting: 7, median: 4.75, slowest: 7.5 },
      { month: "2026-03", answered: 1, waiting: 7, median: 6, slowest: 6 },
    ]);
  });

  it("follow the firm's own hours, and several servers send one", async () => {
    await arrange();
    await database.query(
      "insert into public.otm_site_texts (key, language, text) values ('firm.answerWithin', 'all', '2')",
    );
    const at = (time: string) => remindOfLeads(database, new Date(time));
    expect(await at("2026-03-27T12:45+01:00")).toBe(0);
    const counts = await Promise.all([1, 2, 3].map(() => at("2026-03-27T13:00+01:00")));
    expect(counts.toSorted()).toEqual([0, 0, 4]);
    expect(await database.query("select kind from private.mail_outbox")).toHaveLength(1);
  });

  it.each(["nl", "en"] as const)(
    "name who waits, and greet who answers messages, in %s",
    async (language) => {
      await arrange();
      await database.execute(`
      insert into public.otm_team_members (id, name, display_order) values
        ('c0000000-0000-4000-8000-000000000001', 'Noor', 1);
      insert into public.otm_site_texts (key, language, text) values
        ('firm.contactPerson', 'all', 'c0000000-0000-4000-8000-000000000001')`);
      await remindOfLeads(database, new Date("2026-03-30T09:00+02:00"));
      const [mail] = itemsOf(await createOutboxStore(database).claim(randomUUID(), 1));
      const { subject, text } = await rendered(mail, language);
      expect(subject).toBe(language === "nl" ? "5 leads wachten op antwoord" : "5 leads wait for an answer");
      expect(text).toContain("Noor,");
      expect(text).toContain(language === "nl" ? "27 maart 2026 om 12:00" : "27 March 2026 at 12:00");
    },
  );

  function rendered(mail: QueuedMail | undefined, language: "nl" | "en") {
    if (!mail) throw new Error("There is no mail");
    const siteUrl = new URL("https://vlotwerk.example");
    return renderMail(contentOf({ ...mail, language }, { siteUrl }, new Uint8Array()), {
      origin: siteUrl.origin,
    });
  }
});
