import { randomBytes, randomUUID } from "node:crypto";
import type { WorkClass } from "../../server/shared/admission-control.ts";
import type { RouteKind } from "../../server/shared/meter.ts";

export type CostlyRequest = {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
};

export type CostlyRoute = {
  /** The queue in which a request waits first; null for what is answered from memory. */
  work: WorkClass | null;
  /** Routes of one group cost the same, and are flooded together; on its own when left out. */
  group?: string;
  /** A request of what there is none of, different each time; the token is of somebody without a role. */
  request(token: string): CostlyRequest;
};

type Routes = Readonly<Record<string, CostlyRoute>>;

const hex = (length: number) => randomBytes(length / 2).toString("hex");
const key = "sb_publishable_vlotwerk";
const json = { apikey: key, "Content-Type": "application/json" };

function page(path: () => string, group?: string): CostlyRoute {
  return { work: "render", ...(group && { group }), request: () => ({ path: path() }) };
}

/** One form, picture or text for everybody: from the cache, whatever the query. */
const cached = (path: string) => page(() => `${path}?n=${hex(8)}`, "cached pages");
/** The panel's frame; its content is fetched by the browser. */
const panel = (path: string) => page(() => `/${path}?n=${hex(8)}`, "panel");

/** By their paths in `app/routes.ts`, of the Dutch site; the English one costs the same. */
const pages: Routes = {
  "": cached("/"),
  contact: cached("/contact"),
  "about-us": cached("/about-us"),
  insights: page(() => `/insights?page=${Number.parseInt(hex(6), 16)}`),
  "insights/:slug": page(() => `/insights/onbekend-${hex(12)}`),
  "insights/tag/:slug": page(() => `/insights/tag/onbekend-${hex(12)}`),
  search: page(() => `/search?q=keuze+${hex(12)}`),
  blog: cached("/blog"),
  "blog/:slug": page(() => `/blog/onbekend-${hex(12)}`),
  "download/:slug": page(() => `/download/onbekend-${hex(12)}`),
  "preview/:token": page(() => `/preview/${hex(64)}`),
  "link-expired": page(() => `/link-expired?page=${hex(12)}`),
  terms: cached("/terms"),
  privacy: cached("/privacy"),
  "table-showcase": cached("/table-showcase"),
  "404": page(() => `/404?n=${hex(8)}`),
  "*": page(() => `/onbekend-${hex(12)}`),
  "og/site.png": { ...cached("/og/site.png"), work: "card" },
  "og/insights/:slug.png": { ...page(() => `/og/insights/onbekend-${hex(12)}.png`), work: "card" },
  "rss.xml": cached("/rss.xml"),
  "atom.xml": cached("/atom.xml"),
  "insights/tag/:slug/rss.xml": page(() => `/insights/tag/onbekend-${hex(12)}/rss.xml`),
  "insights/tag/:slug/atom.xml": page(() => `/insights/tag/onbekend-${hex(12)}/atom.xml`),
  "insights/:slug.md": page(() => `/insights/onbekend-${hex(12)}.md`),
  "robots.txt": cached("/robots.txt"),
  "sitemap.xml": cached("/sitemap.xml"),
  "sitemap/:part": page(() => `/sitemap/onbekend-${hex(12)}`),
  "llms.txt": cached("/llms.txt"),
  ".well-known/security.txt": cached("/.well-known/security.txt"),
  "vcard.vcf": cached("/vcard.vcf"),
  beheer: panel("beheer"),
  settings: panel("settings"),
  "admin/preview/:slug": page(() => `/admin/preview/onbekend-${hex(12)}`, "panel"),
  "admin/download-pages/:id/preview": page(() => `/admin/download-pages/${randomUUID()}/preview`, "panel"),
  admin: panel("admin"),
  "admin/overview": panel("admin/overview"),
  "admin/homepage": panel("admin/homepage"),
  "admin/blog": panel("admin/blog"),
  "admin/blog-editor": panel("admin/blog-editor"),
  "admin/blog-editor/:id": page(() => `/admin/blog-editor/${randomUUID()}`, "panel"),
  "admin/blog-editor/:id/history": page(() => `/admin/blog-editor/${randomUUID()}/history`, "panel"),
  "admin/tags": panel("admin/tags"),
  "admin/about": panel("admin/about"),
  "admin/about/history": panel("admin/about/history"),
  "admin/download-pages": panel("admin/download-pages"),
  "admin/download-pages/:id": page(() => `/admin/download-pages/${randomUUID()}`, "panel"),
  "admin/download-pages/:id/history": page(() => `/admin/download-pages/${randomUUID()}/history`, "panel"),
  "admin/texts": panel("admin/texts"),
  "admin/media": panel("admin/media"),
  "admin/media/:id": page(() => `/admin/media/${randomUUID()}`, "panel"),
  "admin/statistics": panel("admin/statistics"),
  "admin/leads": panel("admin/leads"),
  "admin/leads/:id": page(() => `/admin/leads/${randomUUID()}`, "panel"),
  "admin/users": panel("admin/users"),
  "admin/services": panel("admin/services"),
  "admin/cases": panel("admin/cases"),
  "admin/settings": panel("admin/settings"),
  "admin/settings/audit-log": panel("admin/settings/audit-log"),
  "admin/settings/webhooks": panel("admin/settings/webhooks"),
  "admin/settings/webhooks/:id": page(() => `/admin/settings/webhooks/${randomUUID()}`, "panel"),
  "admin/settings/tokens": panel("admin/settings/tokens"),
};

/** POST to a page, as its form does. */
const forms: Routes = {
  contact: form("/contact", () => `name=Anna&email=anna%40example.nl&message=${hex(32)}`),
  "download/:slug": form(
    () => `/download/onbekend-${hex(12)}`,
    () => "name=Anna&email=anna%40example.nl",
  ),
};

function form(path: string | (() => string), body: () => string): CostlyRoute {
  return {
    work: "form",
    request: () => ({
      path: typeof path === "string" ? path : path(),
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: body(),
    }),
  };
}

/** By method and path below /auth/v1, as `server/backend/auth/auth.ts` has them. */
const auth: Routes = {
  "POST /token": {
    ...authCall("POST", "/token?grant_type=password", () => ({
      email: `${randomUUID()}@example.nl`,
      password: "verkeerd-wachtwoord",
    })),
    work: "password",
  },
  "POST /signup": {
    ...authCall("POST", "/signup", () => ({ email: `${hex(8)}@example.nl`, password: "kort" })),
    work: "password",
  },
  "POST /verify": authCall("POST", "/verify", () => ({ type: "signup", token_hash: hex(64) })),
  "GET /authorize": authCall("GET", "/authorize?provider=google"),
  "GET /callback": authCall("GET", () => `/callback?code=${hex(16)}&state=${hex(32)}`),
  "POST /recover": authCall("POST", "/recover", () => ({ email: `${randomUUID()}@example.nl` })),
  "POST /resend": authCall("POST", "/resend", () => ({ type: "signup", email: `${hex(8)}@example.nl` })),
  "POST /logout": authCall("POST", "/logout?scope=others"),
  "GET /user": authCall("GET", "/user"),
  "PUT /user": { ...authCall("PUT", "/user", () => ({ password: "kort" })), work: "password" },
  "GET /user/identities/authorize": authCall("GET", "/user/identities/authorize?provider=google"),
  "DELETE /user/identities/:id": authCall("DELETE", () => `/user/identities/${randomUUID()}`),
  "POST /factors": authCall("POST", "/factors", () => ({ factor_type: "phone" })),
  "POST /factors/:id/challenge": authCall("POST", () => `/factors/${randomUUID()}/challenge`),
  "POST /factors/:id/verify": authCall(
    "POST",
    () => `/factors/${randomUUID()}/verify`,
    () => ({ challenge_id: randomUUID(), code: "000000" }),
  ),
  "DELETE /factors/:id": authCall("DELETE", () => `/factors/${randomUUID()}`),
  "GET /settings": authCall("GET", "/settings"),
  "GET /health": authCall("GET", "/health"),
  "GET /.well-known/jwks.json": authCall("GET", "/.well-known/jwks.json"),
};

function authCall(method: string, path: string | (() => string), body?: () => object): CostlyRoute {
  return {
    work: "auth",
    request: (token) => ({
      path: `/auth/v1${typeof path === "string" ? path : path()}`,
      method,
      headers: { ...json, Authorization: `Bearer ${token}` },
      ...(body && { body: JSON.stringify(body()) }),
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

/** By their names, as `server/backend/functions.ts` has them. */
const functions: Routes = {
  "get-homepage-featured-articles": call("/functions/v1/get-homepage-featured-articles", {}),
  "get-tinymce-key": call("/functions/v1/get-tinymce-key", {}),
  "send-contact-confirmation": call("/functions/v1/send-contact-confirmation", {
    name: "Anna",
    email: "anna@example.nl",
    message: "Bel mij terug.",
  }),
  "send-download-confirmation": call("/functions/v1/send-download-confirmation", {
    name: "Anna",
    email: "anna@example.nl",
  }),
};

const rest: Routes = {
  "GET :table": {
    work: "call",
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
  "POST rpc/:function of a preview": {
    work: "call",
    request: () => ({
      path: "/rest/v1/rpc/open_preview",
      method: "POST",
      headers: json,
      body: JSON.stringify({ _token: hex(64), _is_counted: true }),
    }),
  },
  "with a wrong access token": {
    work: "auth",
    request: () => ({
      path: "/rest/v1/otm_blog_articles?limit=1",
      headers: { Authorization: `Bearer vlotwerk_${hex(64)}` },
    }),
  },
};

function call(path: string, body: object, method = "POST"): CostlyRoute {
  return { work: "call", request: () => ({ path, method, headers: json, body: JSON.stringify(body) }) };
}

const mcp: Routes = {
  "without a token": { work: null, request: () => mcpRequest() },
  "with a wrong token": { work: "auth", request: () => mcpRequest(`vlotwerk_${hex(64)}`) },
  "with a token of another kind": { work: null, request: (token) => mcpRequest(token) },
};

function mcpRequest(token?: string): CostlyRequest {
  return {
    path: "/mcp",
    method: "POST",
    headers: { "Content-Type": "application/json", ...(token && { Authorization: `Bearer ${token}` }) },
    body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
  };
}

const files: Routes = {
  "/media/:id": { work: "file", request: () => ({ path: `/media/${randomUUID()}` }) },
  "/media/:id/:hash/:name": {
    work: "file",
    request: () => ({ path: `/media/${randomUUID()}/${hex(32)}/640.avif` }),
  },
  "/files/:token": {
    work: "file",
    request: () => ({ path: `/files/${randomBytes(36).toString("base64url")}` }),
  },
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
