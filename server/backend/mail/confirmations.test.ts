// @module-tag S26
// @module-tag S27

import { randomUUID } from "node:crypto";
import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeAll, expect, it } from "vitest";
import { activePage, arrangeContent } from "../../../supabase/tests/content.ts";
import { oddAddresses } from "../../../test/addresses/odd-addresses.ts";
import { type Api, openApi } from "../testing/api.ts";
import { describeOnDatabase } from "../testing/databases.ts";

const someEmail = () => `klant-${randomUUID()}@klant.example`;

describeOnDatabase("the confirmation functions", (open) => {
  let api: Api;
  let client: SupabaseClient;

  beforeAll(async () => {
    const database = await open();
    await arrangeContent(database);
    await database.execute("truncate private.mail_outbox");
    api = await openApi(database);
    client = api.client();
  });

  const mailsTo = (to: string) => api.mails.filter((mail) => mail.to === to);

  const confirm = (name: string, body: object) => client.functions.invoke(name, { body });

  async function sendMessage(email = someEmail()) {
    const message = { name: "Anna", email, phone: null, company: null, message: "Bel mij" };
    expect((await api.client().from("otm_contact_subm_vlotwerk").insert(message)).error).toBeNull();
    return message;
  }

  it("answer once the mail is sent, and send it once", async () => {
    const message = await sendMessage();
    await expect.poll(queued).toBe(0);
    for (let time = 0; time < 3; time++) {
      const { data, error } = await confirm("send-contact-confirmation", message);
      expect([data, error]).toEqual([{ data: { state: "sent" } }, null]);
    }
    expect(mailsTo(message.email)).toHaveLength(1);
  });

  it("do so for a download, ignoring title and text of the caller", async () => {
    const email = someEmail();
    const request = { page_id: activePage, name: "Anna", email, company: null, remarks: null };
    expect((await client.from("otm_download_submissions").insert(request)).error).toBeNull();
    await expect.poll(queued).toBe(0);
    const { error } = await confirm("send-download-confirmation", {
      name: "Anna",
      email,
      company: "Evil",
      pageTitle: "Win a prize",
      language: "en",
      customEmailContent: { subject: "Win", thankYouMessage: "https://evil.example", footer: "Click" },
    });
    expect(error).toBeNull();
    const [mail, ...others] = mailsTo(email);
    expect(others).toEqual([]);
    expect(mail?.language).toBe("nl");
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/win|evil|click/i);
  });

  it.each([
    ["nobody sent anything", () => ({ name: "Anna", email: someEmail(), message: "Bel mij" })],
    ["the message is another", async () => ({ ...(await sendMessage()), message: "Koop nu" })],
    ["the name is another", async () => ({ ...(await sendMessage()), name: "Bram" })],
  ])("answer 404 without a mail when %s", async (_why, make) => {
    const body = await make();
    await expect.poll(queued).toBe(0);
    const before = api.mails.length;
    const answer = await client.functions.invoke("send-contact-confirmation", { body });
    expect(answer.data).toBeNull();
    expect(answer.response?.status).toBe(404);
    expect(await queued()).toBe(0);
    expect(api.mails).toHaveLength(before);
  });

  const queued = async () =>
    (await api.database.query("select from private.mail_outbox where state = 'queued'")).length;

  it("answer 404 for a submission older than ten minutes", async () => {
    const message = await sendMessage();
    await api.database.query(
      "update private.mail_outbox set created_at = created_at - interval '11 minutes'",
    );
    expect((await confirm("send-contact-confirmation", message)).response?.status).toBe(404);
  });

  it.each<[string, RequestInit, number]>([
    ["another verb", { method: "GET" }, 405],
    ["no body", { method: "POST" }, 400],
    ["a list", { method: "POST", body: "[]" }, 404],
    ["no JSON", { method: "POST", body: "{" }, 400],
    ["other types", { method: "POST", body: '{"name":{"x":1},"email":["a"],"message":5}' }, 404],
  ])("reject %s", async (_what, init, status) => {
    for (const name of ["send-contact-confirmation", "send-download-confirmation"]) {
      expect((await api.call(`/functions/v1/${name}`, init)).status).toBe(status);
    }
    expect(api.logged).toEqual([]);
  });

  it.each([
    ["contact", "otm_contact_subm_vlotwerk", { message: "Bel mij" }],
    ["download", "otm_download_submissions", { page_id: activePage }],
  ])("find no submission for an unusual address, which is not stored (%s)", async (form, table, more) => {
    await expect.poll(queued).toBe(0);
    const kept = () =>
      api.database.query(
        `select (select count(*) from public.${table})::int as sent, count(*)::int as mails from private.mail_outbox`,
      );
    const before = { kept: await kept(), mails: api.mails.length };
    expect(new Set(oddAddresses).size).toBeGreaterThanOrEqual(60);
    for (const email of oddAddresses) {
      const row = { name: "Anna", email, ...more };
      const sent = await api.call(`/rest/v1/${table}`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(row),
      });
      expect(sent.status, email).toBe(400);
      const { response } = await confirm(`send-${form}-confirmation`, row);
      expect([400, 404], email).toContain(response?.status);
    }
    expect({ kept: await kept(), mails: api.mails.length }).toEqual(before);
  });
});
