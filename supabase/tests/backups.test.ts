// @module-tag S48

import { beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../server/backend/database/database.ts";
import { createOutboxStore } from "../../server/backend/mail/outbox-store.ts";
import { describeOnDatabase } from "../../server/backend/testing/databases.ts";
import {
  admin,
  as,
  createMembers,
  createUsers,
  editor,
  otherAdmin,
  refused,
  user,
  visitor,
  writer,
} from "./users.ts";

/** In Amsterdam, 03:00 is 02:00 UTC in winter, and 01:00 UTC in summer. */
const long = "2026-01-01T00:00Z";

describeOnDatabase("a nightly backup", (open) => {
  let database: Database;

  beforeEach(async () => {
    if (!database) {
      database = await open();
      await createUsers(database);
      await createMembers(database);
    }
    await database.execute(`
      delete from private.mail_outbox;
      delete from private.backup_state;
      insert into private.backup_state (since) values (now() - interval '1 year')`);
  });

  describe("is due", () => {
    it.each<[string, string, { proven?: string; tried?: string; since?: string }, boolean]>([
      ["before 03:00", "2026-11-25T01:59:59Z", { proven: "2026-11-24T02:02Z" }, false],
      ["at 03:00", "2026-11-25T02:00Z", { proven: "2026-11-24T02:02Z" }, true],
      ["at 03:00 in summer", "2026-07-25T01:00Z", { proven: "2026-07-24T01:02Z" }, true],
      ["before 03:00 in summer", "2026-07-25T00:59:59Z", { proven: "2026-07-24T01:02Z" }, false],
      ["after a night that the server was off", "2026-11-25T13:00Z", { proven: "2026-11-22T02:02Z" }, true],
      ["for the first time", "2026-11-25T02:00Z", { since: "2026-11-24T15:00Z" }, true],
      ["not on the day of the installation", "2026-11-24T22:00Z", { since: "2026-11-24T15:00Z" }, false],
      ["not once it was proven", "2026-11-25T02:03Z", { proven: "2026-11-25T02:02Z" }, false],
      ["not while somebody tries", "2026-11-25T02:59Z", { tried: "2026-11-25T02:00Z" }, false],
      ["an hour after a try", "2026-11-25T03:01Z", { tried: "2026-11-25T02:00Z" }, true],
      // The night of 29 March has no hour from 02:00 to 03:00.
      ["in spring, before", "2026-03-29T00:59:59Z", { proven: "2026-03-28T02:02Z" }, false],
      ["in spring, at 03:00", "2026-03-29T01:00Z", { proven: "2026-03-28T02:02Z" }, true],
      ["in spring, once", "2026-03-29T02:00Z", { proven: "2026-03-29T01:02Z" }, false],
      // The night of 25 October has that hour twice.
      ["in autumn, in the first hour", "2026-10-25T00:30Z", { proven: "2026-10-24T01:02Z" }, false],
      ["in autumn, in the second hour", "2026-10-25T01:30Z", { proven: "2026-10-24T01:02Z" }, false],
      ["in autumn, at 03:00", "2026-10-25T02:00Z", { proven: "2026-10-24T01:02Z" }, true],
      ["in autumn, once", "2026-10-25T03:00Z", { proven: "2026-10-25T02:02Z" }, false],
      [
        "not once the clock went back over the hour",
        "2026-11-25T01:30Z",
        { proven: "2026-11-25T02:02Z" },
        false,
      ],
      ["not when that hour comes again", "2026-11-25T02:00Z", { proven: "2026-11-25T02:02Z" }, false],
      [
        "although a wrong clock proved it next year",
        "2026-11-25T02:00Z",
        { proven: "2027-11-25T02:02Z" },
        true,
      ],
      ["although a wrong clock tried it", "2026-11-25T02:00Z", { tried: "2027-11-25T02:02Z" }, true],
      [
        "although a wrong clock installed the site",
        "2026-11-25T02:00Z",
        { since: "2027-11-25T02:02Z" },
        true,
      ],
    ])("%s", async (_, now, { proven = null, tried = null, since = long }, isDue) => {
      const [row] = await database.query<{ due: boolean }>(
        "select private.is_backup_due($1::timestamptz, $2::timestamptz, $3::timestamptz, $4::timestamptz) as due",
        [now, proven, tried, since],
      );
      expect(row?.due).toBe(isDue);
    });
  });

  const claim = async (keptIn: string | null = "directory", isRunning = false) =>
    (await database.call("claim_backup", { _kept_in: keptIn, _is_running: isRunning }))[0];

  const prove = (failure: string | null = null) =>
    database.call("report_backup", {
      _failure: failure,
      _snapshot: "2026-11-25T02-00-00-000Z",
      _rows: 1240,
      _files: 85,
      _bytes: 5_000_000_000,
    });

  const state = async (person = admin) =>
    (await as<Record<string, unknown>>(database, person, "select * from public.backup_state()"))[0];

  const set = (columns: string) => database.execute(`update private.backup_state set ${columns}`);

  it("is made by one server of five that ask at once, and again an hour after a failure", async () => {
    const claims = await Promise.all(Array.from({ length: 5 }, () => claim()));
    expect(claims.filter(Boolean)).toHaveLength(1);
    await database.call("report_backup", { _failure: "The disk is full." });
    expect(await claim()).toBe(false);
    await set("tried_at = now() - interval '61 minutes'");
    expect(await claim()).toBe(true);
    await prove();
    await set("tried_at = now() - interval '61 minutes'");
    expect(await claim()).toBe(false);
  });

  it("that takes hours is no other server's", async () => {
    await claim();
    await set("tried_at = now() - interval '61 minutes'");
    expect(await claim("directory", true)).toBe(false);
    expect(await claim()).toBe(false);
  });

  it("is not made by a server without a place, and is then called switched off until another server asks", async () => {
    await prove();
    await claim();
    expect(await claim(null)).toBe(false);
    expect(await state()).toMatchObject({ kept_in: null });
    await claim("bucket");
    expect(await state()).toMatchObject({ kept_in: "bucket" });
  });

  it("is shown to administrators with its figures, late after 26 hours, and not when a wrong clock made it", async () => {
    await prove();
    expect(await state()).toMatchObject({
      is_project: false,
      is_late: false,
      rows: 1240,
      files: 85,
      failed_at: null,
      failure: null,
    });
    await set("proven_at = now() - interval '25 hours 59 minutes'");
    expect(await state()).toMatchObject({ is_late: false });
    await set("proven_at = now() - interval '26 hours 1 minute'");
    expect(await state()).toMatchObject({ is_late: true });
    await set("proven_at = now() + interval '1 day'");
    expect(await state()).toMatchObject({ is_late: true, proven_at: null });
    const [next] = await as<{ hour: string }>(
      database,
      admin,
      "select to_char(next_at at time zone 'Europe/Amsterdam', 'HH24:MI') as hour from public.backup_state()",
    );
    expect(next?.hour).toBe("03:00");
  });

  it("is called one of a project where Supabase keeps its own records", async () => {
    await database.execute("create table auth.schema_migrations ()");
    expect(await state()).toMatchObject({ is_project: true });
    await database.execute("drop table auth.schema_migrations");
  });

  it("keeps its last proof after a failure, whose reason is cut to 300 characters and names nobody", async () => {
    await prove();
    await database.call("report_backup", { _failure: "x".repeat(400) });
    expect(await state()).toMatchObject({
      rows: 1240,
      failure: "x".repeat(300),
      proven_at: expect.anything(),
    });
    const naming = database.call("report_backup", { _failure: "Sent by anna@klant.example" });
    await expect(naming).rejects.toMatchObject({ constraint: "backup_failure_names_nobody" });
    await prove("2 files are missing.");
    expect(await state()).toMatchObject({ failure: "2 files are missing.", is_late: false });
    await prove();
    expect(await state()).toMatchObject({ failure: null, failed_at: null });
  });

  it("is seen by administrators alone, and claimed and reported by the server alone", async () => {
    for (const person of [editor, writer, user]) expect(await state(person)).toBeUndefined();
    await expect(as(database, visitor, "select from public.backup_state()")).rejects.toMatchObject(refused);
    for (const person of [visitor, user, admin]) {
      for (const call of ["claim_backup(null)", "report_backup(null, 'forged')"]) {
        await expect(as(database, person, `select public.${call}`)).rejects.toMatchObject(refused);
      }
      await expect(as(database, person, "select from private.backup_state")).rejects.toMatchObject(refused);
    }
  });

  describe("that is missing for fifty hours", () => {
    const mails = () =>
      database.query<{ recipient: string }>(
        "select recipient from private.mail_outbox where kind = 'backup-overdue' order by recipient",
      );

    /** A try an hour ago that proved nothing, and another now. */
    async function tryAgain(proven: string): Promise<void> {
      await set(`proven_at = now() - interval '${proven}', tried_at = now() - interval '61 minutes'`);
      expect(await claim()).toBe(true);
    }

    it("is told once to each administrator, and again after a week", async () => {
      await tryAgain("49 hours 59 minutes");
      expect(await mails()).toEqual([]);
      await tryAgain("50 hours 1 minute");
      await tryAgain("51 hours");
      const administrators = [admin, otherAdmin].map(({ id }) => ({ recipient: `${id}@vlotwerk.example` }));
      expect(await mails()).toEqual(administrators);
      await set("mailed_at = now() - interval '6 days 23 hours'");
      await tryAgain("8 days");
      expect(await mails()).toHaveLength(2);
      await set("mailed_at = now() - interval '7 days 1 minute'");
      await tryAgain("9 days");
      expect(await mails()).toHaveLength(4);
    });

    it("is told again when it is missing once more", async () => {
      await tryAgain("51 hours");
      await set("mailed_at = now() - interval '3 days'");
      await tryAgain("60 hours");
      expect(await mails()).toHaveLength(4);
    });

    it("is not told before a try, since the server may have been off, nor after a clock that was wrong", async () => {
      await set("proven_at = now() - interval '9 days', tried_at = now() - interval '9 days 1 minute'");
      expect(await claim()).toBe(true);
      await set("proven_at = now() + interval '9 days', tried_at = now() + interval '9 days'");
      expect(await claim()).toBe(true);
      expect(await mails()).toEqual([]);
    });

    it("is told with the last proof and the reason, unless one is proven meanwhile", async () => {
      await database.call("report_backup", { _failure: "The disk is full." });
      await tryAgain("51 hours");
      const sent = async () => {
        await database.execute("update private.mail_outbox set claimed_until = null");
        const claimed = await createOutboxStore(database).claim(admin.id, 1);
        return claimed.map((mail) => ("item" in mail ? mail.item.backup : mail));
      };
      expect(await sent()).toEqual([{ provenAt: expect.any(Date), failure: "The disk is full." }]);
      await prove();
      expect(await sent()).toEqual([null]);
    });
  });
});
