import { beforeAll, expect, it } from "vitest";
import { activePage, arrangeContent, draftPage } from "../../../../supabase/tests/content.ts";
import { type Api, openApi } from "../../testing/api.ts";
import { describeOnDatabase } from "../../testing/databases.ts";

describeOnDatabase("the API for visitors, through supabase-js", (open) => {
  let api: Api;
  beforeAll(async () => {
    const database = await open();
    await arrangeContent(database);
    api = await openApi(database);
  });

  const message = {
    name: "Eva",
    email: "eva@klant.example",
    phone: null,
    company: null,
    message: "Bel mij.",
  };

  it("stores a contact message, which its sender can't read back", async () => {
    const contact = api.client().from("otm_contact_subm_vlotwerk");
    expect(await contact.insert([message])).toMatchObject({ status: 201, data: null, error: null });
    expect(await contact.insert(message)).toMatchObject({ status: 201, error: null });
    const read = await contact.select("*");
    expect(read.data ?? []).toEqual([]);
    const insertion = await contact.insert(message).select();
    expect(insertion).toMatchObject({ status: 401, data: null, error: { code: "42501" } });
    expect(
      await api.database.query("select phone, message from otm_contact_subm_vlotwerk where name = 'Eva'"),
    ).toEqual([
      { phone: null, message: "Bel mij." },
      { phone: null, message: "Bel mij." },
    ]);
  });

  it("rejects an invalid message with the reason", async () => {
    const contact = api.client().from("otm_contact_subm_vlotwerk");
    expect(await contact.insert({ ...message, email: "nobody" })).toMatchObject({
      status: 400,
      error: { code: "23514" },
    });
    const post = async (body: object) => {
      const response = await api.call("/rest/v1/otm_contact_subm_vlotwerk", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      });
      return { status: response.status, ...JSON.parse(await response.text()) };
    };
    expect(await post({ name: "Eva" })).toMatchObject({ status: 400, code: "23502" });
    expect(await post({ ...message, nope: 1 })).toEqual({
      status: 400,
      code: "PGRST204",
      details: null,
      hint: null,
      message: "Could not find the 'nope' column of 'otm_contact_subm_vlotwerk' in the schema cache",
    });
  });

  it("returns an active download page with its content, and no draft", async () => {
    const bySlug = (slug: string) =>
      api.client().from("otm_download_pages").select("*").eq("slug", slug).eq("active", true).single();
    const page = await bySlug("active_page");
    expect(page.data).toMatchObject({ id: activePage, active: true });
    expect(await bySlug("draft_page")).toMatchObject({ error: { code: "PGRST116" } });
    const content = await api
      .client()
      .from("otm_download_page_content")
      .select("*")
      .eq("page_id", activePage)
      .eq("language", "nl")
      .single();
    expect(content.data).toMatchObject({ title: "Gids" });
    const english = await api
      .client()
      .from("otm_download_page_content")
      .select("*")
      .eq("page_id", activePage)
      .eq("language", "en")
      .maybeSingle();
    expect(english).toMatchObject({ data: null, error: null });
  });

  it("stores a request for a download, for active pages only", async () => {
    const requests = api.client().from("otm_download_submissions");
    const request = {
      page_id: activePage,
      name: "Eva",
      company: null,
      email: "eva@klant.example",
      remarks: null,
    };
    expect(await requests.insert([request])).toMatchObject({ status: 201, error: null });
    expect(await requests.insert([{ ...request, page_id: draftPage }])).toMatchObject({
      status: 401,
      error: { code: "42501" },
    });
    expect((await requests.select("*")).data ?? []).toEqual([]);
  });
});
