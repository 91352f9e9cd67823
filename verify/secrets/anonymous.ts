import type { Planted } from "./planted.ts";
import { form, type Sender } from "./sender.ts";

/** Sends the planted values in every anonymous request: accepted, rejected and malformed ones. */
export async function sendAsVisitors({ send }: Sender, planted: Planted): Promise<void> {
  const { email, password, name, phone, company, message, remarks } = planted;
  const bearer = { authorization: `Bearer ${planted.accessToken}` };
  const auth = "/auth/v1";
  await send(200, "POST", `${auth}/signup`, { email, password, data: { name } });
  await send(422, "POST", `${auth}/signup`, { email, password: "kort", data: { name } });
  await send(400, "POST", `${auth}/token?grant_type=password`, { email, password: planted.wrongPassword });
  await send(400, "POST", `${auth}/token?grant_type=password`, { email: planted.unknownEmail, password });
  await send(400, "POST", `${auth}/token?grant_type=refresh_token`, { refresh_token: planted.refreshToken });
  await send(404, "POST", `${auth}/token?grant_type=pkce`, {
    auth_code: planted.mailToken,
    code_verifier: planted.mailToken,
  });
  await send(200, "POST", `${auth}/recover`, { email });
  await send(400, "POST", `${auth}/recover`, `{"email":"${email}"`);
  await send(403, "POST", `${auth}/verify`, { type: "recovery", token_hash: planted.mailToken });
  await send(403, "PUT", `${auth}/user`, { password: planted.newPassword, email }, bearer);
  await send(400, "GET", `${auth}/authorize?provider=google`);
  // The provider is unreachable, which the page reports.
  const challenge = planted.providerCode.repeat(3);
  const parameters = `provider=google&code_challenge_method=plain&code_challenge=${challenge}`;
  await send(302, "GET", `${auth}/authorize?${parameters}`);
  await send(302, "GET", `${auth}/callback?code=${planted.providerCode}&state=${planted.providerCode}`);
  await send(200, "GET", `/beheer?code=${planted.providerCode}&error_description=${planted.providerCode}`);

  const tags = "/rest/v1/otm_blog_tags";
  await send(401, "GET", tags, undefined, { apikey: planted.apiKey });
  await send(401, "GET", tags, undefined, bearer);
  await send(400, "GET", `${tags}?slug=eq.${planted.filterValue}&id=eq.${planted.filterValue}`);
  await send(400, "GET", `${tags}?order=${planted.filterValue}`);
  await send(401, "POST", tags, { name: planted.rowValue, slug: planted.rowValue });
  await send(400, "POST", "/rest/v1/otm_contact_subm_vlotwerk", {
    name: planted.rowValue,
    unknown: planted.rowValue,
  });
  await send(401, "POST", "/rest/v1/rpc/has_role", { _user_id: planted.rowValue, _role: planted.rowValue });
  await send(404, "POST", "/functions/v1/send-contact-confirmation", { name, email, message });
  await send(400, "POST", "/functions/v1/send-contact-confirmation", `{"email":"${email}`);

  await send(404, "GET", `/files/${planted.fileToken}`);
  await send(400, "GET", `/storage/v1/object/sign/media/x?token=${planted.fileToken}`);
  await send(200, "GET", `/search?q=${planted.query}`);
  await send(404, "GET", `/en/search?q=${planted.query}&page=x`);
  await send(400, "GET", `/%0d%0a%1b[31m?q=${planted.query}`);
  await send(200, "POST", "/contact", form({ name, email, phone, company, message }));
  await send(422, "POST", "/en/contact", form({ name, email: "geen", phone, company, message: "" }));
  await send(413, "POST", "/contact", form({ name, email, message: message.repeat(900) }));
  await send(415, "POST", "/contact", `name=${name}&email=${email}`);
  const page = "/download/automation-scan-checklist";
  await send(200, "POST", page, form({ name, email, company, remarks }));
  await send(404, "POST", "/download/none", form({ name, email, company, remarks }));
}
