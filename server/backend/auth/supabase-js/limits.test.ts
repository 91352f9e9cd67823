import { beforeAll, describe, expect, it } from "vitest";
import { type Api, openApi, publishableKey } from "../../testing/api.ts";
import { describeOnEachDatabase } from "../../testing/databases.ts";
import { arriveSomebody, letTimePass, openClient, password, someAddress, someEmail } from "./accounts.ts";

describeOnEachDatabase("what is limited", (open) => {
  let api: Api;

  beforeAll(async () => {
    api = await openApi(await open());
  });

  async function post(path: string, body: object, address = someAddress()) {
    const answer = await fetch(`${api.url}/auth/v1/${path}`, {
      method: "POST",
      headers: {
        apikey: publishableKey,
        "x-forwarded-for": address,
        "X-Supabase-Api-Version": "2024-01-01",
      },
      body: JSON.stringify(body),
    });
    const { code } = await answer.json();
    return { status: answer.status, code, wait: Number(answer.headers.get("retry-after")) };
  }

  const signIn = (email: string, secret: string, address: string) =>
    post("token?grant_type=password", { email, password: secret }, address);

  const refused = { status: 429, code: "over_request_rate_limit" };

  describe("wrong passwords", () => {
    it("are five per account and address in 15 minutes; the owner gets in from elsewhere", async () => {
      const { email } = await arriveSomebody(api);
      const there = someAddress();
      for (let attempt = 0; attempt < 5; attempt++) {
        expect(await signIn(email, "mis", there)).toMatchObject({ status: 400, code: "invalid_credentials" });
      }
      const sixth = await signIn(email, password, there);
      expect(sixth).toMatchObject(refused);
      expect(sixth.wait).toBeGreaterThan(850);
      expect(sixth.wait).toBeLessThanOrEqual(900);
      expect((await signIn(email, password, someAddress())).status).toBe(200);
      expect((await signIn(someEmail(), "mis", there)).status).toBe(400);
      await letTimePass(api, 901);
      expect((await signIn(email, password, there)).status).toBe(200);
    });

    it("are counted when they come all at once, too", async () => {
      const there = someAddress();
      const email = someEmail();
      const all = await Promise.all(Array.from({ length: 20 }, () => signIn(email, "mis", there)));
      expect(all.filter(({ status }) => status === 400)).toHaveLength(5);
      expect(all.filter(({ status }) => status === 429)).toHaveLength(15);
    });

    it("are twenty per address in an hour, whoever they are for", async () => {
      const there = someAddress();
      for (let attempt = 0; attempt < 20; attempt++) {
        expect((await signIn(someEmail(), "mis", there)).status).toBe(400);
      }
      expect(await signIn(someEmail(), "mis", there)).toMatchObject(refused);
    });

    it("leave nothing behind once their network is refused, whatever accounts they name", async () => {
      const there = someAddress();
      for (let attempt = 0; attempt < 20; attempt++) await signIn(someEmail(), "mis", there);
      const count = () => api.database.query("select count(*)::int as rows from private.rate_limits");
      const before = await count();
      for (let attempt = 0; attempt < 5; attempt++) {
        expect(await signIn(someEmail(), "mis", there)).toMatchObject(refused);
      }
      expect(await count()).toEqual(before);
    });

    it("are forgotten once the right one was given, and right ones don't count", async () => {
      const { email } = await arriveSomebody(api);
      const there = someAddress();
      for (let round = 0; round < 6; round++) {
        for (let attempt = 0; attempt < 3; attempt++) await signIn(email, "mis", there);
        expect((await signIn(email, password, there)).status).toBe(200);
      }
    });

    it("from one network of IPv6 count together", async () => {
      const email = someEmail();
      for (let attempt = 0; attempt < 5; attempt++)
        await signIn(email, "mis", `2001:db8:1:2::${attempt + 1}`);
      expect(await signIn(email, "mis", "2001:db8:1:2:9:9:9:9")).toMatchObject(refused);
      expect((await signIn(email, "mis", "2001:db8:1:3::1")).status).toBe(400);
    });

    it("count on a change of the password as well", async () => {
      const { client } = await arriveSomebody(api);
      const change = () => client.auth.updateUser({ password: "acht-apen", current_password: "mis" });
      for (let attempt = 0; attempt < 5; attempt++) {
        expect((await change()).error?.code).toBe("current_password_mismatch");
      }
      expect((await change()).error).toMatchObject(refused);
    });
  });

  it("lets a session go on a hundred times in a quarter of an hour", async () => {
    const { client } = await arriveSomebody(api);
    const { data } = await client.auth.getSession();
    const there = { "x-forwarded-for": someAddress() };
    let token = data.session?.refresh_token ?? "";
    async function refresh() {
      const answer = await fetch(`${api.url}/auth/v1/token?grant_type=refresh_token`, {
        method: "POST",
        headers: { apikey: publishableKey, ...there },
        body: JSON.stringify({ refresh_token: token }),
      });
      const told = await answer.json();
      if (answer.ok) token = told.refresh_token;
      return answer.status;
    }
    // The session began with a token of its own.
    for (let time = 1; time < 100; time++) expect(await refresh()).toBe(200);
    expect(await refresh()).toBe(429);
    await api.database.query(
      "update auth.refresh_tokens set created_at = created_at - interval '901 seconds'",
    );
    expect(await refresh()).toBe(200);
  });

  it("asks for thirty codes of one account in a quarter of an hour", async () => {
    const { client } = await arriveSomebody(api);
    const { data } = await client.auth.mfa.enroll({ factorType: "totp" });
    const challenge = async () => (await client.auth.mfa.challenge({ factorId: data?.id ?? "" })).error;
    for (let time = 0; time < 30; time++) expect(await challenge()).toBeNull();
    expect(await challenge()).toMatchObject(refused);
  });

  it("lets five sign up per address in an hour", async () => {
    const there = someAddress();
    const signUp = () => post("signup", { email: someEmail(), password }, there);
    for (let attempt = 0; attempt < 5; attempt++) expect((await signUp()).status).toBe(200);
    expect(await signUp()).toMatchObject(refused);
  });

  it("mails one link for a new password a minute to a mailbox and five an hour, known or not", async () => {
    const { email } = await arriveSomebody(api);
    for (const mailbox of [email, someEmail()]) {
      const recover = () => post("recover", { email: mailbox });
      for (let attempt = 0; attempt < 5; attempt++) {
        expect((await recover()).status).toBe(200);
        const soon = await recover();
        expect(soon).toMatchObject({ status: 429, code: "over_email_send_rate_limit" });
        expect(soon.wait).toBeGreaterThan(50);
        expect(soon.wait).toBeLessThanOrEqual(60);
        await letTimePass(api, 61);
      }
      const sixth = await recover();
      expect(sixth.status).toBe(429);
      expect(sixth.wait).toBeGreaterThan(3_000);
    }
  });

  it("mails twenty links an hour for one address, whoever they are for", async () => {
    const there = someAddress();
    const ask = (number: number) =>
      number % 2 === 0
        ? post("recover", { email: someEmail() }, there)
        : post("resend", { email: someEmail(), type: "signup" }, there);
    for (let asked = 0; asked < 20; asked++) expect((await ask(asked)).status).toBe(200);
    expect(await ask(20)).toMatchObject(refused);
    expect(await ask(21)).toMatchObject(refused);
    expect((await post("recover", { email: someEmail() })).status).toBe(200);
  });

  it("keeps nobody's address in the table of limits", async () => {
    await signIn("iemand@example.nl", "mis", "10.99.98.97");
    const rows = await api.database.query<{ bucket: string }>("select bucket from private.rate_limits");
    for (const { bucket } of rows) expect(bucket).toMatch(/^[0-9a-f]{64}$/);
  });

  it("sweeps out what has expired", async () => {
    await api.database.query(
      "insert into private.rate_limits values ('old', '{}', now() - interval '1 minute')",
    );
    await openClient(api).auth.signInWithPassword({ email: someEmail(), password });
    expect(await api.database.query("select from private.rate_limits where bucket = 'old'")).toEqual([]);
  });
});
