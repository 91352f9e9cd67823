import { createClient } from "@supabase/supabase-js";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { readSubmissionMetadata } from "../../../../app/data/submissions/submission-metadata.ts";
import { proofFor } from "../../../../test/requests/form-proof.ts";
import { inFull } from "../../../testing/in-full.ts";
import { type Api, openApi, publishableKey, someAddress } from "../../testing/api.ts";
import { describeOnDatabase } from "../../testing/databases.ts";

const [scripted, honest, wrong] = inFull ? [1_000, 300, 2_000] : [20, 24, 40];

const nouns = ["offertes", "facturen", "roosters", "leveringen", "klachten", "dossiers", "orders"];
const verbs = ["overtypen", "controleren", "doorsturen", "plannen", "archiveren", "vergelijken", "mailen"];
const places = ["magazijn", "winkel", "kantoor", "werkplaats", "praktijk", "fabriek", "studio"];

/** Words that differ for each of 343 people. */
const question = (index: number) =>
  [
    "Wij moeten elke week",
    nouns[index % 7],
    verbs[Math.floor(index / 7) % 7],
    "in onze",
    places[Math.floor(index / 49) % 7],
  ].join(" ");

describeOnDatabase("forms, each from an address of its own,", (open) => {
  let api: Api;

  beforeAll(async () => {
    api = await openApi(await open());
  });

  beforeEach(async () => {
    await api.database.execute(`
      truncate public.otm_contact_subm_vlotwerk, private.mail_outbox, private.rate_limits, private.spent_proofs cascade`);
  });

  const visitor = () =>
    createClient(api.url, publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: { headers: { "x-forwarded-for": someAddress() } },
    });

  async function prove(): Promise<string> {
    return proofFor((await visitor().rpc("draw_form_challenge", { _form: "contact" })).data);
  }

  /** Sends what the site's form would, with these of its fields. */
  async function send(index: number, message: string, fields: Record<string, string>): Promise<void> {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const { is_spam, proof } = readSubmissionMetadata(form);
    const sender = { name: `Afzender ${index}`, email: `afzender${index}@klant.example` };
    const row = { ...sender, message, is_spam, proof };
    const { error } = await visitor().from("otm_contact_subm_vlotwerk").insert(row);
    expect(error).toBeNull();
  }

  /** Sends from one number up to another, eight at once. */
  async function sendAll(from: number, to: number, one: (index: number) => Promise<void>): Promise<void> {
    let next = from;
    const sender = async () => {
      while (next < to) await one(next++);
    };
    await Promise.all(Array.from({ length: 8 }, sender));
  }

  async function counts() {
    const [row] = await api.database.query<{ leads: number; suspected: number; mailed: number }>(`
      select count(*) filter (where status = 'new')::int as leads,
        count(*) filter (where status = 'suspected')::int as suspected,
        (select count(distinct lead_id)::int from private.mail_outbox) as mailed
      from public.otm_leads`);
    return row;
  }

  it("of scripts without a proof are no leads and get no mail", async () => {
    await sendAll(0, scripted, (index) => send(index, question(index), { elapsed: "9000" }));
    expect(await counts()).toEqual({ leads: 0, suspected: scripted, mailed: 0 });
  });

  it("of scripts with proofs but the same words are no leads and get no mail, but for the first", async () => {
    const advertise = async (index: number) => {
      const message = `Wij maken uw site ${index} de eerste bij Google!`;
      await send(index, message, { proof: await prove(), elapsed: "9000" });
    };
    await advertise(0);
    await sendAll(1, scripted, advertise);
    expect(await counts()).toEqual({ leads: 1, suspected: scripted - 1, mailed: 1 });
  });

  it("of people are all kept; of those with scripts none is suspected", async () => {
    const ways = [
      // Typed; pasted with an address of their own; filled in by the browser; left open; as few words as others have.
      async () => ({ proof: await prove(), elapsed: "45000" }),
      async () => ({
        proof: await prove(),
        elapsed: "12000",
        pasted: " Zie ook https://www.klant.example/werk",
      }),
      async () => ({ proof: await prove(), elapsed: "2400" }),
      async () => ({ proof: await prove(), elapsed: "40000000" }),
      async () => ({ proof: await prove(), elapsed: "8000", words: "Bel mij." }),
      // Without scripts.
      async () => ({}),
    ];
    await sendAll(0, honest, async (index) => {
      const fields: Record<string, string> = (await ways[index % ways.length]?.()) ?? {};
      const { words = question(index), pasted = "", ...sent } = fields;
      await send(index, words + pasted, sent);
    });
    const withoutScripts = honest / ways.length;
    expect(await counts()).toEqual({
      leads: honest - withoutScripts,
      suspected: withoutScripts,
      mailed: honest - withoutScripts,
    });
  });

  it("with wrong proofs leave nothing of these behind", async () => {
    const proof = await prove();
    await sendAll(0, wrong, async (index) => {
      const forged = proof.replace(/ (\d+) (\w+)$/, ` ${index % 32_768} ${"0".repeat(64)}`);
      await send(index, question(index), { proof: forged, elapsed: "9000" });
    });
    expect(await counts()).toEqual({ leads: 0, suspected: wrong, mailed: 0 });
    expect(await api.database.query("select 1 from private.spent_proofs")).toEqual([]);
    await send(wrong, "Wilt u ons morgenochtend even terugbellen?", { proof, elapsed: "9000" });
    expect(await counts()).toMatchObject({ leads: 1 });
  });
});
