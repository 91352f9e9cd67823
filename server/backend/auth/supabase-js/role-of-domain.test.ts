import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Api, openApi } from "../../testing/api.ts";
import { describeOnDatabase } from "../../testing/databases.ts";
import { signInNewUser } from "./accounts.ts";
import { type Browser, errorOf, openBrowser, signInWith, startFlow } from "./browser.ts";
import { type Issuer, someUser, startGoogle, startOpenId } from "./issuers.ts";

describeOnDatabase("a domain that administrators allow", (open) => {
  let api: Api;
  let google: Issuer;
  let issuer: Issuer;
  let browser: Browser;
  let count = 0;

  beforeAll(async () => {
    [google, issuer] = await Promise.all([startGoogle(), startOpenId()]);
    api = await openApi(await open(), {
      providers: { google: google.client, "custom:oidc": issuer.client },
    });
    await api.database.query(
      "insert into public.otm_allowed_domains (domain, role) values ('firma.example', 'editor')",
    );
  });

  beforeEach(() => {
    issuer.user = someUser({ email: at("firma.example") });
    browser = openBrowser(api);
  });

  function at(domain: string): string {
    count += 1;
    return `eva${count}@${domain}`;
  }

  async function signInAndAsk(provider: "google" | "custom:oidc" = "custom:oidc") {
    const one = openBrowser(api);
    const { data, error } = await signInWith(one, provider);
    expect(error).toBeNull();
    const own = await one.client.rpc("get_own_role");
    return { id: data.user?.id ?? "", role: own.data?.[0]?.role ?? null };
  }

  const eventsOf = (id: string) =>
    api.database.query(
      `select event, done_by, label from private.audit_log
       where account_id = $1 and event like 'role-%' order by created_at, id`,
      [id],
    );
  const takeRole = (id: string) =>
    api.database.query("delete from public.user_roles where user_id = $1", [id]);

  it("gives its people its role, as the audit log holds", async () => {
    const { id, role } = await signInAndAsk();
    expect(role).toBe("editor");
    expect(await eventsOf(id)).toEqual([
      { event: "role-given", done_by: "server", label: "editor" },
      { event: "role-by-domain", done_by: "server", label: "firma.example" },
    ]);
    const [held] = await api.database.query(
      "select requires_second_step from public.user_roles where user_id = $1",
      [id],
    );
    expect(held).toEqual({ requires_second_step: false });
    expect((await signInAndAsk()).role).toBe("editor");
    expect(await eventsOf(id)).toHaveLength(2);
  });

  it("is meant in any case of letters", async () => {
    issuer.user = someUser({ email: at("FIRMA.Example") });
    expect((await signInAndAsk()).role).toBe("editor");
  });

  it.each([
    "mail.firma.example",
    "firma.example.evil.example",
    "nietfirma.example",
    "firma.example.",
    "fırma.example",
    "xn--frma-nza.example",
    "example",
  ])("is not %s", async (domain) => {
    issuer.user = someUser({ email: at(domain) });
    const one = openBrowser(api);
    const landed = await one.follow(await startFlow(one, "custom:oidc"));
    const code = landed.searchParams.get("code");
    if (code) await one.client.auth.exchangeCodeForSession(code);
    else expect(errorOf(landed)?.code).toBe("unexpected_failure");
    const roles = await api.database.query(
      "select from public.user_roles join auth.users on users.id = user_id where email like $1",
      [`${String(issuer.user.email).split("@")[0]}@%`],
    );
    expect(roles).toEqual([]);
  });

  it("gives nothing for an address that is not verified, also to an account that exists", async () => {
    issuer.user = someUser({ email: at("firma.example"), email_verified: false });
    const refused = await browser.follow(await startFlow(browser, "custom:oidc"));
    expect(errorOf(refused)?.code).toBe("provider_email_needs_verification");
    await api.database.query("update public.otm_allowed_domains set domain = 'later.example'");
    const user = someUser({ email: at("firma.example") });
    issuer.user = user;
    const { id, role } = await signInAndAsk();
    expect(role).toBeNull();
    await api.database.query("update public.otm_allowed_domains set domain = 'firma.example'");
    issuer.user = { ...user, email_verified: false };
    expect(await signInAndAsk()).toEqual({ id, role: null });
    issuer.user = user;
    expect(await signInAndAsk()).toEqual({ id, role: "editor" });
  });

  it("gives nothing for another address than the account's", async () => {
    issuer.user = someUser({ email: at("elders.example") });
    const { id } = await signInAndAsk();
    issuer.user = { ...issuer.user, email: at("firma.example") };
    expect(await signInAndAsk()).toEqual({ id, role: null });
  });

  it("leaves a role that somebody has as it is", async () => {
    const { id } = await signInAndAsk();
    await api.database.query("update public.user_roles set role = 'writer' where user_id = $1", [id]);
    expect((await signInAndAsk()).role).toBe("writer");
  });

  it("gives no role again that was taken, by a domain or not", async () => {
    const { id } = await signInAndAsk();
    await takeRole(id);
    expect(await signInAndAsk()).toEqual({ id, role: null });
    const invited = await signInNewUser(api);
    const [account] = await api.database.query<{ id: string }>(
      "update auth.users set email = $2 where email = $1 returning id",
      [invited.email, at("firma.example")],
    );
    await api.database.query("insert into public.user_roles (user_id, role) values ($1, 'writer')", [
      account?.id ?? "",
    ]);
    await takeRole(account?.id ?? "");
    issuer.user = someUser({ email: `eva${count}@firma.example` });
    expect(await signInAndAsk()).toEqual({ id: account?.id, role: null });
  });

  it("gives a banned person nothing", async () => {
    const user = someUser({ email: at("firma.example") });
    issuer.user = user;
    const { id } = await signInAndAsk();
    await api.database.query("delete from public.user_roles where user_id = $1", [id]);
    await api.database.query(
      "update auth.users set banned_until = 'infinity', raw_app_meta_data = '{}' where id = $1",
      [id],
    );
    const landed = await browser.follow(await startFlow(browser, "custom:oidc"));
    expect(errorOf(landed)?.code).toBe("user_banned");
    expect(await api.database.query("select from public.user_roles where user_id = $1", [id])).toEqual([]);
  });

  it("gives those nothing who sign up with a password", async () => {
    const { client, email } = await signInNewUser(api);
    expect((await client.rpc("get_own_role")).data).toEqual([]);
    await api.database.query("insert into public.otm_allowed_domains (domain, role) values ($1, 'writer')", [
      "example.nl",
    ]);
    const another = await signInNewUser(api);
    expect((await another.client.rpc("get_own_role")).data).toEqual([]);
    await api.database.query("delete from public.otm_allowed_domains where domain = 'example.nl'");
    expect(email).toContain("@example.nl");
  });

  it("takes nothing away when it is removed", async () => {
    const { id } = await signInAndAsk();
    await api.database.query("delete from public.otm_allowed_domains");
    expect(await signInAndAsk()).toEqual({ id, role: "editor" });
    issuer.user = someUser({ email: at("firma.example") });
    expect((await signInAndAsk()).role).toBeNull();
    await api.database.query(
      "insert into public.otm_allowed_domains (domain, role) values ('firma.example', 'editor')",
    );
  });

  describe("at Google", () => {
    it.each([
      ["of a Workspace", { hd: "firma.example" }, "editor"],
      ["of somebody who had the address once", {}, null],
    ])("counts for an account %s: %o", async (_, claims, role) => {
      google.user = someUser({ email: at("firma.example"), ...claims });
      expect((await signInAndAsk("google")).role).toBe(role);
    });
  });
});
