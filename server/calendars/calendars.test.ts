// @module-tag Calendars

import { expect, it } from "vitest";
import { describeOnRows } from "../../supabase/tests/rows.ts";
import { admin, as, createUsers, editor, refused, visitor, writer } from "../../supabase/tests/users.ts";
import { startReceiver } from "../backend/webhooks/testing/receiver.ts";
import { readCalendars } from "./calendars.ts";
import { calendar, event } from "./testing/calendar.ts";

const noor = "c0000000-0000-4000-8000-000000000001";
const daan = "c0000000-0000-4000-8000-000000000002";
/** Busy on the whole of Wednesday 2 December. */
const wednesday = calendar(event("DTSTART;VALUE=DATE:20261202", "SUMMARY:Dentist", "LOCATION:Haarlem"));
const now = new Date("2026-11-29T12:00Z");

const arrange = [
  createUsers,
  (database: { execute(sql: string): Promise<unknown> }) =>
    database.execute(
      `insert into public.otm_team_members (id, name, display_order) values ('${noor}', 'Noor', 1), ('${daan}', 'Daan', 2);
       insert into public.otm_site_texts (key, language, text) values ('firm.contactPerson', 'all', '${noor}')`,
    ),
];

describeOnRows("the calendars of the team", arrange, (database) => {
  let warnings: (string | null)[] = [];

  async function start(answer = wednesday) {
    warnings = [];
    await database.execute(
      "delete from private.webhook_network; insert into private.webhook_network values (true, true)",
    );
    const receiver = await startReceiver();
    receiver.answer = (response) => response.end(answer);
    return receiver;
  }

  const set = (url: string | null, who = admin, member = noor) =>
    as(database, who, "select public.set_calendar($1, $2)", [member, url]);

  const read = (limits: { allowsPrivate?: boolean; timeout?: number } = {}) =>
    readCalendars(
      {
        ownRole: database,
        allowsPrivate: true,
        ...limits,
        reportWarning: async (_name, detail) => void warnings.push(detail),
        log: { error: (...line) => expect(line).toBeUndefined() },
      },
      now,
    );

  const later = (interval: string) =>
    database.execute(
      `update private.calendars set tried_at = tried_at - interval '${interval}', read_at = read_at - interval '${interval}'`,
    );

  const listed = async () =>
    (
      await as<{ host: string; is_current: boolean; failure: string | null }>(
        database,
        admin,
        "select * from public.list_calendars()",
      )
    )[0];

  const full = async (member = noor) =>
    (
      await as<{ moment: string }>(database, visitor, "select public.list_full_moments($1) as moment", [
        member,
      ])
    ).map(({ moment }) => moment);

  it("are read every ten minutes; what is stored is when they are busy, and which moments are full", async () => {
    const { url, received } = await start();
    await set(`${url}secret.ics`);
    await read();
    await read();
    expect(received).toHaveLength(1);
    expect(await full()).toEqual(["2026-12-02-morning", "2026-12-02-afternoon"]);
    const [stored] = await database.query("select * from private.calendars");
    expect(stored).toMatchObject({ busy: [["2026-12-01T23:00:00.000Z", "2026-12-02T23:00:00.000Z"]] });
    expect(JSON.stringify(stored)).not.toMatch(/Dentist|Haarlem/);
    await later("11 minutes");
    await read();
    expect(received).toHaveLength(2);
    expect(warnings).toEqual([null, null]);
  });

  it("count for two hours when they can't be read; then it is said, and the form is as without one", async () => {
    const receiver = await start();
    await set(`${receiver.url}secret.ics`);
    await read();
    await receiver.stop();
    await later("11 minutes");
    await read();
    expect(warnings).toEqual([null, null]);
    expect(await full()).toHaveLength(2);
    const version = "select public.content_version() as version";
    const [before] = await database.query<{ version: number }>(version);
    await later("2 hours");
    await read();
    expect(await full()).toEqual([]);
    expect(await database.query<{ version: number }>(version)).not.toEqual([before]);
    expect(warnings.at(-1)).toBe("no connection (ECONNREFUSED)");
    expect(await listed()).toMatchObject({ is_current: false, failure: "no connection (ECONNREFUSED)" });
  });

  it.each([
    ["is no calendar", "<html>Sign in</html>", "it is no calendar"],
    ["has 20 MB", "x".repeat(20 * 1024 * 1024), "it is larger than 2 MB"],
  ])("are not read when one %s", async (_, answer, failure) => {
    const { url } = await start(answer);
    await set(url);
    await read();
    expect(await listed()).toMatchObject({ is_current: false, failure });
  });

  it("are read of no inner host, and of a silent server for so long", async () => {
    const receiver = await start();
    await set(receiver.url);
    await read({ allowsPrivate: false });
    expect(await listed()).toMatchObject({ failure: "the address is not https" });
    await set(receiver.url);
    receiver.answer = (response) => response.writeHead(302, { location: "http://[::ffff:7f00:1]/" }).end();
    await read();
    expect(await listed()).toMatchObject({ failure: expect.stringMatching(/^no connection/) });
    await set(receiver.url);
    receiver.answer = () => {};
    await read({ timeout: 50 });
    expect(await listed()).toMatchObject({ failure: "no answer in time" });
  });

  it("of others than the contact person leave no moment out", async () => {
    const { url } = await start();
    await set(url, admin, daan);
    await read();
    expect(await full(daan)).toEqual([]);
    expect(warnings).toEqual([]);
    const [row] = await as<{ busy: unknown[] }>(
      database,
      admin,
      "select public.find_busy_spans($1) as busy",
      [daan],
    );
    expect(row?.busy).toHaveLength(1);
  });

  it("are set, replaced and taken away by administrators, whose address nobody is shown", async () => {
    const { url } = await start();
    for (const who of [editor, writer]) await expect(set(url, who)).rejects.toMatchObject(refused);
    await set(`${url}secret.ics`);
    const shown = await listed();
    expect(shown).toMatchObject({ host: new URL(url).host });
    expect(JSON.stringify(shown)).not.toContain("secret");
    expect(await as(database, editor, "select * from public.list_calendars()")).toEqual([]);
    await read();
    await set(`${url}other.ics`);
    expect(await listed()).toMatchObject({ is_current: false, read_at: null });
    expect(await full()).toEqual([]);
    await set(null);
    expect(await listed()).toBeUndefined();
    const events = await database.query(
      "select event, label from private.audit_log where noun = 'team member'",
    );
    expect(events).toEqual(Array(3).fill({ event: "reconfigured", label: "Noor" }));
  });

  it("are outside the firm's network, over TLS", async () => {
    await start();
    await database.execute("update private.webhook_network set allows_private = false");
    for (const url of ["http://calendar.example/a.ics", "https://127.0.0.1/a.ics", "https://localhost/a.ics"])
      await expect(set(url)).rejects.toMatchObject({ code: "PT400" });
    await expect(set("file:///etc/passwd")).rejects.toMatchObject({ code: "PT400" });
    await set("https://calendar.example/private-1/basic.ics");
  });
});
