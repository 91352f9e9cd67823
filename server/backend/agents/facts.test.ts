// @module-tag S44

import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { article, emptyArticle } from "../../../app/content/article.ts";
import { documentOf } from "../../../app/content/document.ts";
import { downloadPage } from "../../../app/content/download-page.ts";
import type { Fields, FormOf } from "../../../app/content/fields.ts";
import { emptyForm, emptyItem, emptyVariant, type Kind } from "../../../app/content/kind.ts";
import { page } from "../../../app/content/page.ts";
import type { Database } from "../../../app/data/database.ts";
import {
  addPlace,
  deleteFact,
  factAnswer,
  listFacts,
  listPlaces,
  type ProposedFact,
  removePlace,
  saveFact,
} from "../../../app/data/facts/facts.ts";
import { getPageForEdit } from "../../../app/data/pages/edited-page.ts";
import { staleAnswer } from "../../../app/data/stale/stale-findings.ts";
import { languages } from "../../../app/i18n/language-texts.ts";
import { textKeys } from "../../../app/i18n/text-keys.ts";
import { loadProposals } from "../../../app/panel/screens/proposals/load-proposals.ts";
import { figuresSection } from "../../../app/sections/figures/section.ts";
import { questionsSection } from "../../../app/sections/questions/section.ts";
import { emptyTables } from "../../../supabase/tests/content.ts";
import { startTestServer } from "../../web/testing/server.ts";
import { connectAssistant, createAccessToken } from "../testing/assistant.ts";
import { describeOnApi } from "../testing/describe-on-api.ts";
import { type PlantedFact, plantedFacts } from "./testing/planted-facts.ts";

const first = <Item>([one]: readonly Item[]): Item => {
  if (one === undefined) throw new Error("There is none");
  return one;
};

type Row = { id: string; kind: string; subject: string; base: object; document: object };
type Texts = Record<"nl" | "en", readonly string[]>;

describeOnApi("facts of the firm", (api) => {
  let token = "";
  let editor: Database;

  beforeEach(async () => {
    await emptyTables(api.database);
    await api.database.execute("delete from public.otm_facts; delete from public.otm_proposals");
    await api.database.query("select public.set_site_text_keys($1)", [JSON.stringify(textKeys)]);
    token = await api.signIn({ role: "editor" });
    editor = api.client(token);
  });

  const save = async <Of extends Fields>(kind: Kind<Of>, form: FormOf<Of>) => {
    const [row] = await api.database.query<{ id: string }>(
      "select private.apply_document($1, null, $2) as id",
      [kind.name, JSON.stringify(documentOf(kind, form))],
    );
    return row?.id ?? "";
  };

  function section(type: string, key: string, values: object) {
    return { ...emptyVariant(page.fields.sections, type), key, ...values };
  }

  const paragraphs = (sentences: readonly string[]) => sentences.map((one) => `<p>${one}</p>`).join("");

  const savePage = (
    slug: string,
    html: { nl: string; en: string },
    more: (language: "nl" | "en") => object[] = () => [],
  ) =>
    save(page, {
      ...emptyForm(page),
      slug,
      published: true,
      title: { nl: "Titel", en: "Title" },
      sections: {
        nl: [section("text", "t", { text: html.nl }), ...more("nl")],
        en: [section("text", "t", { text: html.en }), ...more("en")],
      } as FormOf<(typeof page)["fields"]>["sections"],
    });

  const savePageOf = (nl: string, en = "") => savePage("pagina", { nl, en });

  const saveArticle = (nl: string, en: string) =>
    save(article, {
      ...emptyArticle(),
      slug: "artikel",
      published: true,
      title: { nl: "Titel", en: "Title" },
      content: { nl, en },
    });

  async function addFact({ name, old }: Pick<PlantedFact, "name" | "old">) {
    return saveFact(editor, { name, ...old, since: null });
  }

  /** Gives a fact another value, as the panel does. */
  async function change(id: string, { name, now }: Pick<PlantedFact, "name" | "now">): Promise<ProposedFact> {
    await saveFact(editor, { name, ...now, since: null }, id);
    return propose(id);
  }

  async function ask(fact: unknown, as = token): Promise<Response> {
    const { send } = await startTestServer({ backend: api.backend, siteUrl: new URL("http://localhost") });
    return send("/functions/v1/propose-fact", {
      method: "POST",
      headers: { authorization: `Bearer ${as}`, "content-type": "application/json", host: "localhost" },
      body: JSON.stringify({ fact }),
    });
  }

  async function propose(fact: string): Promise<ProposedFact> {
    const response = await ask(fact);
    return factAnswer.parse(await response.json());
  }

  const proposals = () =>
    api.database.query<Row>(
      "select id, kind, subject, base, document from public.otm_proposals order by created_at",
    );
  /** What is proposed, as it stands in the documents. */
  const proposed = async () => (await proposals()).map(({ document }) => JSON.stringify(document)).join("\n");
  const inJson = (words: string) => JSON.stringify(words).slice(1, -1);

  const team = {
    name: "Team",
    old: { nl: "12 mensen", en: "12 people" },
    now: { nl: "14 mensen", en: "14 people" },
  };

  it("of 100 planted sentences are found, less than five of them, with no quotation touched", async () => {
    for (const [index, { stale, decoys, quotations }] of plantedFacts.entries()) {
      const quoted = (of: Texts, language: "nl" | "en") =>
        of[language]
          .map((one, place) =>
            place % 2 === 0 && index % 2 === 0
              ? `<blockquote>${one.replace(/[“”„"‘’]/g, "")}</blockquote>`
              : `<p>${one}</p>`,
          )
          .join("");
      const html = (language: "nl" | "en") => {
        const [first = "", second = "", ...others] = stale[language].map(([words]) => words);
        return `<h2>Kop</h2><p>${first} ${decoys[language].join(" ")}</p><ul>${others.map((one) => `<li>${one}</li>`).join("")}</ul>${index > 7 ? `<p>${second}</p>` : ""}${quoted(quotations, language)}`;
      };
      const texts = { nl: html("nl"), en: html("en") };
      const slug = `planted-${index}`;
      const title = { nl: "Titel", en: "Title" };
      if (index > 7)
        await save(downloadPage, { ...emptyForm(downloadPage), slug, active: true, title, content: texts });
      else
        await savePage(slug, texts, (language) => [
          section("questions", "q", {
            questions: [
              {
                ...emptyItem(questionsSection.fields.questions.item),
                question: "Hoe?",
                answer: stale[language][1]?.[0] ?? "",
              },
            ],
          }),
        ]);
    }
    const named = plantedFacts.map(({ stale }) => stale.nl[0]?.[0] ?? "");
    await saveArticle(paragraphs(named), "<p>Text</p>");

    const kept: ProposedFact["kept"] = [];
    for (const fact of plantedFacts) {
      const answer = await change(await addFact(fact), fact);
      kept.push(...answer.kept);
    }
    const documents = await proposed();
    const planted = plantedFacts.flatMap(({ stale }) => languages.flatMap((language) => stale[language]));
    const missed = planted.filter(
      ([old, now]) => !documents.includes(inJson(now)) || documents.includes(inJson(old)),
    );
    expect(planted).toHaveLength(100);
    // Those that say it in other words.
    expect(missed.map(([old]) => old)).toEqual([
      "Met z’n twaalven vormen de specialisten één team.",
      "Visit us (Herengracht 12, Amsterdam).",
      "We call you back in two working days.",
    ]);

    const decoys = plantedFacts.flatMap((fact) => languages.flatMap((language) => fact.decoys[language]));
    expect(decoys.length).toBeGreaterThanOrEqual(40);
    expect(decoys.filter((one) => !documents.includes(inJson(one)))).toEqual([]);
    expect(kept.filter(({ sentence }) => decoys.includes(sentence))).toEqual([]);

    const quotations = plantedFacts.flatMap((fact) =>
      languages.flatMap((language) => fact.quotations[language]),
    );
    expect(quotations.length).toBeGreaterThanOrEqual(15);
    const bare = (words: string) => words.replace(/[“”„"‘’]/g, "");
    expect(quotations.filter((one) => !bare(documents.replaceAll('\\"', "")).includes(bare(one)))).toEqual(
      [],
    );
    const ofReason = (reason: string) =>
      kept.filter((one) => one.reason === reason).map(({ sentence }) => bare(sentence));
    expect(ofReason("quotation").toSorted()).toEqual(quotations.map(bare).toSorted());
    expect(ofReason("article").toSorted()).toEqual(
      named.map((one) => bare(one.replaceAll("&nbsp;", " "))).toSorted(),
    );
    expect(kept).toHaveLength(quotations.length + named.length);
  });

  it("are proposed in texts, titles and texts of the site, as each writes them", async () => {
    await savePage("pagina", { nl: "<p>A &amp; <b>12</b> mensen</p>", en: "<p>12&nbsp;people &copy;</p>" });
    await api.database.query(
      "insert into public.otm_site_texts (key, language, text) values ('home.hero.title', 'nl', 'Met twaalf mensen')",
    );
    const fact = await addFact(team);
    expect(await change(fact, team)).toEqual({ proposed: 2, kept: [], keptCount: 0, isFull: false });
    const [found, text] = (await proposals()).toSorted((one, other) => one.kind.localeCompare(other.kind));
    expect(JSON.stringify(found?.document)).toContain("<p>A &amp; <b>14</b> mensen</p>");
    expect(JSON.stringify(found?.document)).toContain("<p>14&nbsp;people &copy;</p>");
    expect(text).toMatchObject({
      kind: "site text",
      subject: "home.hero.title",
      base: { nl: "Met twaalf mensen" },
      document: { nl: "Met veertien mensen" },
    });
    const again = await propose(fact);
    expect(again.proposed).toBe(0);
  });

  it("are named where nothing can be proposed: between mark-up, beyond a limit", async () => {
    const long = { ...team, now: { nl: "een heel team", en: "a whole team" } };
    await savePage("pagina", { nl: "<p>Met 12 <b>mensen</b></p>", en: "" }, () => [
      section("text", "u", { title: `12 mensen ${"x".repeat(280)}`, text: "<p>Tekst</p>" }),
    ]);
    const { proposed, kept } = await change(await addFact(long), long);
    expect(proposed).toBe(0);
    expect(kept).toMatchObject([
      { kind: "page", title: "Titel", sentence: "Met 12 mensen", reason: "markup" },
      { reason: "rules" },
    ]);
  });

  it("are proposed for the about page and its team", async () => {
    await api.database.query(
      `insert into public.otm_about_us_content (content_key, value_nl) values ('statement', '<p>Hier werken 12 mensen.</p>')
       on conflict (content_key) do update set value_nl = excluded.value_nl`,
    );
    expect(await change(await addFact(team), team)).toMatchObject({ proposed: 1, kept: [] });
    expect(JSON.stringify(await proposals())).toContain("<p>Hier werken 14 mensen.</p>");
  });

  it("that are an ordinary word or a number alone are not looked for", async () => {
    await savePageOf("<p>Wij zijn met 12. Over 12 weken is het 12 uur.</p>", "<p>12</p>");
    const number = { name: "Number", old: { nl: "12", en: "12" }, now: { nl: "14", en: "14" } };
    expect(await change(await addFact(number), number)).toMatchObject({ proposed: 0, kept: [] });
  });

  it("are found in each language by itself, whatever the other one says", async () => {
    await savePageOf(
      "<h2>Over ons</h2><p>Hier werken twaalf mensen.</p>",
      "<ul><li>Prices</li></ul><p>Ask.</p>",
    );
    await change(await addFact(team), team);
    const documents = await proposed();
    expect(documents).toContain("Hier werken veertien mensen.");
    expect(documents).toContain("<ul><li>Prices</li></ul><p>Ask.</p>");
  });

  it("that change one after the other, and again, are all in one proposal, which ends once nothing differs", async () => {
    await savePageOf("<p>12 mensen voor € 95 per uur.</p>");
    const rate = {
      name: "Rate",
      old: { nl: "€ 95 per uur", en: "€ 95" },
      now: { nl: "€ 99 per uur", en: "€ 99" },
    };
    const [people, price] = [await addFact(team), await addFact(rate)];
    await change(people, team);
    await change(price, rate);
    expect(await proposed()).toContain("14 mensen voor € 99 per uur.");
    await change(people, { ...team, now: { nl: "16 mensen", en: "16 people" } });
    expect(await proposed()).toContain("16 mensen voor € 99 per uur.");
    await change(people, { ...team, now: team.old });
    expect(await proposed()).toContain("12 mensen voor € 99 per uur.");
    await change(price, { ...rate, now: rate.old });
    expect(await proposals()).toEqual([]);
  });

  it("that are deleted leave what they proposed, which is accepted all the same", async () => {
    const id = await savePageOf("<p>Met 12 mensen.</p>");
    const fact = await addFact(team);
    await change(fact, team);
    const [stored] = await listFacts(editor);
    if (!stored) throw new Error("The fact is missing");
    await deleteFact(editor, stored);
    expect(await propose(fact)).toMatchObject({ proposed: 0 });
    const [loaded] = (await loadProposals(editor, 1)).rows;
    await loaded?.open?.acceptAll();
    expect((await getPageForEdit(editor, id))?.form.sections.nl).toMatchObject([
      { text: "<p>Met 14 mensen.</p>" },
    ]);
    expect(await proposals()).toEqual([]);
  });

  it("are proposed beside what another person and an assistant propose for the same sentence", async () => {
    const id = await savePageOf("<p>Met 12 mensen.</p>");
    const other = await api.signIn({ role: "editor" });
    const { token: assistants } = await createAccessToken(api.database, ["read", "draft"], "admin");
    const stored = await getPageForEdit(editor, id);
    if (!stored) throw new Error("The page is missing");
    const [base, ownForm] = [documentOf(page, stored.form), structuredClone(stored.form)];
    for (const one of ownForm.sections.nl) Object.assign(one, { text: "<p>Met een dozijn mensen.</p>" });
    const sent = { _kind: "page", _subject: id, _base: base, _document: documentOf(page, ownForm) };
    expect((await api.client(assistants).rpc("propose_change", sent)).error).toBeNull();
    const fact = await addFact(team);
    await change(fact, team);
    await ask(fact, other);
    const open = (await loadProposals(editor, 1)).rows;
    expect(open.map(({ proposal }) => proposal.assistant === "")).toEqual(
      expect.arrayContaining([true, true, false]),
    );
    const [mine, theirs] = open.filter(({ proposal }) => proposal.assistant === "");
    await mine?.open?.acceptAll();
    const [first, second] = (await loadProposals(editor, 1)).rows;
    const byFacts = [first, second].find((one) => one?.proposal.id === theirs?.proposal.id);
    const byAssistant = [first, second].find((one) => one?.proposal.assistant !== "");
    expect(byFacts?.open?.parts).toMatchObject([{ isThere: true }]);
    expect(byAssistant?.open?.parts).toMatchObject([{ isThere: false, isConflict: true }]);
  });

  it("are proposed until a person has 500 open proposals, and the answer says so", async () => {
    await savePageOf("<p>Met 12 mensen.</p>");
    await api.database.query(
      `insert into public.otm_proposals (user_id, assistant, kind, subject, base, document)
       select user_id, '', 'site text', 'x' || number, '{}', '{}'
       from generate_series(1, 500) number, public.user_roles where role = 'editor'`,
    );
    expect(await change(await addFact(team), team)).toMatchObject({ proposed: 0, isFull: true });
  });

  it("are proposed for editors alone, by the id of a fact", async () => {
    const fact = await addFact(team);
    for (const role of [undefined, "writer"] as const) {
      const other = await api.signIn(role && { role });
      expect((await ask(fact, other)).status).toBe(403);
    }
    expect((await ask("12")).status).toBe(400);
    expect((await ask(null)).status).toBe(400);
  });

  /** What an assistant finds. */
  async function oldFacts() {
    const { token: assistants } = await createAccessToken(api.database, ["read"], "admin");
    const client = await connectAssistant(api.url, assistants);
    const { structuredContent } = await client.callTool({
      name: "find_stale",
      arguments: { reason: "old_fact" },
    });
    const finding = z.looseObject({ text: z.string(), why: z.string() });
    const found = z.object({ documents: z.array(z.looseObject({ findings: z.array(finding) })) });
    return found.parse(structuredContent).documents.flatMap(({ findings }) => findings);
  }

  it("of a figure are read with what it counts", async () => {
    const figure = (count: string, meaning: string) => ({
      ...emptyItem(figuresSection.fields.figures.item),
      figure: count,
      meaning,
    });
    await savePage("cijfers", { nl: "", en: "" }, () => [
      section("figures", "f", { figures: [figure("12", "mensen"), figure("98%", "blijft klant")] }),
    ]);
    expect(await change(await addFact(team), team)).toMatchObject({ proposed: 1, kept: [] });
    expect(await proposed()).toMatch(/"figure":\s*"14"/);
  });

  it("of an earlier year are named and stay, unless somebody tied them", async () => {
    const sentence = "In 2021 waren we met 12 mensen.";
    const id = await savePageOf(`<p>${sentence} Nu zijn we met 12 mensen.</p>`);
    const fact = await addFact(team);
    expect(await change(fact, team)).toMatchObject({ proposed: 1, kept: [{ sentence, reason: "year" }] });
    expect(await proposed()).toContain(`${sentence} Nu zijn we met 14 mensen.`);
    await addPlace(editor, { factId: fact, subjectId: id, language: "nl", words: sentence, isTied: true });
    expect(await propose(fact)).toMatchObject({ kept: [] });
  });

  describe("that have changed", () => {
    it("are found by assistants and listed for editors, with what they are now", async () => {
      await savePageOf("<p>Met 12 mensen.</p><blockquote>Die 12 mensen!</blockquote>");
      await saveArticle("<p>Wij waren met twaalf mensen.</p>", "");
      await saveFact(editor, { name: "Team", ...team.now, since: null }, await addFact(team));
      expect(await oldFacts()).toMatchObject([
        { text: "Met 12 mensen.", why: '"12 mensen" was "Team", which is "14 mensen" now' },
        { text: "Die 12 mensen!", why: expect.stringContaining("quotation") },
        { text: "Wij waren met twaalf mensen.", why: expect.stringContaining("article") },
      ]);
      const { send } = await startTestServer({ backend: api.backend, siteUrl: new URL("http://localhost") });
      const answer = await send("/functions/v1/find-stale", {
        method: "POST",
        headers: { authorization: `Bearer ${token}` },
        body: JSON.stringify({ after: null }),
      });
      const { rows } = staleAnswer.parse(await answer.json());
      expect(rows.filter(({ reason }) => reason === "old_fact").map(({ fact }) => fact)).toEqual([
        { name: "Team", now: "14 mensen", note: null },
        { name: "Team", now: "14 mensen", note: "quotation" },
        { name: "Team", now: "14 mensen", note: "article" },
      ]);
    });
  });

  describe("that sentences are tied to", () => {
    const number = { name: "Number", old: { nl: "12", en: "12" }, now: { nl: "14", en: "14" } };
    const tie = (factId: string, subjectId: string, words: string, isTied = true) =>
      addPlace(editor, { factId, subjectId, language: "nl", words, isTied });
    const texts = async () => JSON.stringify((await proposals()).map(({ document }) => document));

    it("are proposed there in articles and quotations too, and where a number stands alone", async () => {
      const id = await saveArticle(
        "<p>Wij zijn met twaalf. Na 12 weken.</p><blockquote>Het zijn er 12.</blockquote><p>Om 12 uur.</p>",
        "",
      );
      const fact = await addFact(number);
      await tie(fact, id, "Wij zijn met twaalf.");
      await tie(fact, id, "Het zijn er 12.");
      expect(await change(fact, number)).toMatchObject({ proposed: 1, kept: [] });
      expect(await texts()).toContain(
        "<p>Wij zijn met veertien. Na 12 weken.</p><blockquote>Het zijn er 14.</blockquote><p>Om 12 uur.</p>",
      );
    });

    it("are neither proposed nor found where somebody said that it is something else", async () => {
      const id = await savePageOf("<p>Bij hen werken 12 mensen. Hier werken 12 mensen.</p>");
      const fact = await addFact(team);
      await tie(fact, id, "Bij hen werken 12 mensen.", false);
      await change(fact, team);
      expect(await texts()).toContain("Bij hen werken 12 mensen. Hier werken 14 mensen.");
      expect((await oldFacts()).map(({ text }) => text)).toEqual(["Hier werken 12 mensen."]);
    });

    it("follow their sentence while two thirds of its words stay, and say when it does not say the fact", async () => {
      const id = await saveArticle("<p>Sinds kort zijn wij hier met 12 sterk. Anders.</p>", "");
      const fact = await addFact(number);
      await tie(fact, id, "Sinds kort zijn wij met 12 sterk.");
      await change(fact, number);
      expect(await texts()).toContain("Sinds kort zijn wij hier met 14 sterk. Anders.");
      await api.database.execute("delete from public.otm_proposals");
      await api.database.query(
        "update public.otm_blog_article_content set content = replace(content, '12', 'velen')",
      );
      expect(await oldFacts()).toMatchObject([
        {
          text: "Sinds kort zijn wij hier met velen sterk.",
          why: 'it is tied to the fact "Number", but does not say "14"',
        },
      ]);
      await api.database.query(
        "update public.otm_blog_article_content set content = '<p>Heel iets anders.</p>'",
      );
      expect(await oldFacts()).toEqual([]);
    });

    it("end with their document, and come back with a deleted fact", async () => {
      const id = await savePageOf("<p>Hier werken 12 mensen.</p>");
      await addFact(team);
      const [fact] = await listFacts(editor);
      if (!fact) throw new Error("The fact is missing");
      await tie(fact.id, id, "Hier werken 12 mensen.");
      const restore = await deleteFact(editor, fact);
      expect(await listPlaces(editor, { subject_ids: [id] })).toEqual([]);
      await restore();
      const places = await listPlaces(editor, { subject_ids: [id] });
      expect(places).toMatchObject([{ words: "Hier werken 12 mensen.", isTied: true }]);
      await removePlace(editor, first(places));
      expect(await listPlaces(editor, { subject_ids: [id] })).toEqual([]);
      await addPlace(editor, first(places));
      await api.database.query("select private.forget_versions($1)", [id]);
      expect(await listPlaces(editor, { subject_ids: [id] })).toEqual([]);
    });
  });

  it("are listed with what they were before, and come back with it", async () => {
    const fact = await addFact(team);
    await change(fact, team);
    const [before] = await listFacts(editor);
    if (!before) throw new Error("The fact is missing");
    const restore = await deleteFact(editor, before);
    expect(await listFacts(editor)).toEqual([]);
    await restore();
    expect(await listFacts(editor)).toMatchObject([
      { nl: "14 mensen", former: [{ nl: "12 mensen", en: "12 people" }] },
    ]);
  });
});
