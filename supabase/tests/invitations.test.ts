// @module-tag S17

import { describe, expect, it } from "vitest";
import { createOutboxStore } from "../../server/backend/mail/outbox-store.ts";
import { itemsOf } from "../../server/backend/queue/testing/items-of.ts";
import { describeOnRows } from "./rows.ts";
import { admin, as, createUsers, otherAdmin, type Person, refused, user, visitor } from "./users.ts";

const usersAddress = `${user.id}@vlotwerk.example`;

describeOnRows("an invitation", [createUsers], (database) => {
  async function invite(email = usersAddress, role = "editor", language = "nl", who: Person = admin) {
    const [row] = await as<{ outcome: string }>(
      database,
      who,
      "select public.invite($1, $2, $3) as outcome",
      [email, role, language],
    );
    return row?.outcome;
  }

  /** The tokens of the mails that are due. */
  async function receive(): Promise<string[]> {
    const claimed = await createOutboxStore(database).claim("c0000000-0000-4000-8000-000000000001", 10);
    return itemsOf(claimed).flatMap(({ invitation }) => (invitation?.token ? [invitation.token] : []));
  }

  async function receiveOne(): Promise<string> {
    const [token, ...others] = await receive();
    if (!token || others.length > 0) throw new Error("There is not one mail with a token");
    return token;
  }

  const look = (token: string) => as(database, visitor, "select * from public.open_invitation($1)", [token]);
  const accept = (token: string, who: Person = user) =>
    as<{ role: string }>(database, who, "select public.accept_invitation($1) as role", [token]);
  const list = () =>
    as<{ id: string; email: string; role: string }>(
      database,
      admin,
      "select id, email, role from public.list_invitations()",
    );
  const endAll = (name: string) =>
    as(database, admin, `select public.${name}(id) from public.list_invitations()`);
  const roles = () => database.query("select role from public.user_roles where user_id = $1", [user.id]);
  const invalid = { code: "PT404" };

  it("gives the role to whoever has the address and the link", async () => {
    expect(await invite()).toBe("offered");
    const token = await receiveOne();
    expect(await look(token)).toEqual([{ email: usersAddress, role: "editor", has_account: true }]);
    expect(await accept(token)).toEqual([{ role: "editor" }]);
    expect(await roles()).toEqual([{ role: "editor" }]);
    expect(await list()).toEqual([]);
  });

  it("is stored without its token", async () => {
    await invite();
    const token = await receiveOne();
    const rows = await database.query(
      "select i::text as row from private.invitations i union all select m::text from private.mail_outbox m",
    );
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it("is not used up by looking at it, however often", async () => {
    await invite();
    const token = await receiveOne();
    for (let time = 0; time < 3; time++) expect(await look(token)).toHaveLength(1);
    await accept(token);
  });

  it("is used once", async () => {
    await invite();
    const token = await receiveOne();
    await accept(token);
    await database.query("delete from public.user_roles where user_id = $1", [user.id]);
    await expect(accept(token)).rejects.toMatchObject(invalid);
    expect(await look(token)).toEqual([]);
    expect(await roles()).toEqual([]);
  });

  it("is used once by two at the same moment", async () => {
    await invite();
    const token = await receiveOne();
    const outcomes = await Promise.allSettled([accept(token), accept(token)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  it.each([
    ["withdrawn", () => endAll("withdraw_invitation")],
    ["sent again", () => endAll("resend_invitation")],
    ["replaced by another", () => invite(usersAddress, "writer")],
    ["three days old", () => database.query("update private.invitations set expires_at = now()")],
  ])("ends when it is %s", async (_what, end) => {
    await invite();
    const token = await receiveOne();
    await end();
    expect(await look(token)).toEqual([]);
    await expect(accept(token)).rejects.toMatchObject(invalid);
  });

  it("sends a new link when it is sent again, and none when it was withdrawn before its mail", async () => {
    await invite();
    await receiveOne();
    await endAll("resend_invitation");
    expect(await accept(await receiveOne())).toEqual([{ role: "editor" }]);
    await invite("eva@example.nl");
    await endAll("withdraw_invitation");
    expect(await receive()).toEqual([]);
    await expect(endAll("withdraw_invitation")).resolves.toEqual([]);
  });

  it("is one per address, with the newest role", async () => {
    await invite("Eva@Example.NL ", "admin");
    await invite("eva@example.nl", "writer");
    expect(await list()).toMatchObject([{ email: "eva@example.nl", role: "writer" }]);
    expect(await receive()).toHaveLength(1);
  });

  it("does not help who has another address, or signs in no more", async () => {
    await invite("eva@example.nl");
    const token = await receiveOne();
    await expect(accept(token)).rejects.toMatchObject({ code: "PT403" });
    expect(await look(token)).toHaveLength(1);
    await database.query("delete from auth.sessions where id = $1", [user.session]);
    await expect(accept(token)).rejects.toMatchObject(refused);
    await expect(as(database, visitor, "select public.accept_invitation($1)", [token])).rejects.toMatchObject(
      refused,
    );
  });

  it("does not help who has not confirmed the address", async () => {
    await database.query("update auth.users set email_confirmed_at = null where id = $1", [user.id]);
    expect(await invite()).toBe("invited");
    await expect(accept(await receiveOne())).rejects.toMatchObject({ code: "PT403" });
  });

  it("ends when who sent it is no administrator any more", async () => {
    await invite();
    const token = await receiveOne();
    await invite("eva@example.nl", "writer", "nl", otherAdmin);
    await database.query("update public.user_roles set role = 'editor' where user_id = $1", [admin.id]);
    await expect(accept(token)).rejects.toMatchObject(invalid);
    await database.query("update public.user_roles set role = 'admin' where user_id = $1", [admin.id]);
    expect(await list()).toMatchObject([{ email: "eva@example.nl" }]);
    await as(database, admin, "select public.remove_account($1)", [otherAdmin.id]);
    expect(await list()).toEqual([]);
  });

  it("ends when the person gets, changes or loses a role in another way", async () => {
    for (const change of [
      `insert into public.user_roles (user_id, role) values ('${user.id}', 'writer')`,
      `delete from public.user_roles where user_id = '${user.id}'`,
    ]) {
      await database.query(
        `insert into private.invitations (email, role, language) values ($1, 'admin', 'nl')`,
        [usersAddress],
      );
      await database.query(change);
      expect(await list()).toEqual([]);
    }
  });

  describe("is refused", () => {
    it.each([
      "",
      "eva",
      "eva@example.nl\nBcc: x@example.nl",
      "eva@example.nl\n",
      "eva@example.nl, noor@example.nl",
      "Eva <eva@example.nl>",
      "=?utf-8?q?eva?=@example.nl",
      `${"e".repeat(290)}@vlot.nl`,
    ])("for the address %j", async (email) => {
      await expect(invite(email)).rejects.toMatchObject({ code: "PT400" });
      expect(await database.query("select from private.mail_outbox")).toEqual([]);
    });

    it("for an unknown role or language", async () => {
      await expect(invite("eva@example.nl", "owner")).rejects.toMatchObject({ code: "PT400" });
      await expect(invite("eva@example.nl", "writer", "de")).rejects.toMatchObject({ code: "PT400" });
    });

    it("for a person who has a role", async () => {
      await expect(invite(`${admin.id}@vlotwerk.example`, "writer")).rejects.toMatchObject({ code: "PT409" });
    });

    it("for the sixth time within an hour", async () => {
      for (let time = 1; time <= 5; time++) await invite("eva@example.nl");
      await expect(invite("eva@example.nl")).rejects.toMatchObject({ code: "PT429" });
      await invite("noor@example.nl");
    });
  });

  it("is in the audit log, without its address", async () => {
    await invite("eva@example.nl", "writer");
    await endAll("withdraw_invitation");
    const events = await database.query<{ line: string }>(
      "select concat_ws(' ', event, label) as line from private.audit_log where event like 'invite%' order by id",
    );
    expect(events.map(({ line }) => line)).toEqual(["invited writer", "invite-withdrawn writer"]);
  });
});
