// @module-tag S25
// @module-tag Texts
// @module-tag Schedules
// @module-tag S46
// @module-tag Hosted

import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { createClient } from "@supabase/supabase-js";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { rowId } from "../../app/data/id.ts";
import { mediaKey } from "../../app/data/media/picture-address.ts";
import type { Database as Schema } from "../../app/data/schema.ts";
import { textKeys } from "../../app/i18n/text-keys.ts";
import { renderMail } from "../../app/mails/render-mail.tsx";
import { linkTo } from "../../supabase/functions/_shared/file-link.ts";
import { activePage, arrangeContent, draft } from "../../supabase/tests/content.ts";
import type { Database } from "../backend/database/database.ts";
import { createDirectoryStore } from "../backend/media/directory-store.ts";
import { somePdf } from "../backend/media/testing/files.ts";
import { phonePhoto } from "../backend/media/testing/pictures.ts";
import { describeOnDatabase } from "../backend/testing/databases.ts";
import { startReceiver } from "../backend/webhooks/testing/receiver.ts";
import { type OpenProject, openProject } from "./open-project.ts";
import {
  administrator,
  publishableKey,
  secretKey,
  startTestProject,
  type TestProject,
} from "./testing/project.ts";

const siteUrl = new URL("https://vlotwerk.example");
const orphan = mediaKey(randomUUID(), "0".repeat(32), "file.pdf");
const scheduledPage = "d0000000-0000-4000-8000-00000000000a";
const token = z.object({ access_token: z.string() });
const stored = z.object({ Id: rowId });

describeOnDatabase("a site in hosted mode", (open) => {
  let database: Database;
  let project: TestProject;
  let site: OpenProject;
  const opened: { close(): Promise<void> }[] = [];
  let directory: string;
  const logged: unknown[] = [];
  const note = (...line: unknown[]) => void logged.push(line);

  const start = (changed: { secretKey?: string; url?: URL } = {}) =>
    openProject(
      { kind: "hosted", url: project.url, publishableKey, secretKey, ...changed },
      {
        siteUrl,
        smtp: null,
        mailFrom: "noreply@vlotwerk.example",
        contactEmail: "firma@vlotwerk.example",
        leadsKeptMonths: 12,
        versionsKeptDays: 90,
        trashKeptDays: 30,
        commentsKeptDays: 30,
        webhooks: { allowsPrivate: true, indexNow: null },
        statisticsKeptMonths: 25,
        backup: { s3: null, key: null },
        nightlyBackup: false,
        checksMailboxes: false,
        triesForm: false,
        storageLimits: { mbPerHour: 100, mbPerDay: 200, versionsPerHour: 1_000, versionsPerDay: 1_000 },
      },
      directory,
      renderMail,
      opened,
      { request: () => {}, info: () => {}, warn: () => {}, error: note },
    );

  beforeAll(async () => {
    database = await open();
    await arrangeContent(database);
    await database.execute("delete from private.site_text_keys");
    await database.query(
      "insert into public.otm_contact_subm_vlotwerk (name, email, message, created_at) values ('Oud', 'oud@klant.example', 'Oud', '2020-01-01')",
    );
    project = await startTestProject(database, siteUrl, { error: note });
    directory = await mkdtemp(join(tmpdir(), "vlotwerk-hosted-"));
    await database.query(
      "insert into private.audit_log (created_at, event, done_by, label) values (now() - interval '13 months', 'published', 'server', 'old')",
    );
    await database.execute(`
      insert into public.otm_download_pages (id, slug) values ('${scheduledPage}', 'op_tijd');
      insert into public.otm_schedules (kind, subject_id, action, at)
        values ('download-page', '${scheduledPage}', 'publish', now() - interval '1 day');
      insert into public.otm_schedules (kind, subject_id, language, action, at)
        values ('article', '${draft}', 'en', 'publish', now() - interval '1 day')`);
    await project.bucket.put(orphan, Buffer.from("%PDF"), "application/pdf");
    await database.query(
      "insert into private.media_orphans values ($1::uuid, $2, now() - interval '2 days')",
      [orphan.slice(0, 36), orphan.slice(37, 69)],
    );
    site = await start();
  });

  afterAll(async () => {
    for (const part of opened.reverse()) await part.close();
    await project?.stop();
    await rm(directory, { recursive: true, force: true });
  });

  /** A client as the pages have it: it goes through this server, for a visitor at this address. */
  function visitor(address: string) {
    return createClient<Schema>(project.url.origin, publishableKey, {
      auth: { persistSession: false },
      global: {
        async fetch(input: string | URL | Request, init?: RequestInit) {
          const request = new Request(input, init);
          request.headers.set("x-forwarded-for", address);
          return site.fetch(request);
        },
      },
    });
  }

  async function accessToken(): Promise<string> {
    const client = createClient<Schema>(project.url.origin, publishableKey, {
      auth: { persistSession: false },
    });
    const { data, error } = await client.auth.signInWithPassword(administrator);
    expect(error).toBeNull();
    return token.parse(data.session).access_token;
  }

  it("tells the project which texts of the site can be changed", async () => {
    const known = await database.query("select key, language from private.site_text_keys");
    expect(known).toHaveLength(textKeys.length);
    expect(known).toEqual(expect.arrayContaining([...textKeys]));
  });

  /** As the panel does: to the site's own server. */
  async function upload(path: string, body: BodyInit, name: string, bearer?: string): Promise<Response> {
    const headers = {
      apikey: publishableKey,
      authorization: `Bearer ${bearer ?? (await accessToken())}`,
      "content-type": "application/octet-stream",
      "x-metadata": Buffer.from(JSON.stringify({ name })).toString("base64"),
      "x-forwarded-for": "10.4.4.4",
    };
    const request = new Request(`${siteUrl.origin}/storage/v1/object/media/${path}`, {
      method: "PUT",
      headers,
      body,
    });
    return site.serveUploads(request, async () => request);
  }

  async function signedIn() {
    const bearer = await accessToken();
    return createClient<Schema>(project.url.origin, publishableKey, { accessToken: async () => bearer });
  }

  const mailsTo = async (address: string) => {
    const names = await readdir(join(directory, "mail")).catch(() => []);
    const mails = await Promise.all(names.map((name) => readFile(join(directory, "mail", name), "utf8")));
    return mails.filter((mail) => mail.includes(`\nTo: ${address}`));
  };

  // A function answers at once when the mail is gone, and after a second when it is not.
  const hasNoQueuedMail = () =>
    expect.poll(() => database.query("select from private.mail_outbox where state = 'queued'")).toEqual([]);

  it("sends the mails of a stored form, each once", async () => {
    const email = `${randomUUID()}@klant.example`;
    const db = visitor("10.1.1.1");
    const stored = await db
      .from("otm_contact_subm_vlotwerk")
      .insert({ name: "Anna", email, message: "Hallo", language: "nl" });
    expect(stored.error).toBeNull();
    await hasNoQueuedMail();
    const confirmed = await db.functions.invoke("send-contact-confirmation", {
      body: { name: "Anna", email, message: "Hallo" },
    });
    expect(confirmed.error).toBeNull();
    const toFirm = await mailsTo("firma@vlotwerk.example");
    expect(toFirm.filter((mail) => mail.includes(email))).toHaveLength(1);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it("stores what is read, and drops what the project would never take", async () => {
    await site.statistics.countView("/contact", "\u0000", "10.5.5.4");
    await site.statistics.close();
    await site.statistics.countView("/contact", "", "10.5.5.5");
    await site.statistics.countView("/no-such-page", "", "10.5.5.5");
    site.statistics.countEmptySearch("zeppelin", "nl", "10.5.5.5");
    await site.statistics.close();
    expect(await database.query("select path, views, visitors from private.page_views")).toEqual([
      { path: "/contact", views: 1, visitors: 1 },
    ]);
    expect(await database.query("select query, times from private.empty_searches")).toEqual([
      { query: "zeppelin", times: 1 },
    ]);
    // The list of pages is the project's.
    await site.statistics.countView("/insights/published", "", "10.5.5.5");
    await site.statistics.close();
    expect(await database.query("select from private.page_views")).toHaveLength(2);
  });

  it("accepts five forms per client address in ten minutes", async () => {
    const send = (address: string, count: number) =>
      visitor(address)
        .from("otm_contact_subm_vlotwerk")
        .insert({ name: `Bert ${count}`, email: "bert@klant.example", message: "Hallo", language: "nl" });
    const statuses = [];
    for (let count = 0; count < 6; count++) statuses.push((await send("10.2.2.2", count)).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    const refused = await send("10.2.2.2", 7);
    expect(Number(refused.error?.details)).toBeGreaterThan(0);
    expect(Number(refused.error?.details)).toBeLessThanOrEqual(600);
    expect((await send("10.2.2.3", 8)).status).toBe(201);
  });

  it("limits what a person stores, by the settings of the server", async () => {
    expect(await database.query("select mb_per_hour, mb_per_day from private.storage_limits")).toEqual([
      { mb_per_hour: 100, mb_per_day: 200 },
    ]);
    await database.query("update private.storage_limits set mb_per_hour = 0");
    const refused = await upload("zwaar", somePdf("zwaar"), "Zwaar.pdf");
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
    await database.query("update private.storage_limits set mb_per_hour = 100");
    expect((await upload("zwaar", somePdf("zwaar"), "Zwaar.pdf")).status).toBe(200);
  });

  it("serves a page's file by a signed link, counts downloads, and answers 410 without the file", async () => {
    const admin = await signedIn();
    const pdf = somePdf("gids");
    const kept = await upload("gids", pdf, "Gids.pdf");
    expect(kept.status).toBe(200);
    const { Id: mediaId } = stored.parse(await kept.json());
    await admin
      .from("otm_download_files")
      .insert({ page_id: activePage, language: "en", media_id: mediaId })
      .throwOnError();
    await admin.from("otm_download_files").delete().eq("language", "nl").throwOnError();

    const email = `${randomUUID()}@klant.example`;
    const db = visitor("10.3.3.3");
    await db
      .from("otm_download_submissions")
      .insert({ page_id: activePage, name: "Cas", email, language: "nl" })
      .throwOnError();
    await hasNoQueuedMail();
    const { data } = await db.functions.invoke("send-download-confirmation", {
      body: { name: "Cas", email },
    });
    const link = new URL(z.object({ data: z.object({ downloadUrl: z.url() }) }).parse(data).data.downloadUrl);
    expect(link.origin).toBe(siteUrl.origin);
    expect((await mailsTo(email)).join("")).toContain("/files/");

    const linkToken = link.pathname.replace("/files/", "");
    const opened = await site.files?.open(linkToken, true);
    expect(opened).toMatchObject({ outcome: "open", name: "Gids.pdf" });
    const content = opened?.outcome === "open" ? await opened.content.bytes() : null;
    expect(content).toEqual(pdf);
    const opens =
      "select opens from public.otm_download_opens join public.otm_download_submissions on id = lead_id where email = $1";
    expect(await database.query(opens, [email])).toEqual([{ opens: 1 }]);
    await site.files?.open(linkToken, false);
    expect(await database.query(opens, [email])).toEqual([{ opens: 1 }]);
    const forged = `${linkToken.startsWith("A") ? "B" : "A"}${linkToken.slice(1)}`;
    expect(await site.files?.open(forged, true)).toBeNull();

    await admin.from("otm_media").delete().eq("id", mediaId).throwOnError();
    expect(await site.files?.open(linkToken, true)).toMatchObject({ outcome: "over", language: "nl" });
  });

  it("deletes data older than a year", async () => {
    await expect
      .poll(() => database.query("select from public.otm_contact_subm_vlotwerk where name = 'Oud'"))
      .toEqual([]);
    await expect.poll(() => database.query("select from private.audit_log where label = 'old'")).toEqual([]);
  });

  it("takes the panel's pictures, cleans them, and serves what it put into the bucket", async () => {
    const sent = await upload("foto", await phonePhoto(), "Foto.jpg");
    expect(sent.status).toBe(200);
    const { Id: id } = stored.parse(await sent.json());
    const current = await site.media.library.findCurrent(id);
    const keys = await project.bucket.list(`${id}/`);
    expect(keys).toContain(mediaKey(id, current?.hash ?? "", "400.avif"));
    const main = await site.media.store.get(mediaKey(id, current?.hash ?? "", "400.jpg"));
    expect(Buffer.from((await main?.bytes()) ?? []).toString("latin1")).not.toContain("Telefoon");
    expect(await site.media.store.get(mediaKey(id, "f".repeat(32), "400.jpg"))).toBeNull();
    const [row] = await database.query(
      "select email from auth.users join public.otm_media on created_by = users.id where otm_media.id = $1",
      [id],
    );
    expect(row).toEqual({ email: administrator.email });
    const forged = await upload("vals", await phonePhoto(), "x.jpg", "eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.x");
    expect(forged.status).toBe(403);
    expect((await upload("niemand", await phonePhoto(), "x.jpg", publishableKey)).status).toBe(403);
  });

  it("copies the library of another server into the bucket", async () => {
    const [picture] = await database.query<{ id: string }>(
      "select id from public.otm_media where path = 'foto'",
    );
    const keys = await project.bucket.list(`${picture?.id}/`);
    expect(keys.length).toBeGreaterThan(2);
    const here = createDirectoryStore(join(directory, "files"));
    for (const key of keys)
      await here.put(key, (await (await project.bucket.get(key))?.bytes()) ?? new Uint8Array(), "");
    await project.bucket.remove(`${picture?.id}/`);
    const settings = {
      SUPABASE_URL: project.url.origin,
      SUPABASE_PUBLISHABLE_KEY: publishableKey,
      SUPABASE_SECRET_KEY: secretKey,
      DATA_DIR: directory,
    };
    const script = fileURLToPath(new URL("../../scripts/files.ts", import.meta.url));
    const call = promisify(execFile)(process.execPath, [script, "copy", "--to", "project"], {
      env: { PATH: process.env.PATH, ...settings },
    });
    // Status 2: the bytes of the seeded file are nowhere.
    await expect(call).rejects.toMatchObject({
      code: 2,
      stdout: expect.stringContaining(`bucket: ${keys.length};`),
    });
    expect(await project.bucket.list(`${picture?.id}/`)).toEqual(keys);
  });

  it("publishes what was scheduled, as the server, and mails administrators why another one failed", async () => {
    await expect
      .poll(() =>
        database.query("select active from public.otm_download_pages where id = $1", [scheduledPage]),
      )
      .toEqual([{ active: true }]);
    expect(
      await database.query("select event, done_by from private.audit_log where subject_id = $1", [
        scheduledPage,
      ]),
    ).toEqual([{ event: "published", done_by: "server" }]);
    await hasNoQueuedMail();
    const mails = await mailsTo(administrator.email);
    expect(mails.filter((mail) => mail.includes("Not published: Concept"))).toHaveLength(1);
  });

  it("tells webhooks what happened, with the project's own functions", async () => {
    const receiver = await startReceiver();
    const admin = await signedIn();
    const made = await admin
      .rpc("create_webhook", { _url: receiver.url, _events: ["team.changed"], _includes_person: false })
      .single()
      .throwOnError();
    await admin.from("otm_team_members").update({ name: "Noor B." }).eq("active", true).throwOnError();
    await visitor("10.5.5.5")
      .from("otm_contact_subm_vlotwerk")
      .insert({ name: "Dirk", email: "dirk@klant.example", message: "Hallo", language: "nl" })
      .throwOnError();
    await expect.poll(() => receiver.received.length).toBe(1);
    const call = receiver.received[0];
    const event = new Webhook(made.data.secret).verify(call?.body ?? "", {
      "webhook-id": String(call?.headers["webhook-id"]),
      "webhook-timestamp": String(call?.headers["webhook-timestamp"]),
      "webhook-signature": String(call?.headers["webhook-signature"]),
    });
    expect(event).toMatchObject({ type: "team.changed", data: { members: [{ name: "Noor B." }] } });
    const log = () => admin.rpc("list_webhook_deliveries", { _webhook_id: made.data.id }).throwOnError();
    await expect
      .poll(async () => (await log()).data)
      .toMatchObject([{ state: "sent", status: 200, answer: "ok" }]);
  });

  it("lets nobody upload to the project itself, administrators included", async () => {
    const { error } = await (await signedIn()).storage.from("media").upload("x.jpg", await phonePhoto());
    expect(error?.message).toContain("row-level security");
  });

  it("deletes from the bucket what no row names, and nothing else", async () => {
    await expect.poll(() => project.bucket.list(orphan.slice(0, 36))).toEqual([]);
  });

  it.each([
    [
      "a wrong key",
      { secretKey: "sb_secret_other" },
      "SUPABASE_SECRET_KEY is not a secret key of the project",
    ],
    ["no project", { url: new URL("http://127.0.0.1:9") }, "SUPABASE_URL (127.0.0.1:9) can't be used"],
  ])("does not start with %s, and says so", async (_, changed, sentence) => {
    await expect(start(changed)).rejects.toThrow(sentence);
  });

  it("has logged no error before an outage", () => {
    expect(logged).toEqual([]);
  });

  it("polls the project's content version, and detects outages", async () => {
    const { current, isAvailable, refresh } = site.contentVersion;
    await expect.poll(isAvailable).toBe(true);
    // What the tests before have written.
    await refresh();
    const before = current();
    await database.execute("update public.otm_blog_articles set author = 'Iemand Anders'");
    await expect.poll(current).toBe(before + 1);
    project.fail(503);
    await expect.poll(isAvailable).toBe(false);
    project.fail(null);
    await expect.poll(isAvailable).toBe(true);
    expect(current()).toBe(before + 1);
  });

  it("detects a project without migrations", async () => {
    project.fail(404);
    await expect(start()).rejects.toThrow("lacks the migrations");
    project.fail(null);
  });

  it.each([503, 429])("answers 503 for a file while the project answers %i", async (status) => {
    const [key] = await database.query<{ key: string }>("select public.file_link_key() as key");
    const link = linkTo(siteUrl, Buffer.from(key?.key ?? "", "hex"), randomUUID());
    project.fail(status);
    const opened = site.files?.open(new URL(link).pathname.replace("/files/", ""), true);
    // As of a database that is away, of which the web makes 503.
    await expect(opened).rejects.toMatchObject({ code: "08006" });
    project.fail(null);
  });
});
