// @module-tag S32

import { describe, expect, it } from "vitest";
import { describeOnRows } from "../../../supabase/tests/rows.ts";
import { countExpiredLeads, deleteExpiredRows, monthsBefore } from "./expiry.ts";

describe("months before a moment", () => {
  it.each([
    ["2026-11-21T10:30:00.000Z", 12, "2025-11-21T10:30:00.000Z"],
    ["2026-11-21T10:30:00.000Z", 0, "2026-11-21T10:30:00.000Z"],
    ["2026-01-15T00:00:00.000Z", 1, "2025-12-15T00:00:00.000Z"],
    ["2026-03-31T23:59:59.999Z", 1, "2026-02-28T23:59:59.999Z"],
    ["2028-02-29T12:00:00.000Z", 12, "2027-02-28T12:00:00.000Z"],
    ["2028-02-29T12:00:00.000Z", 48, "2024-02-29T12:00:00.000Z"],
    ["2026-05-31T12:00:00.000Z", 18, "2024-11-30T12:00:00.000Z"],
    ["2026-11-21T10:30:00.000Z", 120, "2016-11-21T10:30:00.000Z"],
  ])("%s − %i = %s", (moment, months, earlier) => {
    expect(monthsBefore(new Date(moment), months).toISOString()).toBe(earlier);
  });
});

describeOnRows("data beyond its retention", [], (database) => {
  const limit = new Date("2025-11-21T12:00:00Z");

  const send = (times: number, at: string) =>
    database.query(
      `insert into public.otm_contact_subm_vlotwerk (name, email, message, created_at)
       select 'Anna', n || '@klant.example', 'Hallo', $2::timestamptz from generate_series(1, $1::int) n`,
      [times, at],
    );
  const ask = (at: string) =>
    database.query(
      `insert into public.otm_download_submissions (name, email, created_at)
       values ('Bert', 'bert@klant.example', $1::timestamptz)`,
      [at],
    );
  const count = async (table: string) => {
    const [row] = await database.query<{ count: number }>(`select count(*) from ${table}`);
    return row?.count;
  };

  const deleteLeads = async (signal?: AbortSignal) =>
    (await deleteExpiredRows(database, limit, null, signal)).leads;

  it("is counted, with its oldest date", async () => {
    expect(await countExpiredLeads(database, limit)).toEqual({
      contactMessages: 0,
      downloadRequests: 0,
      oldest: null,
    });
    await send(2, "2024-02-29T10:00:00Z");
    await send(1, "2025-11-21T12:00:00Z");
    await ask("2023-01-01T00:00:00Z");
    await ask("2025-11-21T11:59:59Z");
    expect(await countExpiredLeads(database, limit)).toEqual({
      contactMessages: 2,
      downloadRequests: 2,
      oldest: new Date("2023-01-01T00:00:00Z"),
    });
  });

  it("is deleted with leads and mails in batches; younger data stays", async () => {
    await send(1201, "2025-11-21T11:59:59.999Z");
    await send(2, "2025-11-21T12:00:00Z");
    await ask("2020-01-01T00:00:00Z");
    expect(await deleteLeads()).toBe(1202);
    expect(await count("public.otm_leads")).toBe(2);
    expect(await count("private.mail_outbox where lead_id is not null")).toBe(4);
    expect(await deleteLeads()).toBe(0);
  });

  it("is deleted once by concurrent servers", async () => {
    await send(1500, "2020-01-01T00:00:00Z");
    const deleted = await Promise.all([1, 2, 3].map(() => deleteLeads()));
    expect(deleted.reduce((sum, one) => sum + one)).toBe(1500);
    expect(await count("public.otm_leads")).toBe(0);
  });

  it("is kept when aborted before the start", async () => {
    await send(1, "2020-01-01T00:00:00Z");
    expect(await deleteLeads(AbortSignal.abort())).toBe(0);
    expect(await count("public.otm_leads")).toBe(1);
  });

  it("includes mails, except queued ones", async () => {
    await database.execute(`
      insert into private.mail_outbox (kind, language, recipient, state, created_at) values
        ('recovery', 'nl', 'a@klant.example', 'sent', '2025-01-01'),
        ('recovery', 'nl', 'b@klant.example', 'failed', '2025-01-01'),
        ('recovery', 'nl', 'c@klant.example', 'queued', '2025-01-01'),
        ('recovery', 'nl', 'd@klant.example', 'sent', '2026-01-01')`);
    expect(await deleteExpiredRows(database, null, limit)).toEqual({
      leads: 0,
      mails: 2,
      deliveries: 0,
      events: 0,
    });
    const left = await database.query("select recipient from private.mail_outbox order by recipient");
    expect(left).toEqual([{ recipient: "c@klant.example" }, { recipient: "d@klant.example" }]);
  });

  it("includes webhook calls, except those on their way", async () => {
    await database.execute(`
      insert into public.otm_webhooks (url, events) values ('https://hooks.klant.example/', '{team.changed}');
      with event as (
        insert into private.events (type, data, created_at) values
          ('team.changed', '{"state": "sent"}', '2025-01-01'), ('team.changed', '{"state": "failed"}', '2025-01-01'),
          ('team.changed', '{"state": "queued"}', '2025-01-01'), ('team.changed', '{"state": "sent"}', '2026-01-01')
        returning id, data
      )
      insert into private.event_deliveries (event_id, webhook_id, subject, state)
      select event.id, webhook.id, 'team', event.data ->> 'state' from event, public.otm_webhooks webhook
      where webhook.kind = 'webhook'`);
    expect(await deleteExpiredRows(database, null, limit)).toMatchObject({ deliveries: 2 });
    expect(await count("private.event_deliveries")).toBe(2);
  });
});
