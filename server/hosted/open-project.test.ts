import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import type { Database as Schema } from "../../app/data/schema.ts";
import { renderMail } from "../../app/mails/render-mail.tsx";
import { linkTo } from "../../supabase/functions/_shared/file-link.ts";
import { activePage, arrangeContent } from "../../supabase/tests/content.ts";
import type { Database } from "../backend/database/database.ts";
import { somePdf } from "../backend/files/testing/files.ts";
import { describeOnDatabase } from "../backend/testing/databases.ts";
import { type OpenProject, openProject } from "./open-project.ts";
import {
  administrator,
  publishableKey,
  secretKey,
  startTestProject,
  type TestProject,
} from "./testing/project.ts";

const siteUrl = new URL("https://vlotwerk.example");
const gonePage = randomUUID();
const token = z.object({ access_token: z.string() });

describeOnDatabase("a site in hosted mode", (open) => {
  let database: Database;
  let project: TestProject;
  let site: OpenProject;
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
      },
      directory,
      renderMail,
      { request: () => {}, info: () => {}, warn: () => {}, error: note },
    );

  beforeAll(async () => {
    database = await open();
    await arrangeContent(database);
    await database.query(
      "insert into public.otm_contact_subm_vlotwerk (name, email, message, created_at) values ('Oud', 'oud@klant.example', 'Oud', '2020-01-01')",
    );
    project = await startTestProject(database, siteUrl, { error: note });
    directory = await mkdtemp(join(tmpdir(), "vlotwerk-hosted-"));
    await database.query(
      "insert into private.audit_log (created_at, event, done_by, label) values (now() - interval '13 months', 'published', 'server', 'old')",
    );
    project.orphans.add(gonePage);
    site = await start();
  });

  afterAll(async () => {
    await site?.close();
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

  async function signedIn() {
    const client = createClient<Schema>(project.url.origin, publishableKey, {
      auth: { persistSession: false },
    });
    const { data, error } = await client.auth.signInWithPassword(administrator);
    expect(error).toBeNull();
    return createClient<Schema>(project.url.origin, publishableKey, {
      accessToken: async () => token.parse(data.session).access_token,
    });
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

  it("serves a page's file by a signed link, counts downloads, and answers 410 without the file", async () => {
    const admin = await signedIn();
    const bucket = admin.storage.from("download-files");
    const path = `${activePage}/nl`;
    const pdf = somePdf("gids");
    const kept = await bucket.upload(path, pdf.slice().buffer, {
      contentType: "application/pdf",
      upsert: true,
      metadata: { name: "Gids.pdf" },
    });
    expect(kept.error).toBeNull();

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

    expect((await bucket.remove([path])).error).toBeNull();
    expect(await site.files?.open(linkToken, true)).toMatchObject({ outcome: "over", language: "nl" });
  });

  it("deletes data older than a year", async () => {
    await expect
      .poll(() => database.query("select from public.otm_contact_subm_vlotwerk where name = 'Oud'"))
      .toEqual([]);
    await expect.poll(() => database.query("select from private.audit_log where label = 'old'")).toEqual([]);
  });

  it("deletes orphaned files from the bucket, and no others", async () => {
    await expect.poll(() => project.orphans.size).toBe(0);
    expect(project.removed).toEqual([gonePage]);
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

  it("polls the project's content version, and detects outages", async () => {
    const { current, isAvailable } = site.contentVersion;
    await expect.poll(isAvailable).toBe(true);
    const before = current();
    await database.execute("update public.otm_blog_articles set author = 'Iemand Anders'");
    await expect.poll(current).toBe(before + 1);
    project.fail(503);
    await expect.poll(isAvailable).toBe(false);
    project.fail(null);
    await expect.poll(isAvailable).toBe(true);
    expect(current()).toBe(before + 1);
  });

  it("has logged no error before the outage", () => {
    expect(logged).toEqual([]);
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
