import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { administrator, call } from "../../bench/site-process.ts";
import { onSite } from "../../bench/test-bed.ts";
import { timed } from "../../bench/time.ts";
import { type Check, rounds } from "../check.ts";

const times = rounds(20);
const together = 50;

/** S18: concurrent refreshes of one session all succeed. */
export const refreshesAtOnce: Check = {
  line: "S18",
  what: "Fifty tabs refresh the same session at once, twenty rounds on a running site: each is given the same next token, one line of tokens lives, and the first token of all ends the session once its ten seconds are over.",
  run: () =>
    onSite(async ({ address }) => {
      const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = administrator;
      const oldest = expectSession(await ask(address, "password", { email, password }));
      let token = oldest;
      const refresh = (refresh_token: string) => ask(address, "refresh_token", { refresh_token });
      const elapsed = await timed(async () => {
        for (let round = 1; round <= times; round++) {
          const current = token;
          const answers = await Promise.all(Array.from({ length: together }, () => refresh(current)));
          const [next = current, ...others] = new Set(answers.map(expectSession));
          if (next === current || others.length > 0)
            throw new Error(`Round ${round}: ${others.length + 1} tokens came of one`);
          token = next;
        }
      });
      await pause(10_500);
      const [late, after] = [await refresh(oldest), await refresh(token)];
      if (late.status !== 400 || after.status !== 400)
        throw new Error(`A token that came back late got ${late.status}, the session ${after.status}`);
      return `${times} × ${together} answered with one token each, ${Math.round(elapsed / times)} ms a round`;
    }),
};

type Answer = { status: number; token: string | null };

async function ask(address: string, grant: string, body: object): Promise<Answer> {
  const response = await call(`${address}/auth/v1/token?grant_type=${grant}`, { body });
  const told = z.object({ refresh_token: z.string().optional() }).parse(await response.json());
  return { status: response.status, token: told.refresh_token ?? null };
}

function expectSession({ status, token }: Answer): string {
  if (status === 200 && token !== null) return token;
  throw new Error(`A refresh was answered with ${status}`);
}
