// @module-tag S29

import { describe, expect, it } from "vitest";
import { describeOnRows } from "../../../supabase/tests/rows.ts";
import { as, createUsers, visitor } from "../../../supabase/tests/users.ts";
import { checkMailboxes, takesMail } from "./mailbox-checks.ts";
import { startDns, type Zone } from "./testing/dns-server.ts";

describe("a domain takes mail", () => {
  it.each<[string, Zone, boolean | null]>([
    ["with a mail server", { mx: "mx.firm.example" }, true],
    ["with an address alone", { a: "192.0.2.1" }, true],
    ["not without either", {}, false],
    ["not when it says so", { mx: ".", a: "192.0.2.1" }, false],
    ["not when it does not exist", "nxdomain", false],
    ["or not, as nobody says", "failing", null],
    ["or not, as nobody answers", "silent", null],
  ])("%s", async (_, zone, expected) => {
    const { resolver } = await startDns({ "firm.example": zone });
    expect(await takesMail("firm.example", resolver)).toBe(expected);
  });
});

describeOnRows("the mailbox of a lead", [createUsers], (database) => {
  const send = (name: string, email: string) =>
    as(
      database,
      visitor,
      "insert into public.otm_contact_subm_vlotwerk (name, email, message) values ($1, $2, $1)",
      [name, email],
    );
  const leads = async () => {
    const rows = await database.query<{ line: string }>(`
      select concat_ws(' ', name, status, suspicion) as line
      from public.otm_leads lead join public.otm_contact_subm_vlotwerk sent on sent.id = lead.id order by name`);
    return rows.map(({ line }) => line);
  };
  const mails = () =>
    database.query<{ state: string }>(
      "select state, last_error from private.mail_outbox order by kind, created_at",
    );

  it("is asked for once; when it can't exist the lead is suspected and its mails wait no more", async () => {
    const { resolver, asked } = await startDns({
      "firm.example": { mx: "mx.firm.example" },
      "slow.example": "silent",
    });
    await send("Anna", "anna@firm.example");
    await send("Bert", "bert@Nowhere.example");
    await send("Cor", "cor@slow.example");
    expect(await checkMailboxes(database, resolver)).toBe(1);
    expect(await leads()).toEqual(["Anna new", "Bert suspected mailbox", "Cor new"]);
    expect((await mails()).filter((mail) => mail.state === "failed")).toEqual(
      Array(2).fill({ state: "failed", last_error: "The mailbox can't exist." }),
    );
    const before = asked.length;
    expect(await checkMailboxes(database, resolver)).toBe(0);
    expect(asked).toHaveLength(before);
  });

  it("of a domain that has none is suspected at once, without a mail", async () => {
    const { resolver } = await startDns({});
    await send("Bert", "bert@nowhere.example");
    await checkMailboxes(database, resolver);
    const before = await mails();
    await send("Dirk", "dirk@nowhere.example");
    expect(await leads()).toEqual(["Bert suspected mailbox", "Dirk suspected mailbox"]);
    expect(await mails()).toEqual(before);
  });

  it("does not matter once somebody has dealt with the lead", async () => {
    const { resolver } = await startDns({});
    await send("Bert", "bert@nowhere.example");
    await database.execute(
      "insert into public.otm_lead_answers (lead_id, how) select id, 'called' from public.otm_leads",
    );
    expect(await checkMailboxes(database, resolver)).toBe(0);
    expect(await leads()).toEqual(["Bert new"]);
  });
});
