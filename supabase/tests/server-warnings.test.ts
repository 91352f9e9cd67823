// @module-tag Warnings

import { beforeEach, expect, it } from "vitest";
import type { Database } from "../../server/backend/database/database.ts";
import { reportWarnings } from "../../server/backend/server-warnings.ts";
import { describeOnDatabase } from "../../server/backend/testing/databases.ts";
import { admin, as, createMembers, createUsers, editor, refused, user, visitor, writer } from "./users.ts";

describeOnDatabase("a warning of a server", (open) => {
  let database: Database;
  let logged: unknown[];

  beforeEach(async () => {
    if (!database) {
      database = await open();
      await createUsers(database);
      await createMembers(database);
    }
    await database.execute("delete from private.server_warnings");
    logged = [];
  });

  const report = (...warning: Parameters<ReturnType<typeof reportWarnings>>) =>
    reportWarnings(database, { error: (...line) => logged.push(line) })(...warning);

  const listed = async (person = admin) =>
    (
      await as<{ line: string }>(
        database,
        person,
        "select concat_ws(' ', name, detail) as line from public.list_server_warnings()",
      )
    ).map(({ line }) => line);

  it("is read by administrators until it is mended, with its last reason and time", async () => {
    await report("mail-server", "No answer");
    await database.execute("update private.server_warnings set seen_at = now() - interval '9 days'");
    await report("mail-server", "535 Wrong");
    await report("proxy", "Seen");
    expect(await listed()).toEqual(["mail-server 535 Wrong", "proxy Seen"]);
    const times = await as(
      database,
      admin,
      "select seen_at > now() - interval '1 minute' as is_new from public.list_server_warnings()",
    );
    expect(times).toEqual([{ is_new: true }, { is_new: true }]);
    await report("mail-server", null);
    expect(await listed()).toEqual(["proxy Seen"]);
    expect(logged).toEqual([]);
  });

  it("is read by nobody else, and reported by the server alone", async () => {
    await report("mail-server", "No answer");
    for (const person of [editor, writer, user]) expect(await listed(person)).toEqual([]);
    await expect(as(database, visitor, "select from public.list_server_warnings()")).rejects.toMatchObject(
      refused,
    );
    for (const person of [visitor, user, admin]) {
      const forging = as(database, person, "select public.report_server_warning('proxy', 'Forged')");
      await expect(forging).rejects.toMatchObject(refused);
    }
  });

  it("about a proxy ends a day after the last request", async () => {
    await report("proxy", "Seen");
    await report("mail-server", "No answer");
    await database.execute("update private.server_warnings set seen_at = now() - interval '23 hours'");
    expect(await listed()).toEqual(["mail-server No answer", "proxy Seen"]);
    await database.execute("update private.server_warnings set seen_at = now() - interval '25 hours'");
    expect(await listed()).toEqual(["mail-server No answer"]);
  });

  it("is cut to 300 characters, names no mailbox and is of a known kind", async () => {
    await report("mail-server", "x".repeat(400));
    expect(await listed()).toEqual([`mail-server ${"x".repeat(300)}`]);
    await report("mail-server", "550 anna@klant.example");
    expect(logged).toEqual([["a warning for the overview was not stored", expect.any(Error)]]);
    const unknown = database.query("select public.report_server_warning('disk', 'Full')");
    await expect(unknown).rejects.toMatchObject({ constraint: "server_warnings_are_known" });
  });

  it("about the mail server ends with the next mail that is sent", async () => {
    await report("mail-server", "No answer");
    const acknowledge = (error: string | null) =>
      database.query("select public.acknowledge_mail(gen_random_uuid(), gen_random_uuid(), $1)", [error]);
    await acknowledge("421 Later");
    expect(await listed()).toHaveLength(1);
    await acknowledge(null);
    expect(await listed()).toEqual([]);
  });
});
