import { beforeEach, expect, it } from "vitest";
import { describeOnApi } from "../../../../server/backend/testing/describe-on-api.ts";
import { emptyTables } from "../../../../supabase/tests/content.ts";
import { ImportInterrupted, importCall } from "../../../data/imports/import-call.ts";
import type { Call } from "../../../import/import-state.ts";
import { wxr } from "../../../import/testing/wxr.ts";
import { createImport, type ImportStep } from "./import-engine.ts";

const exported = wxr([
  { id: 1, slug: "wachten", title: "Minder wachten", content: "<p>Nederlandse tekst.</p>" },
  { id: 2, slug: "waiting", title: "Waiting less", content: "<p>English text here.</p>" },
  { id: 3, slug: "drie", title: "Drie", content: "<p>[onbekend]Tekst[/onbekend]</p>" },
]);

describeOnApi("an import in the panel", (api) => {
  let call: Call;

  beforeEach(async () => {
    await emptyTables(api.database);
    call = importCall(api.client(await api.signIn({ isAdmin: true })));
    await api.database.query("delete from private.imports");
    await api.database.query("delete from public.otm_redirects");
    await api.database.query("select public.set_storage_limits(1000000, 1000000, 1000000, 1000000)");
  });

  /** A dry run, with the calls of a test. */
  async function planned(content = exported, calls = call) {
    const engine = createImport();
    const target = { call: calls, storeFile: async () => ({ reason: "none" }) };
    const files = [new File([content], "export.xml")];
    await engine.read({ files, language: "nl", folder: null, target });
    return engine;
  }

  const outcomes = (step: ImportStep) =>
    "items" in step
      ? step.items.filter(({ kind }) => kind === "article").map(({ key, outcome }) => `${key} ${outcome}`)
      : step;

  const articles = async () =>
    (
      await api.database.query<{ slug: string }>("select slug from public.otm_blog_articles order by slug")
    ).map(({ slug }) => slug);

  it("is a dry run first, which writes nothing", async () => {
    const step = (await planned()).step();
    if (step.name !== "planned") throw new Error(JSON.stringify(step));
    expect(step.dry.plan.posts.size).toBe(3);
    expect(step.dry.items.filter(({ outcome }) => outcome === "new").map(({ kind }) => kind)).toContain(
      "redirect",
    );
    expect(await articles()).toEqual([]);
  });

  it("takes all, and changes nothing the second time", async () => {
    const engine = await planned();
    await engine.run([]);
    expect(outcomes(engine.step())).toEqual(["1 added", "2 added", "3 added"]);
    expect(await articles()).toEqual(["drie", "wachten", "waiting"]);

    const again = await planned();
    await again.run([]);
    expect(again.step().name).toBe("done");
    expect(outcomes(again.step())).toEqual(["1 unchanged", "2 unchanged", "3 unchanged"]);
  });

  it("makes one article of a chosen pair", async () => {
    const english = wxr([{ id: 2, slug: "waiting", title: "Waiting less" }], { language: "en-GB" });
    const dutch = wxr([{ id: 1, slug: "wachten", title: "Minder wachten" }]);
    const engine = createImport();
    const target = { call, storeFile: async () => ({ reason: "none" }) };
    const files = [dutch, english].map((content) => new File([content], "export.xml"));
    await engine.read({ files, language: null, folder: null, target });
    await engine.run([["nl:1", "en:2"]]);
    expect(outcomes(engine.step())).toEqual(["nl:1 added", "en:2 language added"]);
    expect(await articles()).toEqual(["waiting"]);
  });

  it("is stopped after an item, and gone on with", async () => {
    let isFirst = true;
    const engine = await planned(exported, (name, parameters) => {
      if (isFirst && name === "import_document") engine.stop();
      return call(name, parameters);
    });
    const seen: string[] = [];
    engine.subscribe(() => seen.push(engine.step().name));
    await engine.run([]);
    expect(engine.step()).toMatchObject({ name: "paused", problem: { name: "stopped" } });
    expect(await articles()).toEqual(["wachten"]);
    expect(seen.pop()).toBe("paused");
    expect(new Set(seen)).toEqual(new Set(["running"]));
    isFirst = false;
    await engine.run([]);
    expect(engine.step().name).toBe("done");
    expect(outcomes(engine.step())).toEqual(["1 added", "2 added", "3 added"]);
  });

  it("pauses when the connection is lost, and says in the end what it has added in all", async () => {
    let isAway = true;
    const engine = await planned(exported, (name, parameters) => {
      if (isAway && parameters._key === "2") throw new ImportInterrupted("lost");
      return call(name, parameters);
    });
    await engine.run([]);
    expect(engine.step()).toMatchObject({ name: "paused", problem: { name: "lost" } });
    isAway = false;
    await engine.run([]);
    expect(engine.step().name).toBe("done");
    expect(outcomes(engine.step())).toEqual(["1 added", "2 added", "3 added"]);
  });

  it("pauses at a limit of a person, and says until when", async () => {
    await api.database.query("select public.set_storage_limits(1000000, 1000000, 1, 1000000)");
    const own = importCall(api.client(await api.signIn({ isAdmin: true })));
    const engine = await planned(exported, own);
    await engine.run([]);
    const step = engine.step();
    if (step.name !== "paused" || step.problem.name !== "limit") throw new Error(JSON.stringify(step));
    expect(Date.parse(step.problem.until)).toBeGreaterThan(Date.now());
    expect(await articles()).toEqual(["wachten"]);
  });

  it("is an administrator's", async () => {
    const editor = importCall(api.client(await api.signIn({ role: "editor" })));
    expect((await planned(exported, editor)).step()).toEqual({
      name: "choosing",
      problem: { name: "session" },
    });
  });

  it.each([
    ["none", [], { name: "none" }],
    ["an empty one", [""], { name: "empty" }],
    ["none of a site", ["<html></html>"], { name: "export", note: { key: "import.unknownFile" } }],
    ["damaged", [exported.slice(0, -300)], { name: "export", note: { key: "import.damagedFile" } }],
    [
      "with a document type",
      [exported.replace("<rss", '<!DOCTYPE r [<!ENTITY a "b">]><rss')],
      { name: "export", note: { key: "import.documentType" } },
    ],
    ["the same twice", [exported, exported], { name: "same" }],
  ])("says that a file is %s", async (_, contents, problem) => {
    const engine = createImport();
    const target = { call, storeFile: async () => ({ reason: "none" }) };
    const files = contents.map((content, index) => new File([content], `${index}.xml`));
    await engine.read({ files, language: null, folder: null, target });
    expect(engine.step()).toMatchObject({ name: "choosing", problem });
  });
});
