import { expect, it } from "vitest";
import { someAddress } from "../testing/api.ts";
import { describeOnDatabase } from "../testing/databases.ts";
import { createAuth } from "./auth.ts";
import { loadSigningKeys } from "./keys.ts";

describeOnDatabase("a crowd at the door", (open) => {
  it("waits up to 400 people long; the others are turned away at once, and all is well afterwards", async () => {
    const logged: string[] = [];
    const siteUrl = new URL("http://localhost");
    const auth = createAuth({
      database: await open(),
      keys: await loadSigningKeys({ signingKey: null, directory: null }),
      issuer: `${siteUrl.origin}/auth/v1`,
      siteUrl,
      log: { error: (message) => logged.push(message) },
    });
    const ask = (number: number) =>
      auth.answer(
        new Request(`${siteUrl.origin}/auth/v1/recover`, {
          method: "POST",
          headers: { "x-forwarded-for": someAddress() },
          body: JSON.stringify({ email: `iemand${number}@example.nl` }),
        }),
      );

    const answers = await Promise.all(Array.from({ length: 500 }, (_, number) => ask(number)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(400);
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused).toHaveLength(100);
    expect(refused[0]?.headers.get("retry-after")).toBe("2");
    expect(logged).toHaveLength(100);
    expect((await ask(500)).status).toBe(200);
  });
});
