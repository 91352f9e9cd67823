// @module-tag S47
// @module-tag S32

import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readdir, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { mediaKey } from "../../../app/data/media/picture-address.ts";
import { describeOnBothRoles } from "../../hosted/testing/both-roles.ts";
import { createStatisticsStore } from "../../statistics/statistics-store.ts";
import type { OwnRole } from "../database/call-function.ts";
import type { Database } from "../database/database.ts";
import { createDirectoryStore } from "../media/directory-store.ts";
import { openLibrary } from "../media/library.ts";
import { StoreError } from "../media/media-store.ts";
import { deleteExpiredAccounts } from "./expired-accounts.ts";
import { deleteExpired, startRetention } from "./retention.ts";

describeOnBothRoles("a running server", (open) => {
  let database: Database;
  let ownRole: OwnRole;
  let files: string;
  let mailDirectory: string;
  let logged: unknown[];
  const now = new Date("2026-11-21T12:00:00Z");

  beforeEach(async () => {
    const opened = await open();
    database = opened.database;
    ownRole = opened.ownRole;
    files = await mkdtemp(join(tmpdir(), "retention-"));
    mailDirectory = join(files, "mail");
    logged = [];
    await database.execute(`
      insert into public.otm_contact_subm_vlotwerk (name, email, message, created_at) values
        ('Anna', 'anna@klant.example', 'Oud', '2025-11-20'), ('Bert', 'bert@klant.example', 'Nieuw', '2025-11-22');
      delete from private.mail_outbox`);
  });

  const options = (leadsKeptMonths = 12, versionsKeptDays = 90) => ({
    ownRole,
    media: { library: openLibrary(ownRole), store: createDirectoryStore(files) },
    leadsKeptMonths,
    versionsKeptDays,
    trashKeptDays: 30,
    commentsKeptDays: 30,
    statisticsKeptMonths: 25,
    mailDirectory,
    log: {
      info: (...line: unknown[]) => void logged.push(line),
      error: (...line: unknown[]) => void logged.push(line),
    },
  });
  const nothing = {
    leads: 0,
    mails: 0,
    deliveries: 0,
    files: 0,
    events: 0,
    versions: 0,
    trash: 0,
    statistics: 0,
    suspected: 0,
    comments: 0,
    mediaVersions: 0,
  };
  const names = () => database.query("select name from public.otm_contact_subm_vlotwerk order by name");

  it("deletes leads of more than twelve months and mails of more than ninety days, and logs how many", async () => {
    await mkdir(mailDirectory);
    for (const [name, date] of [
      ["old.eml", "2026-08-01"],
      ["new.eml", "2026-09-01"],
      ["old.txt", "2026-08-01"],
    ] as const) {
      await writeFile(join(mailDirectory, name), "");
      await utimes(join(mailDirectory, name), new Date(date), new Date(date));
    }
    await deleteExpired(options(), now);
    expect(await names()).toEqual([{ name: "Bert" }]);
    expect((await readdir(mailDirectory)).sort()).toEqual(["new.eml", "old.txt"]);
    expect(logged).toEqual([["expired data deleted", { ...nothing, leads: 1, files: 1 }]]);
  });

  it("uses the time in a mail file's name, which survives a copy", async () => {
    await mkdir(mailDirectory);
    for (const [name, date] of [
      ["2026-08-01T10-00-00-000Z-restored.eml", "2026-11-20"],
      ["2026-08-01T10-00-00-000Z-half.eml.part", "2026-11-20"],
      ["2026-11-20T10-00-00-000Z-copied.eml", "2026-08-01"],
      ["2026-88-01T10-00-00-000Z-strange.eml", "2026-08-01"],
    ] as const) {
      await writeFile(join(mailDirectory, name), "");
      await utimes(join(mailDirectory, name), new Date(date), new Date(date));
    }
    await deleteExpired(options(0), now);
    expect(await readdir(mailDirectory)).toEqual(["2026-11-20T10-00-00-000Z-copied.eml"]);
  });

  it("deletes unconfirmed sign-ups and addresses, and expired sessions and links", async () => {
    await database.execute(`
      insert into auth.users (id, email, created_at, email_confirmed_at) values
        (gen_random_uuid(), 'nobody@example.nl', '2026-11-01', null),
        (gen_random_uuid(), 'eva@example.nl', '2026-11-01', '2026-11-01');
      update auth.users set email_change = 'new@example.nl', email_change_sent_at = '2026-11-01'
        where email = 'eva@example.nl';
      insert into auth.sessions (id, user_id, not_after)
        select gen_random_uuid(), id, '2026-11-20' from auth.users where email = 'eva@example.nl';
      insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to, created_at)
        select gen_random_uuid(), id, 'recovery_token', 'x', email, '2026-11-02' from auth.users
        where email = 'eva@example.nl'`);
    const ended = (at: Date, signal?: AbortSignal) => deleteExpiredAccounts(database, at, signal);
    await deleteExpired({ ...options(0), deleteExpiredAccounts: ended }, now);
    expect(logged).toEqual([
      ["expired data deleted", { ...nothing, accounts: 1, sessions: 1, links: 1, addresses: 1 }],
    ]);
    expect(await database.query("select email from auth.users")).toEqual([{ email: "eva@example.nl" }]);
  });

  it("deletes article versions of more than ninety days that were never public, but never the newest", async () => {
    const versions = async () => {
      const rows = await database.query<{ state: string }>(
        "select state from public.otm_versions order by number",
      );
      return rows.map(({ state }) => state);
    };
    await database.execute(
      "insert into public.otm_blog_articles (id, slug) values ('a0000000-0000-4000-8000-000000000001', 'agents')",
    );
    await database.execute(`
      delete from public.otm_versions;
      insert into public.otm_versions (kind, subject_id, number, state, created_at, document)
      select 'article', 'a0000000-0000-4000-8000-000000000001', n,
        case when n = 700 then 'published' else 'saved' end,
        case when n = 702 then '2026-11-20'::timestamptz else '2026-08-01'::timestamptz end, '{}'
      from generate_series(1, 703) n`);
    await deleteExpired(options(0, 0), now);
    expect(await versions()).toHaveLength(703);
    await deleteExpired(options(0), now);
    // The young one and the newest stay.
    expect(await versions()).toEqual(["published", "saved", "saved"]);
    expect(logged).toEqual([["expired data deleted", { ...nothing, versions: 700 }]]);
  });

  it("deletes what has been in the trash for more than thirty days", async () => {
    await database.execute(`
      insert into private.trash (source, noun, role, subject_id, title, document, links, deleted_at)
      select 'otm_blog_tags', 'tag', 'editor', gen_random_uuid(), title, '[]', '[]', at::timestamptz
      from (values ('Old', '2026-10-22T11:59:00Z'), ('New', '2026-10-22T12:01:00Z')) items (title, at)`);
    await deleteExpired(options(0), now);
    expect(await database.query("select title from private.trash")).toEqual([{ title: "New" }]);
    expect(logged).toEqual([["expired data deleted", { ...nothing, trash: 1 }]]);
  });

  it("deletes statistics of more than twenty-five months", async () => {
    const days = ["2024-10-20", "2024-10-21", "2026-11-21"].map((day) => ({
      ...{ day, path: "/", language: "nl", origin: "", views: 1, visitors: 1, arrivals: 1 },
      ...{ read_25: 0, read_50: 0, read_75: 0, read_100: 0 },
    }));
    const searches = days.map(({ day }) => ({ day, language: "nl", query: "prijzen", times: 1 }));
    await createStatisticsStore(ownRole).add(days, searches);
    await deleteExpired({ ...options(0), statisticsKeptMonths: 0 }, now);
    expect(logged).toEqual([]);
    await deleteExpired(options(0), now);
    for (const table of ["page_views", "page_origins", "site_origins", "empty_searches"]) {
      const left = await database.query(`select day::text from private.${table} order by day`);
      expect(left, table).toEqual([{ day: "2024-10-21" }, { day: "2026-11-21" }]);
    }
    expect(logged).toEqual([["expired data deleted", { ...nothing, statistics: 4 }]]);
  });

  it("logs nothing without deletions, and keeps leads forever when configured", async () => {
    await deleteExpired(options(0), now);
    expect(await names()).toHaveLength(2);
    expect(logged).toEqual([]);
  });

  it("runs at the start, and ends on close", async () => {
    await database.execute("update public.otm_contact_subm_vlotwerk set created_at = '2020-01-01'");
    const retention = startRetention(options());
    await retention.close();
    expect(await names()).toEqual([]);
    expect(logged).toEqual([["expired data deleted", { ...nothing, leads: 2 }]]);
  });

  it("logs an unavailable database and continues", async () => {
    await database.execute("alter table public.otm_contact_subm_vlotwerk rename to elsewhere");
    await deleteExpired(options(), now);
    expect(logged).toEqual([["expired data could not be deleted", expect.any(Error)]]);
  });

  it("keeps the bytes of a deleted picture as long as it can come back, and not longer", async () => {
    const [id, hash] = [randomUUID(), "1".repeat(32)];
    const { store } = options().media;
    await store.put(mediaKey(id, hash, "640.jpg"), Buffer.from("jpeg"), "image/jpeg");
    await database.query(
      `insert into public.otm_media (id, path, name, hash, content_type, size, width, height, colour)
       values ($1, 'foto.jpg', 'foto.jpg', $2, 'image/jpeg', 9, 640, 480, '#c0ffee')`,
      [id, hash],
    );
    await database.transaction(async (transaction) => {
      const claims = JSON.stringify({ sub: randomUUID() });
      await transaction.query("select set_config('request.jwt.claims', $1, true)", [claims]);
      await transaction.query("delete from public.otm_media where id = $1", [id]);
    });
    await database.execute(`
      update private.media_orphans set orphaned_at = now() - interval '2 days';
      update private.trash set deleted_at = '2026-11-01'`);
    await deleteExpired(options(), now);
    expect(await store.list(`${id}/`)).toHaveLength(1);
    await database.execute("update private.trash set deleted_at = '2026-10-01'");
    await deleteExpired(options(), now);
    expect(await store.list(`${id}/`)).toEqual([]);
    expect(logged.at(-1)).toEqual(["expired data deleted", { ...nothing, trash: 1, mediaVersions: 1 }]);
  });

  it("deletes rows also when the file store is unavailable", async () => {
    await database.query(
      "insert into private.media_orphans values (gen_random_uuid(), repeat('0', 32), '2026-01-01')",
    );
    const away = async () => Promise.reject(new StoreError("away"));
    const store = { put: away, get: away, list: away, remove: away };
    await deleteExpired({ ...options(), media: { library: openLibrary(ownRole), store } }, now);
    expect(logged).toEqual([
      ["files that nothing names could not be deleted", expect.any(StoreError)],
      ["expired data deleted", { ...nothing, leads: 1 }],
    ]);
  });
});
