import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { onEachDatabase } from "../../bench/each-database.ts";
import type { Check } from "../check.ts";

/** Secrets and personal values in requests that succeed, fail and break. */
export const plantedSecrets: Check = {
  line: "S33",
  what: "More than twenty secrets and personal values in settings, headers, addresses, calls and forms that succeed, fail and break, on each database: none of them is in what the process writes, each line of which is one of JSON.",
  async run() {
    const seen = await onEachDatabase(async ({ name, start }) => {
      const planted = plant();
      const written: string[] = [];
      const site = await start(settingsWith(planted), { hear: (text) => written.push(text) });
      let sent = 0;
      try {
        sent = await sendAll(site.address, planted);
        // Mails are tried a moment later, at a mail server and with a provider that are not there.
        await wait(3_000);
      } finally {
        await site.stop();
      }
      const text = written.join("");
      for (const [kind, value] of Object.entries(planted)) {
        for (const one of spellings(value)) assert(!text.includes(one), `${name}: ${kind} is in the log`);
      }
      const lines = text.split("\n").filter((line) => line.startsWith("{"));
      for (const line of lines) {
        JSON.parse(line);
        assert.match(line, /^[^\p{Cc}\p{Cf}\u2028\u2029]+$/u);
      }
      assert(lines.length >= sent, `${name}: only ${lines.length} lines for ${sent} requests`);
      return `${name}: none of ${Object.keys(planted).length} in ${lines.length} lines about ${sent} requests`;
    });
    return seen.join("; ");
  },
};

/** Each made anew, so that it can stand in the log by no other way. */
function plant() {
  const word = () => `geheim${randomBytes(6).toString("hex")}`;
  return {
    adminPassword: word(),
    mailPassword: word(),
    providerSecret: word(),
    password: word(),
    wrongPassword: word(),
    newPassword: word(),
    email: `${word()}@${word()}.example`,
    unknownEmail: `${word()}@${word()}.example`,
    name: `Anna ${word()}`,
    phone: `+31 6 ${word()}`,
    company: `${word()} B.V.`,
    message: `Bel mij: ${word()}`,
    remarks: word(),
    query: word(),
    cookie: word(),
    accessToken: `${word()}.${word()}.${word()}`,
    refreshToken: word(),
    mailToken: word(),
    providerCode: word(),
    fileToken: `geheim${randomBytes(21).toString("hex")}`,
    apiKey: word(),
    rowValue: word(),
    filterValue: word(),
    userAgent: word(),
    referrer: word(),
  };
}

type Planted = ReturnType<typeof plant>;

function settingsWith({ adminPassword, mailPassword, providerSecret }: Planted): NodeJS.ProcessEnv {
  return {
    ADMIN_EMAIL: "verify@vlotwerk.example",
    ADMIN_PASSWORD: adminPassword,
    SMTP_URL: `smtp://somebody:${mailPassword}@127.0.0.1:9`,
    GOOGLE_CLIENT_ID: "verify",
    GOOGLE_CLIENT_SECRET: providerSecret,
    GOOGLE_URL: "http://127.0.0.1:9",
  };
}

/** As it is, in addresses, in base64, and as JSON writes it within JSON. */
function spellings(value: string): string[] {
  const core = /geheim[\da-f]+/.exec(value)?.[0] ?? value;
  return [core, Buffer.from(core).toString("base64").slice(0, 20), Buffer.from(core).toString("hex")];
}

/** Sends them wherever somebody could. @returns how many requests that were */
async function sendAll(address: string, planted: Planted): Promise<number> {
  let sent = 0;
  async function send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    sent += 1;
    const answer = await fetch(address + path, {
      method,
      redirect: "manual",
      headers: {
        apikey: "sb_publishable_vlotwerk",
        "x-forwarded-for": `10.1.${sent % 250}.7`,
        cookie: `a=${planted.cookie}; language=${planted.cookie}`,
        "user-agent": planted.userAgent,
        referer: `https://${planted.referrer}.example/?${planted.referrer}`,
        ...(body !== undefined && !(body instanceof FormData) && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && {
        body: body instanceof FormData ? body : typeof body === "string" ? body : JSON.stringify(body),
      }),
    });
    return answer.text();
  }
  const form = (fields: Record<string, string>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.set(name, value);
    return data;
  };

  const { email, password, name, phone, company, message, remarks } = planted;
  const bearer = { authorization: `Bearer ${planted.accessToken}` };
  await send("POST", "/auth/v1/signup", { email, password, data: { name } });
  await send("POST", "/auth/v1/signup", { email, password: "kort", data: { name } });
  await send("POST", "/auth/v1/token?grant_type=password", { email, password: planted.wrongPassword });
  await send("POST", "/auth/v1/token?grant_type=password", { email: planted.unknownEmail, password });
  await send("POST", "/auth/v1/token?grant_type=refresh_token", { refresh_token: planted.refreshToken });
  await send("POST", "/auth/v1/token?grant_type=pkce", {
    auth_code: planted.mailToken,
    code_verifier: planted.mailToken,
  });
  await send("POST", "/auth/v1/recover", { email });
  await send("POST", "/auth/v1/recover", `{"email":"${email}"`);
  await send("POST", "/auth/v1/verify", { type: "recovery", token_hash: planted.mailToken });
  await send("PUT", "/auth/v1/user", { password: planted.newPassword, email }, bearer);
  await send("GET", "/auth/v1/authorize?provider=google", undefined, {});
  await send("GET", `/auth/v1/callback?code=${planted.providerCode}&state=${planted.providerCode}`);
  await send("GET", `/beheer?code=${planted.providerCode}&error_description=${planted.providerCode}`);
  await send("GET", "/rest/v1/otm_blog_tags", undefined, { apikey: planted.apiKey, ...bearer });
  await send("GET", `/rest/v1/otm_blog_tags?slug=eq.${planted.filterValue}&id=eq.${planted.filterValue}`);
  await send("GET", `/rest/v1/otm_blog_tags?order=${planted.filterValue}`);
  await send("POST", "/rest/v1/otm_blog_tags", { name: planted.rowValue, slug: planted.rowValue });
  await send("POST", "/rest/v1/otm_contact_subm_vlotwerk", {
    name: planted.rowValue,
    unknown: planted.rowValue,
  });
  await send("POST", "/rest/v1/rpc/has_role", { _user_id: planted.rowValue, _role: planted.rowValue });
  await send("POST", "/functions/v1/send-contact-confirmation", { name, email, message });
  await send("POST", "/functions/v1/send-contact-confirmation", `{"email":"${email}`);
  await send("GET", `/files/${planted.fileToken}`);
  await send("GET", `/storage/v1/object/sign/download-files/x?token=${planted.fileToken}`);
  await send("GET", `/search?q=${planted.query}`);
  await send("GET", `/en/search?q=${planted.query}&page=x`);
  await send("POST", "/contact", form({ name, email, phone, company, message }));
  await send("POST", "/en/contact", form({ name, email: "geen", phone, company, message: "" }));
  await send("POST", "/contact", form({ name, email, message: message.repeat(900) }));
  await send("POST", "/contact", `name=${name}&email=${email}`);
  await send("POST", "/download/automation-scan-checklist", form({ name, email, company, remarks }));
  await send("POST", "/download/none", form({ name, email, company, remarks }));
  return sent;
}
