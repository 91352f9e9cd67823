import { randomBytes, randomUUID } from "node:crypto";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { z } from "zod";
import appRoutes from "../../app/routes.ts";
import { key } from "../../bench/site-process.ts";
import { tools } from "../../server/backend/agents/mcp.ts";
import type { WorkClass } from "../../server/shared/admission-control.ts";
import type { RouteKind } from "../../server/shared/meter.ts";
import type { Sent } from "./requests.ts";

export type CostlyRoute = {
  /** The queue in which a request waits first; null for what is answered from memory. */
  work: WorkClass | null;
  /** Routes of one group cost the same, and are flooded together; on its own when left out. */
  group?: string;
  /**
   * A request of what there is none of, different each time. The token is of somebody without a role, the access token of
   * an administrator's assistant.
   */
  request(token: string, accessToken: string): Sent;
};

type Routes = Readonly<Record<string, CostlyRoute>>;

const hex = (length: number) => randomBytes(length / 2).toString("hex");
const json = { apikey: key, "Content-Type": "application/json" };

/** What stands for a parameter of a path: a value of which there is none. */
const unknown: Readonly<Record<string, () => string>> = {
  ":slug": () => `onbekend-${hex(12)}`,
  // Of the card images of pages.
  ":kind": () => "cases",
  ":part": () => `onbekend-${hex(12)}`,
  ":token": () => hex(64),
  ":id": randomUUID,
  "*": () => `onbekend-${hex(12)}`,
};

/** @throws Error when nothing is known to stand for a parameter */
function fillIn(path: string): string {
  return path.replace(/:\w+|\*/g, (name) => {
    const make = unknown[name];
    if (!make) throw new Error(`What there is none of for ${name} is not known`);
    return make();
  });
}

/** Pages that a query makes another one each time; any other without a parameter comes from the cache. */
const queries: Readonly<Record<string, () => string>> = {
  insights: () => `page=${Number.parseInt(hex(6), 16)}`,
  search: () => `q=keuze+${hex(12)}`,
  "link-expired": () => `page=${hex(12)}`,
  "404": () => `n=${hex(8)}`,
};

/** By their paths in `app/routes.ts`, of the Dutch site; the English one costs the same. */
const pages: Routes = Object.fromEntries(pathsOf(appRoutes).map((path) => [path, pageAt(path)]));

function pageAt(path: string): CostlyRoute {
  const isPanel = /^(admin|beheer|oauth|settings)(\/|$)/.test(path);
  const isFixed = fillIn(path) === path;
  const query = queries[path] ?? (isFixed ? () => `n=${hex(8)}` : null);
  const isCached = isFixed && !queries[path];
  return {
    work: path.startsWith("og/") ? "card" : "render",
    // The panel's frame is the same for all: its content is fetched by the browser.
    ...((isPanel || isCached) && { group: isPanel ? "panel" : "cached pages" }),
    request: () => ({ path: `/${fillIn(path)}${query ? `?${query()}` : ""}` }),
  };
}

/** Paths without those of the English site, which has the same. */
function pathsOf(routes: readonly RouteConfigEntry[], parent = ""): string[] {
  return routes.flatMap(({ path, index, children, id }) => {
    if (id?.startsWith("en/")) return [];
    const full = [parent, path].filter(Boolean).join("/");
    if (children) return pathsOf(children, full);
    return path !== undefined || index ? [full] : [];
  });
}

/** POST to a page, as its form does. */
const forms: Routes = {
  contact: form("/contact", () => `name=Anna&email=anna%40example.nl&message=${hex(32)}`),
  "download/:slug": form("/download/:slug", () => "name=Anna&email=anna%40example.nl"),
};

function form(path: string, body: () => string): CostlyRoute {
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  return { work: "form", request: () => ({ path: fillIn(path), method: "POST", headers, body: body() }) };
}

type ApiCall = { work?: WorkClass; query?: () => string; body?: () => object; fields?: () => string };

function passkeyResponse() {
  return { challenge_id: randomUUID(), credential: { id: hex(32), rawId: hex(32), type: "public-key" } };
}

/** By method and path below /auth/v1, as `server/backend/auth/auth.ts` has them. */
const authCalls: Readonly<Record<string, ApiCall>> = {
  "POST /token": {
    work: "password",
    query: () => "grant_type=password",
    body: () => ({ email: `${randomUUID()}@example.nl`, password: "verkeerd-wachtwoord" }),
  },
  "POST /signup": { work: "password", body: () => ({ email: `${hex(8)}@example.nl`, password: "kort" }) },
  "POST /verify": { body: () => ({ type: "signup", token_hash: hex(64) }) },
  "GET /authorize": { query: () => "provider=google" },
  "GET /callback": { query: () => `code=${hex(16)}&state=${hex(32)}` },
  "POST /recover": { body: () => ({ email: `${randomUUID()}@example.nl` }) },
  "POST /resend": { body: () => ({ type: "signup", email: `${hex(8)}@example.nl` }) },
  "POST /logout": { query: () => "scope=others" },
  "GET /user": {},
  "PUT /user": { work: "password", body: () => ({ password: "kort" }) },
  "GET /user/identities/authorize": { query: () => "provider=google" },
  "DELETE /user/identities/:id": {},
  "POST /factors": { body: () => ({ factor_type: "phone" }) },
  "POST /factors/:id/challenge": {},
  "POST /factors/:id/verify": { body: () => ({ challenge_id: randomUUID(), code: "000000" }) },
  "DELETE /factors/:id": {},
  "POST /passkeys/registration/options": {},
  "POST /passkeys/registration/verify": { body: passkeyResponse },
  "POST /passkeys/authentication/options": { body: () => ({}) },
  "POST /passkeys/authentication/verify": { body: passkeyResponse },
  "GET /passkeys": {},
  "PATCH /passkeys/:id": { body: () => ({ friendly_name: "Telefoon" }) },
  "DELETE /passkeys/:id": {},
  "GET /oauth/authorize": { query: () => `client_id=${randomUUID()}&redirect_uri=https://client.example/cb` },
  "POST /oauth/token": {
    fields: () =>
      `grant_type=authorization_code&client_id=${randomUUID()}&code=${hex(64)}&code_verifier=${hex(64)}`,
  },
  "POST /oauth/revoke": { fields: () => `client_id=${randomUUID()}&token=${hex(64)}` },
  "POST /oauth/clients/register": { body: () => ({ redirect_uris: [`https://${hex(12)}.example/cb`] }) },
  "GET /oauth/authorizations/:id": {},
  "POST /oauth/authorizations/:id/consent": { body: () => ({ action: "approve" }) },
  "GET /user/oauth/grants": {},
  "DELETE /user/oauth/grants": { query: () => `client_id=${randomUUID()}` },
  "GET /settings": {},
  "GET /health": {},
  "GET /.well-known/jwks.json": {},
};

const auth: Routes = Object.fromEntries(
  Object.entries(authCalls).map(([name, call]) => [name, authCall(name, call)]),
);

function authCall(name: string, { query, body, fields, ...own }: ApiCall): CostlyRoute {
  const [method = "", path = ""] = name.split(" ");
  return {
    work: "auth",
    ...own,
    request: (token) => ({
      path: `/auth/v1${fillIn(path)}${query ? `?${query()}` : ""}`,
      method,
      headers: {
        ...json,
        ...(fields && { "Content-Type": "application/x-www-form-urlencoded" }),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body()) }),
      ...(fields && { body: fields() }),
    }),
  };
}

/** As `server/backend/media/storage-api.ts` names them. */
const storage: Routes = {
  upload: { ...storageCall("POST", "object/media/", "%PDF"), work: "call" },
  remove: { ...storageCall("DELETE", "object/media", '{"prefixes":["a"]}'), work: "call" },
  list: { ...storageCall("POST", "object/list/media", '{"prefix":""}'), work: "call" },
  sign: { ...storageCall("POST", "object/sign/media/", '{"expiresIn":60}'), work: "call" },
  download: { ...storageCall("GET", "object/media/"), work: "call" },
  openPublic: { ...storageCall("GET", "object/public/media/"), work: "file" },
  openSigned: { ...storageCall("GET", "object/sign/media/"), work: "file" },
};

function storageCall(method: string, path: string, body?: string): Omit<CostlyRoute, "work"> {
  return {
    request: (token) => ({
      path: `/storage/v1/${path}${path.endsWith("/") ? `${hex(12)}.pdf` : ""}`,
      method,
      headers: { ...json, Authorization: `Bearer ${token}` },
      ...(body && { body }),
    }),
  };
}

const person = { name: "Anna", email: "anna@example.nl" };

/** By their names, as `server/backend/functions.ts` has them. */
const functions: Routes = {
  "get-homepage-featured-articles": call("/functions/v1/get-homepage-featured-articles", {}),
  "get-tinymce-key": call("/functions/v1/get-tinymce-key", {}),
  "send-contact-confirmation": call("/functions/v1/send-contact-confirmation", {
    ...person,
    message: "Bel mij terug.",
  }),
  "send-download-confirmation": call("/functions/v1/send-download-confirmation", person),
};

const rest: Routes = {
  "GET :table": {
    work: "visitorCall",
    request: () => ({ path: `/rest/v1/otm_blog_articles?slug=eq.${hex(12)}`, headers: json }),
  },
  "POST :form": call("/rest/v1/otm_contact_subm_vlotwerk", {
    name: "Cor",
    email: "cor@klant.example",
    message: "Bel mij terug.",
    is_spam: true,
  }),
  "PATCH :table": call("/rest/v1/otm_blog_articles?slug=eq.onbekend", { author: "Cor" }, "PATCH"),
  "DELETE :table": call("/rest/v1/otm_blog_articles?slug=eq.onbekend", {}, "DELETE"),
  "POST rpc/:function": call("/rest/v1/rpc/search_articles", { _query: "keuze", _language: "nl" }),
  "POST rpc/:function of a preview": call("/rest/v1/rpc/open_preview", () => ({
    _token: hex(64),
    _is_counted: true,
  })),
  "with a wrong access token": {
    work: "auth",
    request: () => ({
      path: "/rest/v1/otm_blog_articles?limit=1",
      headers: { Authorization: `Bearer vlotwerk_${hex(64)}` },
    }),
  },
};

function call(path: string, body: object | (() => object), method = "POST"): CostlyRoute {
  const make = () => JSON.stringify(typeof body === "function" ? body() : body);
  const work = path.startsWith("/rest/") ? "visitorCall" : "call";
  return { work, request: () => ({ path, method, headers: json, body: make() }) };
}

const mcp: Routes = {
  "without a token": { work: null, request: () => mcpRequest() },
  "with a wrong token": { work: "auth", request: () => mcpRequest(`vlotwerk_${hex(64)}`) },
  "with a token of another kind": { work: null, request: (token) => mcpRequest(token) },
  // Who calls is asked first; then the call waits for the others of its person.
  ...Object.fromEntries(tools.map((tool) => [tool.name, toolCall(tool)])),
};

function toolCall({ name, input }: (typeof tools)[number]): CostlyRoute {
  return {
    work: "auth",
    request: (_, accessToken) =>
      mcpRequest(accessToken, { method: "tools/call", params: { name, arguments: leastArguments(input) } }),
  };
}

/** The least that a tool takes; texts name what there is none of. */
function leastArguments(input: z.ZodType): unknown {
  return anArgument(z.toJSONSchema(input, { io: "input", unrepresentable: "any" }));
}

/** An item of a list has its texts too, one of which it may need. */
function anArgument(schema: z.core.JSONSchema._JSONSchema | undefined, isItem = false): unknown {
  if (typeof schema !== "object") return randomUUID();
  const { required = [], properties = {}, items, minItems = 0 } = schema;
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice) return anArgument(choice);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case "object":
      return Object.fromEntries(
        Object.entries(properties)
          .filter(([name, property]) => required.includes(name) || (isItem && isText(property)))
          .map(([name, property]) => [name, anArgument(property)]),
      );
    case "array":
      return minItems > 0 ? [anArgument([items].flat()[0], true)] : [];
    case "integer":
      return Math.max(1, schema.minimum ?? 1);
    case "boolean":
      return false;
    default:
      return randomUUID();
  }
}

function isText(schema: z.core.JSONSchema._JSONSchema): boolean {
  return typeof schema === "object" && schema.type === "string";
}

function mcpRequest(token?: string, call: object = { method: "tools/list" }): Sent {
  return {
    path: "/mcp",
    method: "POST",
    headers: { "Content-Type": "application/json", ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, ...call }),
  };
}

const file = (path: () => string): CostlyRoute => ({ work: "file", request: () => ({ path: path() }) });

const files: Routes = {
  "/media/:id": file(() => `/media/${randomUUID()}`),
  "/media/:id/:hash/:name": file(() => `/media/${randomUUID()}/${hex(32)}/640.avif`),
  "/files/:token": file(() => `/files/${randomBytes(36).toString("base64url")}`),
};

const beacons: Routes = {
  "/views": {
    work: null,
    request: () => ({
      path: "/views",
      method: "POST",
      headers: { "Content-Type": "application/json", "User-Agent": "Mozilla/5.0 Firefox/140.0" },
      body: JSON.stringify({ path: `/onbekend-${hex(12)}`, query: "", sent: null, read: 0 }),
    }),
  },
};

/** Every route that costs a query, a render or a hash, by what answers it. Assets, probes and cache hits cost none. */
export const costlyRoutes = {
  page: pages,
  form: forms,
  file: files,
  rest,
  auth,
  functions,
  storage,
  mcp,
  beacon: beacons,
} satisfies Record<Exclude<RouteKind, "cache-hit" | "asset" | "rejected"> | "form", Routes>;
