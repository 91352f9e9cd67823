// @module-tag S1

import { expect, it } from "vitest";
import { arrangeContent } from "./content.ts";
import { describeOnRows } from "./rows.ts";
import { admin, as, createMembers, createUsers, editor, type Person, refused, writer } from "./users.ts";

describeOnRows("leads", [createUsers, createMembers, arrangeContent], (database) => {
  const switchAccess = (isOpen: boolean, who = admin) =>
    as(database, who, "select public.set_lead_access($1)", [isOpen]);

  /** How many rows of each kind somebody reaches. */
  async function reach(who: Person): Promise<number[]> {
    const counts: number[] = [];
    for (const rows of [
      "select 1 from public.otm_leads",
      "select 1 from public.list_leads()",
      "select 1 from public.otm_contact_subm_vlotwerk",
      "select 1 from public.otm_download_submissions",
      "select 1 from public.otm_download_opens",
      "select 1 from public.list_lead_mails((select id from public.otm_leads limit 1))",
      "update public.otm_leads set notes = 'x' returning 1",
    ]) {
      counts.push((await as(database, who, rows)).length);
    }
    return counts;
  }

  const all = [2, 2, 1, 1, 1, 2, 2];
  const none = [0, 0, 0, 0, 0, 0, 0];

  it("are seen by administrators, and by editors while they are opened to them", async () => {
    expect([await reach(admin), await reach(editor), await reach(writer)]).toEqual([all, none, none]);
    await switchAccess(true);
    expect([await reach(admin), await reach(editor), await reach(writer)]).toEqual([all, all, none]);
    await switchAccess(false);
    expect(await reach(editor)).toEqual(none);
  });

  it("are deleted and exported by administrators only", async () => {
    await switchAccess(true);
    expect(await as(database, editor, "delete from public.otm_contact_subm_vlotwerk returning 1")).toEqual(
      [],
    );
    await expect(as(database, editor, "select public.record_export('leads', 2)")).rejects.toMatchObject({
      code: "PT403",
    });
  });

  it("are opened by administrators only, which the audit log holds once", async () => {
    for (const who of [editor, writer]) await expect(switchAccess(true, who)).rejects.toMatchObject(refused);
    await switchAccess(true);
    await switchAccess(true);
    await switchAccess(false);
    const events = await database.query<{ event: string }>(
      "select event from private.audit_log where event like 'leads-%' order by created_at, id",
    );
    expect(events.map(({ event }) => event)).toEqual(["leads-opened", "leads-closed"]);
  });
});
