import { expect, it } from "vitest";
import { describeOnEachDatabase } from "../testing/databases.ts";
import { noteFailedSignIn } from "./note-deed.ts";

describeOnEachDatabase("a failed sign-in", (open) => {
  it("is noted without waiting for the disk, whether the address has an account or not", async () => {
    const database = await open();
    await database.execute(`
      insert into auth.users (id, email) values (gen_random_uuid(), 'known@example.nl');
      create table public.commits (waits text);
      create function public.look_at_commit() returns trigger language plpgsql as $$
        begin
          insert into public.commits values (current_setting('synchronous_commit'));
          return new;
        end
      $$;
      create trigger look after insert on private.audit_log
        for each row execute function public.look_at_commit();
    `);
    await noteFailedSignIn(database, "known@example.nl", null);
    await noteFailedSignIn(database, "unknown@example.nl", null);

    expect(await database.query("select waits from public.commits")).toEqual([
      { waits: "off" },
      { waits: "off" },
    ]);
    expect(
      await database.query(
        "select account_id is null as stranger from private.audit_log order by created_at",
      ),
    ).toEqual([{ stranger: false }, { stranger: true }]);
    // What else is noted is on the disk before anybody is told.
    expect(await database.query("select current_setting('synchronous_commit') as waits")).toEqual([
      { waits: "on" },
    ]);
  });
});
