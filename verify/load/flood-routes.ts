import { Agent } from "node:http";
import { z } from "zod";
import { someAddress } from "../writers/messages.ts";
import { type Answers, countAnswer, requestStatus } from "./answers.ts";
import { type CostlyRoute, costlyRoutes } from "./costly-routes.ts";

const clients = 150;

/** The flood of pages that are cached: what 150 clients take from the machine. */
export const reference = "cached pages";

/** Routes that are flooded together, by their name or that of their group. */
export const floods: ReadonlyMap<string, readonly CostlyRoute[]> = groupRoutes();

function groupRoutes(): Map<string, CostlyRoute[]> {
  const groups = new Map<string, CostlyRoute[]>();
  for (const [kind, routes] of Object.entries(costlyRoutes)) {
    for (const [name, route] of Object.entries(routes)) {
      const flood = route.group ?? `${kind} ${name}`;
      groups.set(flood, [...(groups.get(flood) ?? []), route]);
    }
  }
  return groups;
}

/** The flood, and a token of somebody without a role. */
const chosen = z.object({ flood: z.string(), token: z.string() });

/** 150 clients that request the routes of a flood in sequence, each from an address of its own. */
export async function floodRoutes(address: string, seconds: number, more: string): Promise<Answers> {
  const { flood, token } = chosen.parse(JSON.parse(more));
  const routes = floods.get(flood) ?? [];
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const end = performance.now() + seconds * 1_000;
  const responses: Answers = {};

  async function repeat(number: number): Promise<void> {
    const from = someAddress();
    for (let turn = number; performance.now() < end; turn += 1) {
      const request = routes[turn % routes.length]?.request(token);
      if (!request) return;
      const { path, method = "GET", headers, body } = request;
      // Node sends none with DELETE.
      const length = body === undefined ? {} : { "Content-Length": Buffer.byteLength(body) };
      const options = { method, headers: { ...headers, ...length, "X-Forwarded-For": from }, agent };
      countAnswer(responses, await requestStatus(address + path, options, body));
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, number) => repeat(number)));
  agent.destroy();
  return responses;
}
