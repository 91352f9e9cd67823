// @module-tag S29

import { expect, it } from "vitest";
import { proofFor } from "../../test/requests/form-proof.ts";
import { activePage, arrangeContent } from "./content.ts";
import { describeOnRows } from "./rows.ts";
import {
  admin,
  as,
  assistant,
  createMembers,
  createToken,
  createUsers,
  editor,
  visitor,
  writer,
} from "./users.ts";

const arrange = [createUsers, createMembers, createToken, arrangeContent];

describeOnRows("what looks like spam", arrange, (database) => {
  const clear = () =>
    database.execute(
      "truncate public.otm_contact_subm_vlotwerk, public.otm_download_submissions, private.mail_outbox cascade",
    );

  async function prove(form = "contact"): Promise<string> {
    const [row] = await as<{ drawn: object }>(
      database,
      visitor,
      "select public.draw_form_challenge($1) as drawn",
      [form],
    );
    return proofFor(row?.drawn);
  }

  type Sent = { name?: string; message?: string; proof?: string | null; is_spam?: boolean };

  /** Sends a message as the contact form does; gives its lead. */
  async function send({ name = "Anna", message = "Hallo", proof = null, is_spam = false }: Sent) {
    await as(
      database,
      visitor,
      `insert into public.otm_contact_subm_vlotwerk (name, email, message, proof, is_spam)
       values ($1, 'anna@klant.example', $2, $3, $4)`,
      [name, message, proof, is_spam],
    );
    const [lead] = await database.query<{ id: string; status: string; suspicion: string | null }>(
      "select id, status, suspicion from public.otm_leads order by created_at desc limit 1",
    );
    return lead;
  }

  const mails = async () => (await database.query("select 1 from private.mail_outbox")).length;

  it("is a form without a proof of work; one with a proof is a lead", async () => {
    await clear();
    expect(await send({ proof: "" })).toMatchObject({ status: "suspected", suspicion: "proof" });
    expect(await mails()).toBe(0);
    expect(await send({ proof: await prove() })).toMatchObject({ status: "new", suspicion: null });
    expect(await mails()).toBe(2);
  });

  it("is not what comes from a program of the firm, of which no proof is asked", async () => {
    await clear();
    expect(await send({})).toMatchObject({ status: "new", suspicion: null });
  });

  it.each([
    [
      "was sent before",
      async () => {
        const proof = await prove();
        await send({ proof });
        return proof;
      },
    ],
    ["is of another form", () => prove("download")],
    [
      "has another number",
      async () => (await prove()).replace(/ (\d+) (\w+)$/, (_, n, s) => ` ${+n + 1} ${s}`),
    ],
    ["is signed by another", async () => (await prove()).replace(/.$/, (last) => (last === "0" ? "1" : "0"))],
    ["says another time", async () => (await prove()).replace(/ \d{10} /, " 9999999999 ")],
    ["is none", async () => "x".repeat(200)],
  ])("is a form whose proof %s", async (_, make) => {
    await clear();
    expect(await send({ proof: await make() })).toMatchObject({ status: "suspected", suspicion: "proof" });
  });

  it.each([
    [719, "new"],
    [721, "suspected"],
  ])("is a form whose proof is of more than twelve hours ago: %d minutes", async (minutes, status) => {
    await clear();
    await prove();
    const [row] = await database.query<{ proof: string }>(
      `select challenge || ' 7 ' || private.sign_answer(challenge, '7') as proof
       from concat_ws(' ', 'contact', floor(extract(epoch from now())) - 60 * $1::int, 'abcdef0123456789') challenge`,
      [minutes],
    );
    expect(await send({ proof: row?.proof ?? "" })).toMatchObject({ status });
  });

  it("is one of two forms that bring the same proof at once", async () => {
    await clear();
    const proof = await prove();
    await Promise.all([send({ proof }), send({ proof }), send({ proof })]);
    const leads = await database.query("select status from public.otm_leads order by status");
    expect(leads).toEqual([{ status: "new" }, { status: "suspected" }, { status: "suspected" }]);
  });

  it.each([
    ["a filled honeypot", { is_spam: true }, "form"],
    ["links alone", { message: "https://a.example www.b.example/c\nHTTP://d.example" }, "links"],
  ])("is %s, even with a proof", async (_, sent, suspicion) => {
    await clear();
    expect(await send({ ...sent, proof: await prove() })).toMatchObject({ status: "suspected", suspicion });
  });

  it("is the words of another within a week, whatever their numbers and signs", async () => {
    await clear();
    const words = "Wij brengen uw site op plaats";
    expect(await send({ message: `${words} 1.`, proof: await prove() })).toMatchObject({ status: "new" });
    const again = { name: "Bram", message: `WIJ brengen uw site, op plaats 2!` };
    expect(await send({ ...again, proof: await prove() })).toMatchObject({ suspicion: "words" });
    await database.execute("update public.otm_leads set created_at = now() - interval '8 days'");
    expect(await send({ ...again, proof: await prove() })).toMatchObject({ status: "new" });
  });

  it("is not who sends the same words again, to correct an address, nor a few words that many write", async () => {
    await clear();
    const long = "Kunt u ons helpen met facturen?";
    for (const status of ["new", "new", "suspected"]) {
      expect(await send({ message: long, proof: await prove() })).toMatchObject({ status });
    }
    for (const name of ["Anna", "Bram", "Cor"]) {
      expect(await send({ name, message: "Graag teruggebeld worden", proof: await prove() })).toMatchObject({
        status: "new",
      });
    }
  });

  it("is a request without a proof, and one with it is a lead", async () => {
    await clear();
    for (const proof of ["", await prove("download")]) {
      await as(
        database,
        visitor,
        `insert into public.otm_download_submissions (page_id, name, email, proof)
         values ('${activePage}', 'Anna', 'anna@klant.example', $1)`,
        [proof],
      );
    }
    const leads = await database.query("select status from public.otm_leads order by status");
    expect(leads).toEqual([{ status: "new" }, { status: "suspected" }]);
  });

  it("becomes a lead by a person who sees leads, with what would have been sent, once", async () => {
    await clear();
    const lead = await send({ proof: "" });
    const accept = "update public.otm_leads set status = 'new' where id = $1 returning 1";
    expect(await as(database, writer, accept, [lead?.id ?? ""])).toEqual([]);
    expect(await as(database, editor, accept, [lead?.id ?? ""])).toEqual([]);
    await expect(as(database, assistant, accept, [lead?.id ?? ""])).rejects.toMatchObject({ code: "42501" });
    expect(await as(database, admin, accept, [lead?.id ?? ""])).toHaveLength(1);
    expect(await mails()).toBe(2);
    await as(database, admin, "update public.otm_leads set status = 'suspected'");
    await as(database, admin, accept, [lead?.id ?? ""]);
    expect(await mails()).toBe(2);
  });

  it("is in no list, count or figure of leads", async () => {
    await clear();
    await send({ proof: "" });
    const ofAdmin = (query: string) => as(database, admin, query);
    expect(await ofAdmin("select id from public.list_leads()")).toEqual([]);
    expect(await ofAdmin("select * from public.count_leads()")).toEqual([{ leads: 0, new_leads: 0 }]);
    expect(await ofAdmin("select * from public.count_leads_by_week('form', '2020-01-01')")).toEqual([]);
  });

  it("is deleted after thirty days, unless it became a lead", async () => {
    await clear();
    const kept = await send({ name: "Kept", proof: "" });
    await as(database, admin, "update public.otm_leads set status = 'new' where id = $1", [kept?.id ?? ""]);
    await send({ name: "Gone", proof: "" });
    const prune = "select public.prune_suspected(now() - interval '30 days') as gone";
    expect(await database.query(prune)).toEqual([{ gone: 0 }]);
    await database.execute("update public.otm_leads set created_at = now() - interval '31 days'");
    expect(await database.query(prune)).toEqual([{ gone: 1 }]);
    expect(await database.query("select name from public.otm_contact_subm_vlotwerk")).toEqual([
      { name: "Kept" },
    ]);
  });
});
