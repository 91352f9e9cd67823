import { readXlsx } from "hucre/xlsx";
import { describe, expect, it } from "vitest";
import { xlsxFile } from "./xlsx.ts";

type Row = { name: string | null; count: number | null; at: Date | null };

const columns = [
  { label: "Naam", value: ({ name }: Row) => name },
  { label: "Aantal", value: ({ count }: Row) => count },
  { label: "Ontvangen", value: ({ at }: Row) => at },
];

async function read(names: readonly (string | null)[], title = "Leads") {
  const rows = names.map((name) => ({ name, count: 12, at: new Date("2026-02-01T23:59:00Z") }));
  const file = await xlsxFile(title, columns, rows);
  const book = await readXlsx(new Uint8Array(await file.arrayBuffer()), { readStyles: true });
  const [sheet] = book.sheets;
  if (!sheet) throw new Error("No sheet");
  return sheet;
}

describe("an Excel file", () => {
  it("has a head and a line for each row: texts, numbers and times", async () => {
    const { rows } = await read(["Zoë"]);
    expect(rows).toEqual([
      ["Naam", "Aantal", "Ontvangen"],
      ["Zoë", 12, new Date("2026-02-01T23:59:00Z")],
    ]);
  });

  it("has columns as wide as their texts, within limits", async () => {
    const { columns: shapes } = await read(["Jan de Vries uit Haarlem", "a".repeat(5_000)]);
    expect(shapes?.map(({ width }) => width)).toEqual([60, 10, 17]);
  });

  it("keeps the head in view", async () => {
    expect((await read(["Zoë"])).freezePane).toMatchObject({ rows: 1 });
  });

  it("has a name that Excel accepts", async () => {
    expect((await read([], "Artikelen: [leads] en/of 'leesdiepte' per week")).name).toBe(
      "Artikelen leads enof leesdiepte",
    );
  });

  it.each([
    "=1+1",
    `=HYPERLINK("https://evil.example")`,
    "+31 6 12345678",
    "0612345678",
    "1e5",
    "2026-02-01",
    "TRUE",
    "@SUM(A1)",
    "constructor",
    "__proto__",
    "_x0041_",
    "<b>&amp;</b>",
    " twee\nregels ",
  ])("has this as a text: %j", async (text) => {
    const sheet = await read([text]);
    expect(sheet.rows[1]?.[0]).toBe(text);
    const cell = sheet.cells?.get("1,0");
    expect(cell?.formula).toBeUndefined();
  });
});
