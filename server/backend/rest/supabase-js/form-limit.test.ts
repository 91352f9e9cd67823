// @module-tag S14

import { createClient } from "@supabase/supabase-js";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { activePage, arrangeContent } from "../../../../supabase/tests/content.ts";
import { inFull } from "../../../testing/in-full.ts";
import { type Api, openApi, publishableKey, someAddress } from "../../testing/api.ts";
import { describeOnDatabase } from "../../testing/databases.ts";

describeOnDatabase("forms from one address", (open) => {
  let api: Api;
  beforeAll(async () => {
    const database = await open();
    await arrangeContent(database);
    api = await openApi(database);
  });

  beforeEach(async () => {
    await api.database.query("delete from private.rate_limits");
    await api.database.query("delete from public.otm_contact_subm_vlotwerk");
  });

  const person = { name: "Eva", email: "eva@klant.example" };

  function at(address: string, token?: string) {
    const client = createClient(api.url, publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: {
        headers: { "x-forwarded-for": address, ...(token && { Authorization: `Bearer ${token}` }) },
      },
    });
    return {
      write: () => client.from("otm_contact_subm_vlotwerk").insert({ ...person, message: "Bel mij." }),
      request: () => client.from("otm_download_submissions").insert({ ...person, page_id: activePage }),
    };
  }

  const tooMany = { status: 429, error: { code: "over_form_rate_limit" } };

  it("are limited to five in ten minutes over all forms, per client", async () => {
    const visitor = at(someAddress());
    for (const send of [visitor.write, visitor.request, visitor.write, visitor.request, visitor.write]) {
      expect((await send()).status).toBe(201);
    }
    expect(await visitor.write()).toMatchObject(tooMany);
    expect(await visitor.request()).toMatchObject(tooMany);
    expect((await at(someAddress()).write()).status).toBe(201);
    await api.database.query(
      `update private.rate_limits set hits = array(
         select hit - interval '601 seconds' from unnest(hits) hit
       )`,
    );
    expect((await visitor.write()).status).toBe(201);
  });

  it("let sixty comments through a preview link pass, and of 10,000 no more", async () => {
    const [link] = await api.database.query<{ id: string }>(
      `insert into public.otm_preview_links (kind, subject_id, version_id, token_hash, expires_at)
       select kind, subject_id, id, encode(sha256('comments'), 'hex'), now() + interval '1 day'
       from public.otm_versions limit 1 returning id`,
    );
    const address = someAddress();
    const comment = async (at: string) => {
      const { error } = await createClient(api.url, publishableKey, {
        auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
        global: { headers: { "x-forwarded-for": at } },
      }).rpc("give_opinion", { _token: "comments", _name: "Anna", _remark: "x" });
      return error?.code;
    };
    const sent = inFull ? 10_000 : 80;
    const codes = new Map<string | undefined, number>();
    for (let count = 0; count < sent; count += 1) {
      const code = await comment(address);
      codes.set(code, (codes.get(code) ?? 0) + 1);
    }
    expect(Object.fromEntries(codes)).toEqual({ undefined: 60, over_form_rate_limit: sent - 60 });
    expect(await comment(someAddress())).toBeUndefined();
    const kept = "select from public.otm_preview_opinions where link_id = $1";
    expect(await api.database.query(kept, [link?.id ?? ""])).toHaveLength(61);
  });

  it.each([
    ["otm_contact_subm_vlotwerk", { ...person, message: "Bel mij." }],
    ["otm_download_submissions", { ...person, page_id: activePage }],
  ])("answer Retry-After in seconds: %s", async (table, row) => {
    const address = someAddress();
    for (let sent = 0; sent < 5; sent++) await at(address).write();
    const response = await api.call(`/rest/v1/${table}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "x-forwarded-for": address },
      body: JSON.stringify(row),
    });
    expect(response.status).toBe(429);
    const { details } = await response.json();
    expect(details).toBe(response.headers.get("retry-after"));
    expect(Number(details)).toBeGreaterThan(550);
    expect(Number(details)).toBeLessThanOrEqual(600);
  });

  it("are counted under concurrency", async () => {
    const visitor = at(someAddress());
    const responses = await Promise.all(Array.from({ length: 12 }, () => visitor.write()));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(await api.database.query("select from public.otm_contact_subm_vlotwerk")).toHaveLength(5);
  });

  it("are counted by address and not by account, under every name of a table and every network of IPv6", async () => {
    const token = await api.signIn();
    for (let sent = 0; sent < 5; sent++) {
      expect((await at(`2001:db8:1:2::${sent + 1}`, token).write()).status).toBe(201);
    }
    expect(await at("2001:db8:1:2::6").write()).toMatchObject(tooMany);
    const encoded = await api.call("/rest/v1/otm%5fcontact%5Fsubm_vlotwerk", {
      method: "POST",
      headers: { "Content-Type": "application/json", "x-forwarded-for": "2001:db8:1:2::7" },
      body: JSON.stringify({ ...person, message: "Bel mij." }),
    });
    expect(encoded.status).toBe(429);
  });

  it("are inserted one row per call, also when signed in", async () => {
    const token = await api.signIn();
    const response = await api
      .client(token)
      .from("otm_contact_subm_vlotwerk")
      .insert([
        { ...person, message: "Bel mij." },
        { ...person, message: "Bel mij." },
      ]);
    expect(response).toMatchObject({ status: 413, error: { code: "beyond_bounds" } });
  });
});
