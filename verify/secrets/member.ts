import assert from "node:assert/strict";
import { setTimeout as wait } from "node:timers/promises";
import { TOTP } from "otpauth";
import { z } from "zod";
import type { MailServer } from "../../server/backend/mail/testing/start-mail-server.ts";
import type { Planted } from "./planted.ts";
import type { Sender } from "./sender.ts";

const session = z.object({ access_token: z.string(), refresh_token: z.string() });
const identified = z.object({ id: z.string() });
const enrolled = z.object({ id: z.string(), totp: z.object({ secret: z.string() }) });

/**
 * Signs up, signs in, resets the password and enrols a second factor; sends each generated secret again where it is
 * rejected. @returns the generated secrets by name
 */
export async function signUpAndUseAccount(
  { send }: Sender,
  planted: Planted,
  mails: MailServer,
): Promise<Record<string, string>> {
  const email = planted.memberEmail;
  const given: Record<string, string> = {};
  const auth = "/auth/v1";
  const token = `${auth}/token?grant_type`;

  function note(name: string, response: string): { authorization: string } {
    const { access_token, refresh_token } = session.parse(JSON.parse(response));
    given[`access token ${name}`] = access_token;
    given[`refresh token ${name}`] = refresh_token;
    return { authorization: `Bearer ${access_token}` };
  }

  await send(200, "POST", `${auth}/signup`, { email, password: planted.password });
  const signUpToken = await tokenMailedTo(mails, email, "signup");
  given["token of the sign-up"] = signUpToken;
  await send(200, "GET", `/beheer?token_hash=${signUpToken}&type=signup`);
  note(
    "of the sign-up",
    await send(200, "POST", `${auth}/verify`, { type: "signup", token_hash: signUpToken }),
  );
  await send(403, "POST", `${auth}/verify`, { type: "signup", token_hash: signUpToken });

  const signedIn = note(
    "of the sign-in",
    await send(200, "POST", `${token}=password`, { email, password: planted.password }),
  );
  const refresh = given["refresh token of the sign-in"] ?? "";
  await send(200, "GET", `${auth}/user`, undefined, signedIn);
  await send(401, "GET", "/rest/v1/otm_blog_tags", undefined, {
    authorization: `${signedIn.authorization}x`,
  });
  await send(
    400,
    "GET",
    `/rest/v1/otm_blog_tags?order=${signedIn.authorization.slice(7)}`,
    undefined,
    signedIn,
  );
  await send(400, "POST", `${token}=refresh_token`, `{"refresh_token":"${refresh}`);
  note("of the refresh", await send(200, "POST", `${token}=refresh_token`, { refresh_token: refresh }));

  const change = { password: planted.newPassword };
  await send(400, "PUT", `${auth}/user`, { ...change, current_password: planted.wrongPassword }, signedIn);
  await send(200, "PUT", `${auth}/user`, { ...change, current_password: planted.password }, signedIn);

  await send(200, "POST", `${auth}/recover`, { email });
  const recoveryToken = await tokenMailedTo(mails, email, "recovery");
  given["token of the recovery"] = recoveryToken;
  await send(200, "GET", `/beheer?token_hash=${recoveryToken}&type=recovery`);
  await send(403, "POST", `${auth}/verify`, { type: "signup", token_hash: recoveryToken });
  const recovered = note(
    "of the recovery",
    await send(200, "POST", `${auth}/verify`, { type: "recovery", token_hash: recoveryToken }),
  );
  await send(200, "PUT", `${auth}/user`, { password: planted.recoveredPassword }, recovered);
  // The new password ended that session.
  await send(403, "GET", `${auth}/user`, undefined, signedIn);

  await addFactor();
  return given;

  async function addFactor(): Promise<void> {
    // A code belongs to its challenge.
    const here = { ...recovered, "x-forwarded-for": "10.2.0.1" };
    const names = { factor_type: "totp", friendly_name: planted.factorName };
    const factor = enrolled.parse(JSON.parse(await send(200, "POST", `${auth}/factors`, names, here)));
    const { secret } = factor.totp;
    const code = new TOTP({ secret }).generate();
    Object.assign(given, { "secret of the factor": secret, "code of the factor": code });
    const path = `${auth}/factors/${factor.id}`;
    const challenge = async () =>
      identified.parse(JSON.parse(await send(200, "POST", `${path}/challenge`, {}, here))).id;
    const response = async (typed: string) => ({ challenge_id: await challenge(), code: typed });
    await send(422, "POST", `${path}/verify`, await response(planted.recoveryCode), here);
    const raised = note(
      "of the factor",
      await send(200, "POST", `${path}/verify`, await response(code), here),
    );
    await send(422, "POST", `${path}/verify`, await response(code), { ...here, ...raised });

    const rpc = "/rest/v1/rpc";
    const codes = z
      .array(z.string())
      .parse(JSON.parse(await send(200, "POST", `${rpc}/create_recovery_codes`, {}, raised)));
    assert.equal(codes.length, 10);
    for (const [index, one] of codes.entries()) given[`recovery code ${index + 1}`] = one;
    const use = (status: number, typed: object | string) =>
      send(status, "POST", `${rpc}/use_recovery_code`, typed, raised);
    assert.equal(await use(200, { code: planted.recoveryCode }), "false");
    assert.equal(await use(200, { code: codes[0] }), "true");
    assert.equal(await use(200, { code: codes[0] }), "false");
    await use(400, `{"code":"${codes[1]}`);
    await send(405, "GET", `${rpc}/use_recovery_code?code=${codes[2]}`, undefined, raised);
    await send(204, "POST", `${auth}/logout?scope=local`, undefined, raised);
    await send(403, "GET", `${auth}/user`, undefined, raised);
  }
}

/** Waits for the latest mail of this kind to an address. @returns the token of its link */
async function tokenMailedTo(mails: MailServer, email: string, type: string): Promise<string> {
  for (let tries = 0; tries < 300; tries += 1) {
    const links = mails.received
      .filter(({ to }) => to.includes(email))
      .map(({ mail }) => URL.parse(/http\S+/.exec(mail.text ?? "")?.[0] ?? "")?.searchParams);
    const found = links.findLast((link) => link?.get("type") === type)?.get("token_hash");
    if (found) return found;
    await wait(100);
  }
  throw new Error(`No mail with a link for ${type} came within half a minute`);
}
