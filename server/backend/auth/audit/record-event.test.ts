import { expect, it } from "vitest";
import { describeOnDatabase } from "../../testing/databases.ts";
import { recordFailedSignIn } from "./record-event.ts";

describeOnDatabase("a failed sign-in", (open) => {
  it("is recorded with the account of the address, if any", async () => {
    const database = await open();
    await database.execute(
      "insert into auth.users (id, email) values (gen_random_uuid(), 'known@example.nl')",
    );
    await recordFailedSignIn(database, "known@example.nl", null);
    await recordFailedSignIn(database, "unknown@example.nl", null);
    expect(
      await database.query("select account_id is null as unknown from private.audit_log order by created_at"),
    ).toEqual([{ unknown: false }, { unknown: true }]);
  });

  it("is recorded up to a thousand times an hour per account, and for all unknown addresses together", async () => {
    const database = await open();
    await database.execute(`
      insert into auth.users (id, email) values
        ('a0000000-0000-4000-8000-000000000001', 'known@example.nl'),
        ('a0000000-0000-4000-8000-000000000002', 'other@example.nl');
      insert into private.audit_log (event, done_by, account_id)
        select 'sign-in-failed', 'unknown', account_id::uuid
        from generate_series(1, 999), unnest(array['a0000000-0000-4000-8000-000000000001', null]) account_id`);
    const addresses = ["known@example.nl", "unknown@example.nl", "other@example.nl"];
    for (let time = 0; time < 3; time++) {
      for (const address of addresses) await recordFailedSignIn(database, address, null);
    }
    expect(
      await database.query(`
        select count(*)::integer as count from private.audit_log
        left join auth.users on users.id = account_id group by email order by email`),
    ).toEqual([{ count: 1_000 }, { count: 3 }, { count: 1_000 }]);
  });
});
