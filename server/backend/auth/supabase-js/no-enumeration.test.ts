// @module-tag S15

import { beforeAll, describe, expect, it } from "vitest";
import { waitFor } from "../../../testing/wait-for.ts";
import { type Api, openApi, publishableKey } from "../../testing/api.ts";
import { describeOnDatabase } from "../../testing/databases.ts";
import {
  latestMail,
  openClient,
  password,
  readLink,
  signInNewUser,
  someAddress,
  someEmail,
} from "./accounts.ts";

/** The shape of each response; a second request shows the effects of the first. */
const rounds = 3;

describeOnDatabase("the existence of an account", (open) => {
  let api: Api;
  let known: string;
  const unconfirmed = someEmail();

  beforeAll(async () => {
    api = await openApi(await open());
    known = (await signInNewUser(api)).email;
    await ask("signup", { email: unconfirmed, password: "zeven-zebras" });
  });

  type Outcome = { status: number; shape: string };

  const ask = (path: string, body: object) => requestFrom(someAddress(), path, body);

  async function requestFrom(address: string, path: string, body: object): Promise<Outcome> {
    const response = await fetch(`${api.url}/auth/v1/${path}`, {
      method: "POST",
      headers: { apikey: publishableKey, "x-forwarded-for": address },
      body: JSON.stringify(body),
    });
    const result: unknown = await response.json();
    const fields = JSON.stringify(result, (_, value) => (typeof value === "string" ? typeof value : value));
    return { status: response.status, shape: `${[...response.headers.keys()].join(" ")} ${fields}` };
  }

  const calls: [string, string, (email: string) => object][] = [
    ["sign-in", "token?grant_type=password", (email) => ({ email, password: "mis-mis" })],
    ["sign-up", "signup", (email) => ({ email, password: "acht-apen", data: { name: "X" } })],
    ["reset", "recover", (email) => ({ email })],
    ["resend", "resend", (email) => ({ email, type: "signup" })],
  ];

  it.each(calls)("is not revealed by %s: neither by status nor by headers or body", async (_, path, body) => {
    const result = new Set<string>();
    for (let round = 0; round < rounds; round++) {
      await api.database.query("delete from private.rate_limits");
      for (const email of [known, unconfirmed, someEmail()]) {
        const { status, shape } = await ask(path, body(email));
        result.add(`${status} ${shape}`);
      }
    }
    expect(result.size).toBe(1);
  });

  it("is not revealed by a sign-in with the password of a sign-up before it", async () => {
    const result = new Set<string>();
    for (const email of [known, someEmail()]) {
      await api.database.query("delete from private.rate_limits");
      await ask("signup", { email, password: "acht-apen" });
      const tries = Array.from({ length: 7 }, () => ({ email, password: "acht-apen" }));
      const responses: Outcome[] = [];
      for (const body of tries)
        responses.push(await requestFrom("10.9.8.7", "token?grant_type=password", body));
      result.add(JSON.stringify(responses.map(({ status, shape }) => [status, shape])));
    }
    expect(result.size).toBe(1);
  });

  it("is mailed to its owner on a sign-up with the address", async () => {
    await api.database.query("delete from private.rate_limits");
    await ask("signup", { email: known, password: "acht-apen" });
    expect((await latestMail(api, known)).subject).toBe("U hebt al een account bij Vlotwerk");
    await api.database.query("delete from private.rate_limits");
    expect((await ask("token?grant_type=password", { email: known, password })).status).toBe(200);
    expect((await ask("token?grant_type=password", { email: known, password: "acht-apen" })).status).toBe(
      400,
    );
  });

  describe("of an unconfirmed account", () => {
    async function signUpTwice(first: string, second: string, between = async (_: string) => {}) {
      const email = someEmail();
      await ask("signup", { email, password: first });
      await api.database.query("delete from private.rate_limits");
      await between(email);
      await ask("signup", { email, password: second });
      await api.database.query("delete from private.rate_limits");
      const link = readLink(await latestMail(api, email));
      const owner = openClient(api);
      expect((await owner.auth.verifyOtp(link)).error).toBeNull();
      const signIn = async (secret: string) =>
        (await ask("token?grant_type=password", { email, password: secret })).status;
      return { email, owner, signIn };
    }

    it("has no password when two sign-ups differ; the mail's reader sets one", async () => {
      const { email, owner, signIn } = await signUpTwice(password, "van-een-ander");
      expect([await signIn("van-een-ander"), await signIn(password)]).toEqual([400, 400]);
      await owner.auth.resetPasswordForEmail(email);
      const link = await waitFor(async () => {
        const latest = readLink(await latestMail(api, email));
        expect(latest.type).toBe("recovery");
        return latest;
      });
      expect((await owner.auth.verifyOtp(link)).error).toBeNull();
      expect((await owner.auth.updateUser({ password })).error).toBeNull();
      expect(await signIn(password)).toBe(200);
    });

    it("keeps a password that two sign-ups share", async () => {
      const { signIn } = await signUpTwice(password, password);
      expect(await signIn(password)).toBe(200);
    });

    it("takes a new one a day after the first sign-up", async () => {
      const { signIn } = await signUpTwice("van-een-ander", password, async (email) => {
        await api.database.query(
          "update auth.users set confirmation_sent_at = confirmation_sent_at - interval '25 hours' where email = $1",
          [email],
        );
      });
      expect(await signIn("van-een-ander")).toBe(400);
      expect(await signIn(password)).toBe(200);
    });
  });
});
