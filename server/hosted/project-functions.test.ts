// @module-tag Hosted

import { randomUUID } from "node:crypto";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { readLink } from "../../supabase/functions/_shared/file-link.ts";
import { activePage, arrangeContent } from "../../supabase/tests/content.ts";
import { type Database, openDatabase } from "../backend/database/database.ts";
import { createPostgresDatabase } from "../backend/testing/databases.ts";
import { administrator, publishableKey, startTestProject, type TestProject } from "./testing/project.ts";
import { type ProjectFunctions, startProjectFunctions } from "./testing/project-functions.ts";

const siteUrl = new URL("https://vlotwerk.example");

describe("the functions of a hosted project", () => {
  let database: Database;
  let project: TestProject;
  let functions: ProjectFunctions;

  beforeAll(async () => {
    database = await openDatabase({ url: await createPostgresDatabase(inject("migratedTemplate")) });
    await arrangeContent(database);
    project = await startTestProject(database, siteUrl, { error: () => {} });
    functions = await startProjectFunctions(process.env.DENO, project.url, siteUrl);
    project.runFunctionsWith(functions.answer);
  });

  afterAll(async () => {
    await functions?.stop();
    await project?.stop();
    await database?.close();
  });

  const call = (name: string, init: RequestInit = {}) =>
    fetch(new URL(`/functions/v1/${name}`, project.url), {
      method: "POST",
      ...init,
      headers: { apikey: publishableKey, Authorization: `Bearer ${publishableKey}`, ...init.headers },
    });
  const visitor = () => createClient(project.url.origin, publishableKey, { auth: { persistSession: false } });
  const markSent = () => database.query("update private.mail_outbox set state = 'sent', sent_at = now()");

  it("return the featured articles to anybody", async () => {
    const response = await call("get-homepage-featured-articles", { method: "GET" });
    expect(response.status).toBe(200);
    expect(await response.json()).toHaveLength(1);
  });

  it("return the editor's key to administrators only", async () => {
    expect((await call("get-tinymce-key")).status).toBe(403);
    const client = visitor();
    expect((await client.auth.signInWithPassword(administrator)).error).toBeNull();
    expect((await client.functions.invoke("get-tinymce-key")).data).toEqual({ apiKey: "gpl" });
  });

  it("return the mail's state to callers that know the message", async () => {
    const email = `${randomUUID()}@klant.example`;
    const sent = { name: "Anna", email, message: "Hallo" };
    await visitor()
      .from("otm_contact_subm_vlotwerk")
      .insert({ ...sent, language: "nl" })
      .throwOnError();
    expect((await call("send-contact-confirmation", { body: JSON.stringify(sent) })).status).toBe(503);
    await markSent();
    const response = await call("send-contact-confirmation", { body: JSON.stringify(sent) });
    expect([response.status, await response.json()]).toEqual([200, { data: { state: "sent" } }]);
    const other = JSON.stringify({ ...sent, message: "Iets anders" });
    expect((await call("send-contact-confirmation", { body: other })).status).toBe(404);
  });

  it("create file links that the site's server opens", async () => {
    const email = `${randomUUID()}@klant.example`;
    const row = { page_id: activePage, name: "Cas", email, language: "nl" };
    await visitor().from("otm_download_submissions").insert(row).throwOnError();
    await markSent();
    const response = await call("send-download-confirmation", {
      body: JSON.stringify({ name: "Cas", email }),
    });
    const { data }: { data: { downloadUrl: string } } = await response.json();
    const link = new URL(data.downloadUrl);
    expect(link.origin).toBe(siteUrl.origin);
    const [key] = await database.query<{ key: string }>("select public.file_link_key() as key");
    const [lead] = await database.query<{ id: string }>(
      "select id from public.otm_download_submissions where email = $1",
      [email],
    );
    const read = readLink(Buffer.from(key?.key ?? "", "hex"), link.pathname.replace("/files/", ""));
    expect(read?.leadId).toBe(lead?.id);
  });

  it("allow CORS for the site's origin only", async () => {
    const ask = (origin: string) =>
      call("get-tinymce-key", {
        method: "OPTIONS",
        headers: { Origin: origin, "Access-Control-Request-Headers": "apikey, authorization" },
      });
    const own = await ask(siteUrl.origin);
    expect(own.status).toBe(204);
    expect(own.headers.get("access-control-allow-origin")).toBe(siteUrl.origin);
    expect(own.headers.get("access-control-allow-headers")).toBe("apikey, authorization");
    expect((await ask("https://elsewhere.example")).headers.has("access-control-allow-origin")).toBe(false);
  });

  it("reveal no details while the project is unavailable", async () => {
    const response = await fetch(new URL("/functions/v1/send-contact-confirmation", project.url), {
      method: "GET",
    });
    expect(response.status).toBe(405);
    const url = project.url;
    project.fail(503);
    const failing = await functions.answer(
      new Request(new URL("/functions/v1/send-contact-confirmation", url), {
        method: "POST",
        body: JSON.stringify({ name: "Anna", email: "a@klant.example", message: "Hallo" }),
      }),
    );
    project.fail(null);
    expect([failing.status, await failing.json()]).toEqual([
      500,
      { error: { message: "The function failed" } },
    ]);
  });
});
