import { setTimeout as wait } from "node:timers/promises";
import type { Endpoint } from "./sessions/context.ts";

/** In milliseconds: longer than these calls take on an idle server. */
const soonest = 100;

/** Delays successful responses to a minimum time, which hides whether an address has an account. */
export function inConstantTime(endpoint: Endpoint): Endpoint {
  return async (request, context) => {
    const [response] = await Promise.all([endpoint(request, context), wait(soonest)]);
    return response;
  };
}
