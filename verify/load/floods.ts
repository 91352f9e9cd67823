import { randomUUID } from "node:crypto";
import { z } from "zod";
import { key } from "../../bench/site-process.ts";
import { type CostlyRoute, costlyRoutes } from "./costly-routes.ts";
import { type Answers, type Attack, type Sent, sendInTurn, sendSteadily } from "./requests.ts";

const api = { apikey: key, "Content-Type": "application/json" };
const articles = "/rest/v1/otm_blog_articles";
const content = "otm_blog_article_content";
/** Of articles of 30 kB in two languages, 60 are nearly as much as a visitor is answered with. */
const everything = `select=*,${content}(*),otm_blog_article_faqs(*),otm_blog_article_tags(*,otm_blog_tags(*))&order=created_at.desc&limit=60`;

/** Requests of a costly route, by somebody without a session. */
function requestsOf(kind: keyof typeof costlyRoutes, name: string): () => Sent {
  const route = costlyRoutes[kind][name];
  if (!route) throw new Error(`There is no ${kind} ${name}`);
  return () => route.request("", "");
}

const wrongSignIn = requestsOf("auth", "POST /token");
const form = requestsOf("form", "contact");

/** The requests a second, each from another client address. */
export const perSecond = 100;

const pattern = (column: string) => `${column}.ilike.*a*e*i*o*z*`;

/** The most expensive calls within the limits, and calls beyond them. */
const expensive = [
  `otm_blog_articles?${everything}`,
  `${content}?select=title,content&or=(${["title", "subtitle", "excerpt", "meta_title"].map(pattern)})&order=excerpt,subtitle,title`,
  `otm_blog_articles?select=id,${content}!inner(title)&${content}.excerpt=not.ilike.*a*z*q*x*y*&order=author,slug&limit=1000`,
  `${content}?select=article_id&content=ilike.*a*e*i*o*u*&order=content`,
  "rpc/search_articles?_query=werk%20lijst%20som%20keuze&_language=nl",
];

/** 120 clients that call in sequence; with a token, one in ten writes. */
function callExpensively(address: string, seconds: number, token: string): Promise<Answers> {
  return sendInTurn(address, seconds, 120, (from, client, turn) => {
    const headers = { ...api, ...from };
    if (token === "" || client % 10 > 0)
      return { path: `/rest/v1/${expensive[(client + turn) % expensive.length]}`, headers };
    const bearer = { Authorization: `Bearer ${token}` };
    return {
      path: "/rest/v1/rpc/count_leads",
      method: "POST",
      headers: { ...headers, ...bearer },
      body: "{}",
    };
  });
}

/** Of each kind so many clients as overfill its queue. */
const crowds: readonly (readonly [number, () => Sent])[] = [
  [150, () => ({ path: `/search?q=${randomUUID()}` })],
  [80, form],
  [250, () => ({ path: `${articles}?select=*,${content}(*)&limit=1000`, headers: api })],
  [250, wrongSignIn],
  [250, requestsOf("auth", "POST /recover")],
];

/** One client address that overfills every queue repeatedly. */
function fillQueues(address: string, seconds: number): Promise<Answers> {
  const clients = crowds.flatMap(([count, ask]) => Array.from({ length: count }, () => ask));
  return sendInTurn(address, seconds, clients.length, (_, client) => {
    const { headers, ...sent } = clients[client]?.() ?? form();
    return { ...sent, headers: { ...headers, "X-Forwarded-For": "198.51.100.7" } };
  });
}

const spellings = ["INSIGHTS", "EN", "%69nsights", "En/Contact", "About-Us/"].map((name) => `${name}?n=`);
const unknown = ["unknown", "en/unknown", "insights/unknown"].map((name) => `${name}-`);
const names = [...spellings, ...unknown];

/** 64 connections of one client that request unknown or variant addresses in sequence. */
function requestUnknownAddresses(address: string, seconds: number): Promise<Answers> {
  const clients = 64;
  return sendInTurn(address, seconds, clients, (_, client, turn) => {
    const number = client + turn * clients;
    return { path: `/${names[number % names.length]}${number}` };
  });
}

/** The flood of pages that are cached: what 150 clients take from the machine. */
export const reference = "cached pages";

const named = Object.entries(costlyRoutes).flatMap(([kind, routes]) =>
  Object.entries(routes).map(([name, route]): [string, CostlyRoute] => [
    route.group ?? `${kind} ${name}`,
    route,
  ]),
);

/** Routes that are flooded together, by their name or that of their group. */
export const floods: ReadonlyMap<string, readonly CostlyRoute[]> = new Map(
  [...Map.groupBy(named, ([flood]) => flood)].map(([flood, all]) => [flood, all.map(([, route]) => route)]),
);

/** The flood, a token of somebody without a role, and an access token. */
const chosen = z.object({ flood: z.string(), token: z.string(), accessToken: z.string() });

/** 150 clients that request the routes of a flood in sequence. */
function floodRoutes(address: string, seconds: number, more: string): Promise<Answers> {
  const { flood, token, accessToken } = chosen.parse(JSON.parse(more));
  const routes = floods.get(flood) ?? [];
  return sendInTurn(address, seconds, 150, (from, client, turn) => {
    const route = routes[(client + turn) % routes.length];
    if (!route) throw new Error(`There is no flood ${flood}`);
    const { headers, ...sent } = route.request(token, accessToken);
    return { ...sent, headers: { ...headers, ...from } };
  });
}

export const requestAttacks = {
  floodSignIns: (address, seconds) => sendSteadily(address, seconds, perSecond, wrongSignIn),
  floodForms: (address, seconds) => sendSteadily(address, seconds, perSecond, form),
  floodCalls: (address, seconds) =>
    sendSteadily(address, seconds, perSecond, () => ({ path: `${articles}?${everything}`, headers: api })),
  callExpensively,
  fillQueues,
  requestUnknownAddresses,
  floodRoutes,
} satisfies Record<string, Attack>;
