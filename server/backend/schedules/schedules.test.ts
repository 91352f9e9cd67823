// @module-tag Schedules

import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import {
  arrangeContent,
  draft,
  draftPage,
  published,
  withoutPlans,
} from "../../../supabase/tests/content.ts";
import { describeOnRows } from "../../../supabase/tests/rows.ts";
import type { OwnRole } from "../database/call-function.ts";
import { startSchedules, untilNextRun } from "./schedules.ts";

describe("the time until the next run", () => {
  it.each([
    ["10:00:00.000", 1_000],
    ["10:00:00.999", 1],
    ["10:00:01.000", 60_000],
    ["10:00:59.500", 1_500],
  ])("at %s is %i milliseconds", (time, wait) => {
    expect(untilNextRun(Date.parse(`2026-11-24T${time}Z`))).toBe(wait);
  });
});

describeOnRows("schedules", [arrangeContent, withoutPlans], (database) => {
  let logged: unknown[][];
  let refreshes: number;

  beforeEach(async () => {
    logged = [];
    refreshes = 0;
  });

  const schedule = (action: string, at: string, { article = draft, language = "" } = {}) =>
    database.query(
      `insert into public.otm_schedules (kind, subject_id, action, at, language)
       values ('article', $1, $2, now() + $3::interval, nullif($4, ''))`,
      [article, action, at, language],
    );

  const start = (ownRole: OwnRole = database) => {
    const log = (level: string) => (message: string, fields: unknown) =>
      void logged.push([level, message, fields]);
    return startSchedules({
      ownRole,
      refresh: async () => void refreshes++,
      log: { info: log("info"), warn: log("warn"), error: log("error") },
    });
  };

  /** One run of a server that stops at once. */
  const runOnce = () => start().close();

  const versions = () =>
    database.query<{ state: string }>(
      "select state, created_by from public.otm_versions where subject_id = $1 and state = 'published'",
      [draft],
    );
  const left = () => database.query("select action, failure from public.otm_schedules");

  it("are done at the start when their time passed while the server was off, logged, and shown at once", async () => {
    await schedule("publish", "-3 days");
    await database.query(
      "insert into public.otm_schedules (kind, subject_id, action, at) values ('download-page', $1, 'publish', now())",
      [draftPage],
    );
    const [before] = await database.query<{ version: number }>("select public.content_version() as version");
    await runOnce();
    expect(await left()).toEqual([]);
    expect(await versions()).toEqual([{ state: "published", created_by: null }]);
    expect(
      await database.query("select active from public.otm_download_pages where slug = 'draft_page'"),
    ).toEqual([{ active: true }]);
    expect(logged).toEqual([
      ["info", "schedule done", { schedule: expect.stringMatching(/^draft publish \d{4}-.*Z$/) }],
      ["info", "schedule done", { schedule: expect.stringMatching(/^draft_page publish \d{4}-.*Z$/) }],
    ]);
    expect(refreshes).toBe(1);
    const [after] = await database.query<{ version: number }>("select public.content_version() as version");
    expect(after?.version).toBe((before?.version ?? 0) + 1);
    const events = await database.query(
      "select event, done_by, noun, label from private.audit_log where noun is not null order by id",
    );
    expect(events).toEqual([
      { event: "published", done_by: "server", noun: "article", label: "draft" },
      { event: "published", done_by: "server", noun: "download page", label: "draft_page" },
    ]);
  });

  it("are left alone before their time, also when the clock was set back", async () => {
    await schedule("publish", "1 hour");
    await runOnce();
    expect(await left()).toHaveLength(1);
    await database.execute("update public.otm_schedules set at = now()");
    await runOnce();
    // Set back: what is done is gone, so its time can come again.
    await runOnce();
    expect(await versions()).toHaveLength(1);
    expect(logged).toHaveLength(1);
  });

  it("are looked for again and again, also after a failure, until the server stops", async () => {
    let runs = 0;
    const options = {
      ownRole: { call: async () => (++runs === 3 ? Promise.reject(new Error("away")) : []) },
      refresh: async () => {},
      log: { info() {}, warn() {}, error: (message: string) => void logged.push([message]) },
    };
    const schedules = startSchedules(options, () => 10);
    await expect.poll(() => runs).toBeGreaterThan(5);
    await schedules.close();
    const before = runs;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(runs).toBe(before);
    expect(logged).toEqual([["schedules can't be run"]]);
  });

  it("are done once by three instances at once", async () => {
    for (let round = 0; round < 10; round++) {
      await database.execute("update public.otm_blog_articles set published = false where slug = 'draft'");
      await schedule("publish", "-1 minute");
      await Promise.all([runOnce(), runOnce(), runOnce()]);
    }
    expect(await versions()).toHaveLength(10);
    expect(logged.map(([level]) => level)).toEqual(Array(10).fill("info"));
  });

  it("are noted with the reason when they fail, told to confirmed administrators, and not tried again", async () => {
    await addAdministrator("noor@vlotwerk.example", "now()");
    await addAdministrator("new@vlotwerk.example", "null");
    await addAdministrator("ids@vlotwerk.example", "now()");
    await database.execute(
      `update auth.users set raw_user_meta_data = '{"panel_language": "nl"}' where email = 'ids@vlotwerk.example'`,
    );
    await database.execute(
      `insert into public.otm_blog_article_content (article_id, language, title) values ('${draft}', 'en', 'Untitled')`,
    );
    await schedule("publish", "-2 minutes", { language: "en" });
    await schedule("unpublish", "-1 minute", { article: published });
    await database.execute("delete from private.mail_outbox");
    await runOnce();
    await runOnce();
    const failure = "The English text has no title or no content";
    expect(await left()).toEqual([{ action: "publish", failure }]);
    expect(logged).toEqual([
      ["warn", "schedule failed", { schedule: expect.stringMatching(/^draft en publish/), reason: failure }],
      ["info", "schedule done", { schedule: expect.stringMatching(/^published unpublish/) }],
    ]);
    expect(
      await database.query("select kind, recipient, language from private.mail_outbox order by recipient"),
    ).toEqual([
      { kind: "schedule-failed", recipient: "ids@vlotwerk.example", language: "nl" },
      { kind: "schedule-failed", recipient: "noor@vlotwerk.example", language: "en" },
    ]);
  });

  it("take what somebody saves meanwhile, rather than overwrite it", async () => {
    await schedule("publish", "-1 minute", { language: "nl" });
    const saving = Promise.withResolvers<void>();
    const isLocked = Promise.withResolvers<void>();
    const save = database.transaction(async (transaction) => {
      await transaction.query("update public.otm_blog_articles set author = 'Iemand Anders' where id = $1", [
        draft,
      ]);
      isLocked.resolve();
      await saving.promise;
    });
    await isLocked.promise;
    const running = runOnce();
    await expect
      .poll(() =>
        database.query(
          "select from pg_stat_activity where wait_event_type = 'Lock' and query like '%run_schedules%'",
        ),
      )
      .toHaveLength(1);
    saving.resolve();
    await save;
    await running;
    expect(
      await database.query("select author, published from public.otm_blog_articles where id = $1", [draft]),
    ).toEqual([{ author: "Iemand Anders", published: true }]);
  });

  it("are all done when there are more than one call does", async () => {
    await database.execute(`
      insert into public.otm_download_pages (slug) select 'page_' || n from generate_series(1, 120) n;
      insert into public.otm_schedules (kind, subject_id, action, at)
        select 'download-page', id, 'publish', now() from public.otm_download_pages where slug like 'page\\_%'`);
    const schedules = start();
    await expect.poll(left).toEqual([]);
    await schedules.close();
    expect(logged).toHaveLength(120);
    expect(refreshes).toBe(2);
  });

  it("are left whole when the process is killed in the run", async () => {
    await schedule("publish", "-1 minute");
    // The connection of the run ends before its commit.
    const killed = database.transaction(async (transaction) => {
      await transaction.query("select public.run_schedules()");
      await transaction.query("select pg_terminate_backend(pg_backend_pid())");
    });
    await expect(killed).rejects.toThrow();
    expect(await left()).toHaveLength(1);
    expect(await versions()).toEqual([]);
    await runOnce();
    expect(await versions()).toHaveLength(1);
  });

  describe("of texts of the site that wait", () => {
    const title = "home.hero.title nl";

    beforeEach(() =>
      database.execute(`
        delete from public.otm_waiting_texts;
        insert into public.otm_waiting_texts (key, language, text, publish_at) values
          ('home.hero.title', 'nl', 'Dag', now() - interval '1 minute'),
          ('home.hero.title', 'en', 'Bye', now() + interval '1 hour')`),
    );

    const waiting = () => database.query("select language, publish_at from public.otm_waiting_texts");
    /** Runs until this many lines are logged. */
    async function runUntilLogged(lines: number, ownRole?: OwnRole): Promise<void> {
      const schedules = start(ownRole);
      await expect.poll(() => logged).toHaveLength(lines);
      await schedules.close();
    }

    it("are published in the same run, logged, and shown at once", async () => {
      await schedule("publish", "-1 minute");
      await runUntilLogged(2);
      expect(logged).toEqual([
        ["info", "schedule done", { schedule: expect.stringMatching(/^draft publish/) }],
        ["info", "text published", { text: title }],
      ]);
      expect(refreshes).toBe(2);
      expect(await waiting()).toMatchObject([{ language: "en" }]);
      const texts =
        "select text from public.otm_site_texts where key = 'home.hero.title' and language = 'nl'";
      expect(await database.query(texts)).toEqual([{ text: "Dag" }]);
      expect(
        await database.query("select event, done_by, label from private.audit_log where noun = 'text'"),
      ).toEqual([{ event: "changed", done_by: "server", label: title }]);
    });

    it("are logged with the reason when they fail, and not tried again", async () => {
      await database.execute("update public.otm_waiting_texts set key = 'no.page.asks.for.this'");
      await runUntilLogged(1);
      await runOnce();
      const reason = 'The site has no text "no.page.asks.for.this" in the language "nl"';
      expect(logged).toEqual([["warn", "text not published", { text: "no.page.asks.for.this nl", reason }]]);
      expect(refreshes).toBe(0);
      expect(await waiting()).toContainEqual({ language: "nl", publish_at: null });
    });

    it("are published also when schedules can't be run", async () => {
      const call: OwnRole["call"] = (name, parameters) =>
        name === "run_schedules" ? Promise.reject(new Error("broken")) : database.call(name, parameters);
      await runUntilLogged(2, { call });
      expect(logged).toEqual([
        ["error", "schedules can't be run", expect.any(Error)],
        ["info", "text published", { text: title }],
      ]);
    });
  });

  it("wait for the next minute while the database is away", async () => {
    await start({ call: () => Promise.reject(new Error("away")) }).close();
    expect(logged).toEqual([["error", "schedules can't be run", expect.any(Error)]]);
  });

  async function addAdministrator(email: string, confirmedAt: string): Promise<void> {
    const id = randomUUID();
    await database.execute(`
      insert into auth.users (id, email, email_confirmed_at) values ('${id}', '${email}', ${confirmedAt});
      insert into public.user_roles (user_id, role) values ('${id}', 'admin')`);
  }
});
