import { beforeAll, expect, it } from "vitest";
import { type Api, openApi, publishableKey } from "../../testing/api.ts";
import { describeOnEachDatabase } from "../../testing/databases.ts";
import { arriveSomebody, latestMail, password, someAddress, someEmail } from "./accounts.ts";

const rounds = 10;

describeOnEachDatabase("whether there is an account", (open) => {
  let api: Api;
  let known: string;

  beforeAll(async () => {
    api = await openApi(await open());
    known = (await arriveSomebody(api)).email;
  });

  type Told = { status: number; shape: string };

  async function ask(path: string, body: object): Promise<Told> {
    const answer = await fetch(`${api.url}/auth/v1/${path}`, {
      method: "POST",
      headers: { apikey: publishableKey, "x-forwarded-for": someAddress() },
      body: JSON.stringify(body),
    });
    const told: unknown = await answer.json();
    const shape = JSON.stringify(told, (_, value) => (typeof value === "string" ? typeof value : value));
    return { status: answer.status, shape };
  }

  const calls: [string, string, (email: string) => object][] = [
    ["sign-in", "token?grant_type=password", (email) => ({ email, password: "mis-mis" })],
    ["sign-up", "signup", (email) => ({ email, password: "acht-apen", data: { name: "X" } })],
    ["reset", "recover", (email) => ({ email })],
    ["resend", "resend", (email) => ({ email, type: "signup" })],
  ];

  it.each(calls)("is not told by %s: neither by status nor by body", async (_, path, body) => {
    const told = new Set<string>();
    for (let round = 0; round < rounds; round++) {
      await api.database.query("delete from private.rate_limits");
      for (const email of [known, someEmail()]) {
        const { status, shape } = await ask(path, body(email));
        told.add(`${status} ${shape}`);
      }
    }
    expect(told.size).toBe(1);
  });

  it("is told to its owner by mail, when somebody signs up with their address", async () => {
    await api.database.query("delete from private.rate_limits");
    await ask("signup", { email: known, password: "acht-apen" });
    expect((await latestMail(api, known)).subject).toBe("U hebt al een account bij Vlotwerk");
    await api.database.query("delete from private.rate_limits");
    expect((await ask("token?grant_type=password", { email: known, password })).status).toBe(200);
    expect((await ask("token?grant_type=password", { email: known, password: "acht-apen" })).status).toBe(
      400,
    );
  });

  it("that waits for its confirmation takes the password of the latest sign-up", async () => {
    const email = someEmail();
    await ask("signup", { email, password: "van-een-ander" });
    await api.database.query("delete from private.rate_limits");
    await ask("signup", { email, password });
    await api.database.query("update auth.users set email_confirmed_at = now() where email = $1", [email]);
    expect((await ask("token?grant_type=password", { email, password: "van-een-ander" })).status).toBe(400);
    expect((await ask("token?grant_type=password", { email, password })).status).toBe(200);
  });
});
