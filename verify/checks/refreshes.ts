import { z } from "zod";
import { key } from "../../bench/site-process.ts";
import { onEmbedded, type TestBed } from "../../bench/test-bed.ts";
import type { Check } from "../check.ts";
import { rounds } from "../rounds.ts";

const times = rounds(20);
const together = 50;

/** S18: concurrent refreshes of one session all succeed. */
export const refreshesAtOnce: Check = {
  line: "S18",
  what: "Fifty tabs refresh the same session at once, twenty rounds on a running site: each is given the same next token, one line of tokens lives, and the first token of all ends the session once its ten seconds are over.",
  run: () => onEmbedded(refreshOn),
};

async function refreshOn(testBed: TestBed): Promise<string> {
  await testBed.prepare(async () => {});
  const site = await testBed.start();
  try {
    const first = await ask(site.address, "password", {
      email: "bench@vlotwerk.example",
      password: "zes-ezels-in-de-wei",
    });
    let token = expectSession(first);
    const oldest = token;
    const startedAt = performance.now();
    for (let round = 1; round <= times; round++) {
      const current = token;
      const responses = await Promise.all(
        Array.from({ length: together }, () =>
          ask(site.address, "refresh_token", { refresh_token: current }),
        ),
      );
      const tokens = new Set(responses.map(expectSession));
      const [next] = tokens;
      if (tokens.size !== 1 || next === undefined || next === current) {
        throw new Error(`Round ${round}: ${tokens.size} tokens came of one`);
      }
      token = next;
    }
    const elapsed = Math.round((performance.now() - startedAt) / times);
    await new Promise((resolve) => setTimeout(resolve, 10_500));
    const late = await ask(site.address, "refresh_token", { refresh_token: oldest });
    const after = await ask(site.address, "refresh_token", { refresh_token: token });
    if (late.status !== 400 || after.status !== 400) {
      throw new Error(`A token that came back late got ${late.status}, the session ${after.status}`);
    }
    return `${times} × ${together} answered with one token each, ${elapsed} ms a round`;
  } finally {
    await site.stop();
  }
}

type Answer = { status: number; token: string | null };

async function ask(address: string, grant: string, body: object): Promise<Answer> {
  const response = await fetch(`${address}/auth/v1/token?grant_type=${grant}`, {
    method: "POST",
    headers: { apikey: key, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  const told = z.object({ refresh_token: z.string().optional() }).parse(await response.json());
  return { status: response.status, token: told.refresh_token ?? null };
}

function expectSession({ status, token }: Answer): string {
  if (status === 200 && token !== null) return token;
  throw new Error(`A refresh was answered with ${status}`);
}
