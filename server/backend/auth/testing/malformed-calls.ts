import { request } from "node:http";
import { someAddress } from "../../../testing/some-address.ts";
import { createRandomInput, type RandomInput } from "../../testing/random-input.ts";

const id = "6f1c1f62-5f5e-4d0e-9d0e-0123456789ab";

type Call = readonly [method: string, path: string, fields: readonly string[]];

/** Every call of /auth/v1, and the fields of its body. */
export const calls: readonly Call[] = [
  ["POST", "/token?grant_type=password", ["email", "password"]],
  ["POST", "/token?grant_type=refresh_token", ["refresh_token"]],
  ["POST", "/token?grant_type=pkce", ["auth_code", "code_verifier"]],
  ["POST", "/signup", ["email", "password", "data", "code_challenge"]],
  ["POST", "/verify", ["token_hash", "type", "token", "email"]],
  ["POST", "/recover", ["email", "code_challenge"]],
  ["POST", "/resend", ["email", "type"]],
  ["POST", "/logout", ["scope"]],
  ["GET", "/user", []],
  ["PUT", "/user", ["email", "phone", "password", "current_password", "data", "nonce"]],
  ["GET", "/authorize?provider=google", []],
  ["GET", "/callback", []],
  ["GET", "/user/identities/authorize?provider=custom:oidc", []],
  ["DELETE", `/user/identities/${id}`, []],
  ["POST", "/factors", ["factor_type", "friendly_name", "issuer"]],
  ["POST", `/factors/${id}/challenge`, ["channel"]],
  ["POST", `/factors/${id}/verify`, ["challenge_id", "code"]],
  ["DELETE", `/factors/${id}`, []],
  ["POST", "/passkeys/registration/options", []],
  ["POST", "/passkeys/registration/verify", ["challenge_id", "credential"]],
  ["POST", "/passkeys/authentication/options", ["gotrue_meta_security"]],
  ["POST", "/passkeys/authentication/verify", ["challenge_id", "credential"]],
  ["GET", "/passkeys", []],
  ["PATCH", `/passkeys/${id}`, ["friendly_name"]],
  ["DELETE", `/passkeys/${id}`, []],
  ["GET", "/settings", []],
  ["GET", "/health", []],
  ["GET", "/.well-known/jwks.json", []],
];

/** The statuses of 500 and above that malformed variants of a call get, with what was sent; `token` gives a member's. */
export async function findFailures(
  { url, key }: { url: string; key: string },
  call: Call,
  rounds: number,
  token: () => Promise<string>,
): Promise<object[]> {
  const pick = createRandomInput(`${call[0]} ${call[1]}`);
  const failures: object[] = [];
  for (let round = 0; round < rounds; round++) {
    const own = await token();
    const requests = Array.from({ length: 6 }, () => malform(call, pick, own, key));
    const statuses = await Promise.all(requests.map((one) => send(url, one)));
    const failed = requests.filter((_, index) => (statuses[index] ?? 0) >= 500);
    failures.push(...failed.map(({ path, headers, body }) => ({ path, headers, body: String(body) })));
  }
  return failures;
}

type Malformed = { method: string; path: string; headers: Record<string, string>; body: Buffer };

function malform([method, path, fields]: Call, pick: RandomInput, token: string, key: string): Malformed {
  const query = Array.from({ length: pick.below(3) }, () => `${pick.of(names)}=${pick.of(queryValues)}`);
  const address = [path, ...query].join("&");
  return {
    method: pick.below(20) === 0 ? pick.of(["PATCH", "HEAD", "OPTIONS", "POST", "GET"]) : method,
    path: `/auth/v1${address.includes("?") ? address : address.replace("&", "?")}`,
    headers: {
      apikey: key,
      "x-forwarded-for": pick.below(4) === 0 ? pick.of(headerValues) : someAddress(),
      authorization: pick.below(3) === 0 ? pick.of(bearers) : `Bearer ${token}`,
      "content-type": pick.of(contentTypes),
      "x-supabase-api-version": pick.of(["2024-01-01", ...headerValues]),
      "user-agent": pick.of(["x", ...headerValues]),
      cookie: pick.of(["a=b", ...headerValues]),
    },
    body: pick.body(fields),
  };
}

const names = ["grant_type", "redirect_to", "scope", "provider", "code", "state", "error", "apikey", "x[]"];
const queryValues = [
  "",
  "%",
  "%00",
  "%ed%a0%80",
  "%ff",
  "password",
  "null",
  "//evil.example",
  "javascript:1",
  "9".repeat(400),
  "a".repeat(3_000),
];
const headerValues = [
  "",
  ",",
  "::",
  "1.2.3",
  "é\u00ff",
  "2024-99-99",
  "x".repeat(4_000),
  '"\\',
  "fe80::1%eth0",
];
const bearers = [
  "",
  "Bearer",
  "Bearer ",
  "Basic YTpi",
  "Bearer a.b.c",
  `Bearer ${"x".repeat(5_000)}`,
  `Bearer ${Buffer.from('{"alg":"none"}').toString("base64url")}.e30.`,
  "Bearer \u00ff.\u00ff.\u00ff",
];
const contentTypes = [
  "application/json",
  "application/json;charset=utf-16",
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "",
  "x".repeat(2_000),
];

/** The status of the complete response; by node:http, since `fetch` rejects or corrects such requests. */
function send(url: string, { method, path, headers, body }: Malformed): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url + path, { method, headers }, (answer) => {
      const done = () => resolve(answer.statusCode ?? 0);
      answer.resume().on("end", done);
      // A malformed HEAD may be answered with a body, which node:http takes for an error.
      if (method === "HEAD") done();
    });
    outgoing.on("error", reject).end(method === "GET" ? undefined : body);
  });
}
