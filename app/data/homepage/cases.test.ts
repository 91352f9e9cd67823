import { beforeEach, expect, it } from "vitest";
import { describeOnApi } from "../../../server/backend/testing/describe-on-api.ts";
import { emptyTables } from "../../../supabase/tests/content.ts";
import { listHomepageCases } from "./cases.ts";

const opening = { id: "s1", type: "opening", hidden: false, title: "Titel", badge: "Bakkerij, 9 mensen" };
const table = {
  id: "s2",
  type: "before-after",
  hidden: false,
  rows: [{ what: "Bestellen", before: "8 uur", after: "1 uur" }],
  sum_what: "Samen, per week",
  sum_before: "8 uur",
  sum_after: "1 uur",
  source: "Urenlijsten",
};

describeOnApi("the cases that the home page shows", (api) => {
  beforeEach(async () => {
    await emptyTables(api.database);
  });

  const idOf = (number: number) => `e0000000-0000-4000-8000-00000000000${number}`;

  async function addCase(number: number, order: number, texts: Record<string, unknown[]> = { nl: [] }) {
    await api.database.query(
      "insert into public.otm_pages (id, kind, slug, image_url, published) values ($1, 'case', $2, '/images/a.jpg', true)",
      [idOf(number), `case-${number}`],
    );
    for (const [language, sections] of Object.entries(texts)) {
      await api.database.query(
        `insert into public.otm_page_content (page_id, language, title, description, sections)
         values ($1, $2, $3, 'Hoe dat ging.', $4::jsonb)`,
        [idOf(number), language, `Case ${number} ${language}`, JSON.stringify(sections)],
      );
    }
    await api.database.query(
      "insert into public.otm_homepage_cases (page_id, display_order) values ($1, $2)",
      [idOf(number), order],
    );
  }

  const list = (language: "nl" | "en" = "nl") => listHomepageCases(api.client(), language);

  it("are what a card needs, with the badge and the sum of their sections", async () => {
    await addCase(1, 1, { nl: [opening, table] });
    expect(await list()).toEqual([
      {
        id: idOf(1),
        kind: "case",
        slug: "case-1",
        language: "nl",
        title: "Case 1 nl",
        description: "Hoe dat ging.",
        imageUrl: "/images/a.jpg",
        badge: "Bakkerij, 9 mensen",
        sum: { what: "Samen, per week", before: "8 uur", after: "1 uur", source: "Urenlijsten" },
      },
    ]);
  });

  it("are the first three published ones in their order", async () => {
    for (const [number, order] of [
      [1, 4],
      [2, 3],
      [3, 2],
      [4, 1],
      [5, 0],
    ] as const)
      await addCase(number, order);
    await api.database.query("update public.otm_pages set published = false where id = $1", [idOf(4)]);
    expect((await list()).map(({ slug }) => slug)).toEqual(["case-5", "case-3", "case-2"]);
  });

  it("are in the requested language, or the first that they are shown in", async () => {
    await addCase(1, 1, { nl: [], en: [] });
    await addCase(2, 2, { en: [opening] });
    await addCase(3, 3, { nl: [opening], en: [table] });
    await api.database.query(
      "update public.otm_page_content set published = false where page_id = $1 and language = 'en'",
      [idOf(3)],
    );
    const languages = async (language: "nl" | "en") => (await list(language)).map((one) => one.language);
    expect(await languages("nl")).toEqual(["nl", "en", "nl"]);
    expect(await languages("en")).toEqual(["en", "en", "nl"]);
    expect((await list("en"))[2]).toMatchObject({ badge: "Bakkerij, 9 mensen", sum: null });
  });

  it("skip sections that are hidden or broken", async () => {
    await addCase(1, 1, {
      nl: [
        { ...opening, id: "a", hidden: true, badge: "Verborgen" },
        { ...table, id: "b", hidden: true, sum_after: "9 uur" },
        { ...table, id: "c", rows: [], sum_after: "8 uur" },
        { id: "d", type: "opening", hidden: false, title: 5, badge: ["x"] },
        opening,
        table,
      ],
    });
    expect(await list()).toMatchObject([{ badge: "Bakkerij, 9 mensen", sum: { after: "1 uur" } }]);
  });

  it("have no sum without a figure on either side", async () => {
    await addCase(1, 1, { nl: [{ ...table, sum_before: "" }] });
    expect(await list()).toMatchObject([{ badge: "", sum: null }]);
  });
});
