import { expect, it } from "vitest";
import { describeOnDatabase } from "../testing/databases.ts";
import { checkPassword } from "./password-attempts.ts";
import { verifyPassword } from "./password-hash.ts";

/** Hardly any work, but a place in the queue. */
const cheapHash = "$argon2id$v=19$m=8,t=1,p=1$c29tZXNhbHQ$MTIzNDU2Nzg5MDEyMzQ1Ng";

describeOnDatabase("a password that nobody had the time to check", (open) => {
  it("counts as no try, however often", async () => {
    const database = await open();
    const tryPassword = (find: () => Promise<null>) =>
      checkPassword(database, "iemand@example.nl", "192.0.2.7", "mis", find);

    for (let attempt = 0; attempt < 21; attempt++) {
      let crowd: Promise<unknown> = Promise.resolve();
      const turnedAway = tryPassword(async () => {
        crowd = Promise.allSettled(Array.from({ length: 300 }, () => verifyPassword("x", cheapHash)));
        return null;
      });
      await expect(turnedAway).rejects.toMatchObject({ status: 503, headers: { "Retry-After": "5" } });
      await crowd;
    }
    expect(await tryPassword(async () => null)).toBeNull();
  });

  it("is turned away before the database is asked, when that is known", async () => {
    const silent = {
      ...(await open()),
      query: async () => {
        throw new Error("The database was asked");
      },
    };
    const crowd = Promise.allSettled(Array.from({ length: 300 }, () => verifyPassword("x", cheapHash)));
    const turnedAway = checkPassword(silent, "iemand@example.nl", "192.0.2.7", "mis", async () => null);
    await expect(turnedAway).rejects.toMatchObject({ status: 503 });
    await crowd;
  });
});
