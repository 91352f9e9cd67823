import { setTimeout as wait } from "node:timers/promises";
import type { Endpoint } from "./sessions/context.ts";

/**
 * In milliseconds: more than these calls take when nobody is in a hurry, and less than anybody notices who waits for a
 * mail anyway.
 */
const soonest = 100;

/**
 * An endpoint whose good answers don't come sooner than after a fixed time. For an address that has an account there is
 * more to write than for one that has none; on a busy machine that alone could be told from the time of the answer.
 */
export function inConstantTime(endpoint: Endpoint): Endpoint {
  return async (request, context) => {
    const [answer] = await Promise.all([endpoint(request, context), wait(soonest)]);
    return answer;
  };
}
