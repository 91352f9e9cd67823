import assert from "node:assert/strict";
import { TOTP } from "otpauth";
import { z } from "zod";
import type { MailServer } from "../../server/backend/mail/testing/start-mail-server.ts";
import { until } from "../until.ts";
import type { Planted } from "./planted.ts";
import type { Sender } from "./sender.ts";

type Headers = Record<string, string>;

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

  /** Notes the tokens of a new session. */
  async function begin(name: string, path: string, body: object, headers: Headers = {}): Promise<Headers> {
    const answer = await send(200, "POST", path, body, headers);
    const { access_token, refresh_token } = session.parse(JSON.parse(answer));
    given[`access token ${name}`] = access_token;
    given[`refresh token ${name}`] = refresh_token;
    return { authorization: `Bearer ${access_token}` };
  }

  await send(200, "POST", `${auth}/signup`, { email, password: planted.password });
  const signUp = { type: "signup", token_hash: await tokenMailedTo(mails, email, "signup") };
  given["token of the sign-up"] = signUp.token_hash;
  await send(200, "GET", `/beheer?token_hash=${signUp.token_hash}&type=signup`);
  await begin("of the sign-up", `${auth}/verify`, signUp);
  await send(403, "POST", `${auth}/verify`, signUp);

  const signedIn = await begin("of the sign-in", `${token}=password`, { email, password: planted.password });
  const { authorization = "" } = signedIn;
  const refresh = given["refresh token of the sign-in"] ?? "";
  const tags = "/rest/v1/otm_blog_tags";
  await send(200, "GET", `${auth}/user`, undefined, signedIn);
  await send(401, "GET", tags, undefined, { authorization: `${authorization}x` });
  await send(400, "GET", `${tags}?order=${authorization.slice(7)}`, undefined, signedIn);
  await send(400, "POST", `${token}=refresh_token`, `{"refresh_token":"${refresh}`);
  await begin("of the refresh", `${token}=refresh_token`, { refresh_token: refresh });

  const change = { password: planted.newPassword };
  await send(400, "PUT", `${auth}/user`, { ...change, current_password: planted.wrongPassword }, signedIn);
  await send(200, "PUT", `${auth}/user`, { ...change, current_password: planted.password }, signedIn);

  await send(200, "POST", `${auth}/recover`, { email });
  const recovery = { type: "recovery", token_hash: await tokenMailedTo(mails, email, "recovery") };
  given["token of the recovery"] = recovery.token_hash;
  await send(200, "GET", `/beheer?token_hash=${recovery.token_hash}&type=recovery`);
  await send(403, "POST", `${auth}/verify`, { ...recovery, type: "signup" });
  const recovered = await begin("of the recovery", `${auth}/verify`, recovery);
  await send(200, "PUT", `${auth}/user`, { password: planted.recoveredPassword }, recovered);
  // The new password ended that session.
  await send(403, "GET", `${auth}/user`, undefined, signedIn);

  // A code belongs to its challenge.
  const here = { ...recovered, "x-forwarded-for": "10.2.0.1" };
  const names = { factor_type: "totp", friendly_name: planted.factorName };
  const factor = enrolled.parse(JSON.parse(await send(200, "POST", `${auth}/factors`, names, here)));
  const { secret } = factor.totp;
  const code = new TOTP({ secret }).generate();
  Object.assign(given, { "secret of the factor": secret, "code of the factor": code });
  const path = `${auth}/factors/${factor.id}`;
  const respond = async (typed: string) => {
    const challenge = await send(200, "POST", `${path}/challenge`, {}, here);
    return { challenge_id: identified.parse(JSON.parse(challenge)).id, code: typed };
  };
  await send(422, "POST", `${path}/verify`, await respond(planted.recoveryCode), here);
  const raised = await begin("of the factor", `${path}/verify`, await respond(code), here);
  await send(422, "POST", `${path}/verify`, await respond(code), { ...here, ...raised });

  const rpc = "/rest/v1/rpc";
  const answer = await send(200, "POST", `${rpc}/create_recovery_codes`, {}, raised);
  const codes = z.array(z.string()).length(10).parse(JSON.parse(answer));
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
  return given;
}

/** Waits for the latest mail of this kind to an address. @returns the token of its link */
async function tokenMailedTo(mails: MailServer, email: string, type: string): Promise<string> {
  const findToken = async () => {
    const links = mails.received
      .filter(({ to }) => to.includes(email))
      .map(({ mail }) => URL.parse(/http\S+/.exec(mail.text ?? "")?.[0] ?? "")?.searchParams);
    return links.findLast((link) => link?.get("type") === type)?.get("token_hash") ?? null;
  };
  return until(`a mail with a link for ${type}`, findToken, 30_000);
}
