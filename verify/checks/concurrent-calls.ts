import { onEachDatabase, type TestBed } from "../../bench/test-bed.ts";
import { type Check, rounds } from "../check.ts";
import { arrangeCalls, mixCalls } from "../writers/mixed-calls.ts";
import { expectStored, expectTags } from "../writers/stored.ts";
import { addUser, signInUser } from "../writers/users.ts";

const requests = rounds(10_000);
const together = 12;

export const concurrentCalls: Check = {
  line: "S4",
  what: "10,000 calls in groups of 12 at once, of visitors, users and administrators in turns, every third of which has to fail; on both databases.",
  run: async () => (await onEachDatabase(requestMany)).join("; "),
};

async function requestMany(testBed: TestBed): Promise<string> {
  await testBed.prepare(async (database) => {
    await arrangeCalls(database);
    await addUser(database);
  });
  const site = await testBed.start();
  const { token: admin, db } = await site.signIn();
  const user = await signInUser(site.address);
  const calls = mixCalls(site.address, { user, admin });
  const startedAt = performance.now();
  while (calls.asked < requests) await Promise.all(Array.from({ length: together }, calls.ask));
  const perSecond = Math.round((calls.asked * 1_000) / (performance.now() - startedAt));
  await expectStored(db, "mixed", calls.stored.messages);
  await expectTags(db, calls.stored.tags, true);
  await site.stop();
  const { messages, tags } = calls.stored;
  return `${testBed.name}: ${calls.asked} calls (${perSecond} a second), none answered with another's rights; all ${messages.size} messages and ${tags.size} tags that were acknowledged are stored`;
}
