import { createRandomInput, type RandomInput } from "../../server/backend/testing/random-input.ts";

/** A request as bytes; with `isCutOff` the sender disconnects before its end. */
export type MalformedRequest = { bytes: Buffer; isCutOff: boolean };

/** Deterministic malformed requests to every interface and both forms. */
export function malformedRequests(count: number, seed: string): MalformedRequest[] {
  const pick = createRandomInput(seed);
  return Array.from({ length: count }, () => malformed(pick));
}

function malformed(pick: RandomInput): MalformedRequest {
  const target = pick.of(targets);
  const isForm = target.startsWith("/contact") || target.includes("/download/");
  const method =
    pick.below(4) > 0 ? "POST" : pick.of(["GET", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "get", "X"]);
  const body = isForm && pick.below(3) > 0 ? formBody(pick) : pick.body(fields);
  const headers = [
    "Host: localhost",
    "apikey: sb_publishable_vlotwerk",
    `Content-Type: ${pick.below(3) > 0 ? (isForm ? pick.of(formTypes) : "application/json") : pick.of(contentTypes)}`,
    // Each from another client address: rate limits would hide the rest.
    `X-Forwarded-For: 10.${pick.below(250)}.${pick.below(250)}.${pick.below(250)}`,
    ...(pick.below(3) === 0 ? [pick.of(oddHeaders)] : []),
    ...(pick.below(6) === 0 ? [`Authorization: ${pick.of(authorizations)}`] : []),
  ];
  const query = pick.below(3) === 0 ? `${target.includes("?") ? "&" : "?"}${pick.of(queries)}` : "";
  const start = `${method} ${pick.below(12) === 0 ? pick.of(oddTargets) : target}${query} HTTP/1.1`;
  return pick.below(10) === 0 ? cutOff(start, headers, body, pick) : whole(start, headers, body);
}

function whole(start: string, headers: readonly string[], body: Buffer): MalformedRequest {
  const head = [start, ...headers, `Content-Length: ${body.length}`, "Connection: close", "", ""].join(
    "\r\n",
  );
  return { bytes: Buffer.concat([Buffer.from(head, "latin1"), body]), isCutOff: false };
}

/** Unterminated chunks, invalid chunk sizes, or a body shorter than its Content-Length. */
function cutOff(
  start: string,
  headers: readonly string[],
  body: Buffer,
  pick: RandomInput,
): MalformedRequest {
  const ending = pick.of([
    `Transfer-Encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n`,
    "Transfer-Encoding: chunked\r\n\r\nzz\r\n",
    "Transfer-Encoding: chunked\r\n\r\n-1\r\n",
    "Transfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n",
    "Transfer-Encoding: chunked, gzip\r\n\r\n5\r\n",
    "Content-Length: 5000\r\n\r\n",
    "Content-Length: 5\r\nContent-Length: 6\r\n\r\n",
    "Content-Length: -1\r\n\r\n",
    "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n",
  ]);
  const head = [start, ...headers, ending].join("\r\n");
  return { bytes: Buffer.concat([Buffer.from(head, "latin1"), body]), isCutOff: true };
}

function formBody(pick: RandomInput): Buffer {
  const pairs = fields.map((name) => `${name}=${pick.of(formValues)}`);
  const parts = fields.map(
    (name) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${pick.of(formValues)}\r\n`,
  );
  return Buffer.from(
    pick.below(2) === 0 ? pairs.join("&") : `${parts.join("")}${pick.of(["--x--", "--x", ""])}`,
  );
}

/** The words of a text, each without a space in it. */
function words(text: string): string[] {
  return text.trim().split(/\s+/);
}

const id = "6f1c1f62-5f5e-4d0e-9d0e-0123456789ab";
const targets = [
  ...words(`token?grant_type=password token?grant_type=refresh_token signup recover resend verify user logout
    factors factors/${id}/verify authorize?provider=google callback`).map((path) => `/auth/v1/${path}`),
  ...words(
    "otm_blog_tags otm_blog_articles?select=* otm_contact_subm_vlotwerk rpc/save_document rpc/has_role",
  ).map((path) => `/rest/v1/${path}`),
  ...words(`send-contact-confirmation send-download-confirmation get-homepage-featured-articles get-tinymce-key
    none`).map((path) => `/functions/v1/${path}`),
  ...words("media media/x.png list/media sign/media/x.png public/media/x.png").map(
    (path) => `/storage/v1/object/${path}`,
  ),
  ...[`/media/${id}`, `/media/${id}/${"a".repeat(32)}/320.webp`, "/contact", "/en/contact"],
  ...["/download/automation-scan-checklist", "/en/download/automation-scan-checklist"],
];
const fields = words("name email phone company message remarks password refresh_token id");
const formTypes = ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x"];
const contentTypes = [
  ...words("text/plain application/json;charset=utf-7 application/xml multipart/form-data */* a/b/c"),
  ...["", "multipart/form-data; boundary=", `multipart/form-data; boundary=${"x".repeat(300)}`],
  "application/x-www-form-urlencoded;charset=utf-16",
];
const formValues = [
  ...["", "%", "%zz", "%00", "\0", "%ed%a0%80", "%ff%fe", "a".repeat(15_000), "1&name=2", "[]", "__proto__"],
  ...["a@b.nl%0d%0aBcc:c@d.nl", "Jan", "%F0%9F%98%80", "\ud83d", "<script>", "9".repeat(500)],
];
const queries = [
  ...words(`% %00 %ed%a0%80=1 select=*,*(*) select=(((( or=(and(or(and( order=a.b.c.d limit=-1 limit=1e9
    offset=9999999999999999999 id=in.( columns=%22 =&=& grant_type=pkce a[]=1`),
  ...[`x=${"y".repeat(7_000)}`, `select=${"a(".repeat(900)}`],
];
const oddTargets = [
  ...words(`* // /\\ /% /%00 /%ff/x /..%2f..%2fetc/passwd http://[::1 http://evil.example/ ? /rest/v1/%ff
    /auth/v1/../rest/v1/x /functions/v1/%2e%2e/x /en/%E0%A4%A`),
  `/${"a/".repeat(4_000)}`,
];
const oddHeaders = [
  `X-Long: ${"x".repeat(31_000)}`,
  `X-Longer: ${"x".repeat(60_000)}`,
  `Cookie: ${"a=b; ".repeat(3_000)}`,
  "Prefer: return=representation,return=minimal,resolution=x,count=y,handling=strict",
  "Range: 5-1",
  "Accept: application/vnd.pgrst.object+json;;;=",
  "Accept-Encoding: br;q=x, gzip;q=-1, *;q=999999999999",
  'If-None-Match: "\x00',
  "Content-Encoding: gzip",
  "Expect: 100-continue",
  "Upgrade: websocket\r\nConnection: Upgrade",
  "Accept-Language: \xff\xfe",
  "Host: other.example",
  "x-supabase-api-version: 0000-00-00",
];
const authorizations = [
  ...["", "Bearer", "Basic YTpi", "Bearer a.b.c", "Bearer \xff.\xff.\xff", `Bearer ${"x".repeat(20_000)}`],
  `Bearer ${Buffer.from('{"alg":"none"}').toString("base64url")}.e30.`,
];
