import { describe, expect, it } from "vitest";
import { compareHtml } from "./compare-html.ts";
import { blocksIn } from "./html-blocks.ts";
import { compareWords, type Words } from "./words.ts";

/** Words in one line: -removed-, +added+. */
function line(words: readonly Words[]): string {
  const signs = { same: "", added: "+", removed: "-" };
  return words.map(({ text, change }) => `${signs[change]}${text}${signs[change]}`).join("");
}

describe("two texts", () => {
  it("are compared by words", () => {
    expect(line(compareWords("De trein rijdt vandaag niet.", "De bus rijdt vandaag wel."))).toBe(
      "De -trein-+bus+ rijdt vandaag -niet-+wel+.",
    );
  });

  it("show changed words next to each other as one change", () => {
    expect(line(compareWords("een twee drie vier", "een zes zeven vier"))).toBe(
      "een -twee drie-+zes zeven+ vier",
    );
  });

  it("are shown whole when nearly everything differs", () => {
    const [a, b] = ["a", "b"].map((sign) => Array.from({ length: 2_000 }, (_, n) => `${sign}${n}`).join(" "));
    expect(compareWords(a ?? "", b ?? "")).toHaveLength(2);
  });
});

describe("the blocks of a text", () => {
  it("are its headings, paragraphs, items, pictures and tables", () => {
    const html = `<h2>Kop</h2><p>Een <strong>vet</strong> <a href="/contact">woord</a></p>
      <ul><li><p>Eerste</p></li><li>Tweede</li></ul><p><img src="/media/x" alt="Trein"></p>
      <table><thead><tr><th>Naam</th></tr></thead><tbody><tr><td>Eva</td></tr></tbody></table>`;
    expect(blocksIn(html)).toEqual([
      { kind: "line", name: "h2", text: "Kop", format: "" },
      { kind: "line", name: "p", text: "Een vet woord [/contact]", format: "strong" },
      { kind: "line", name: "li", text: "Eerste", format: "" },
      { kind: "line", name: "li", text: "Tweede", format: "" },
      { kind: "picture", src: "/media/x", text: "Trein" },
      { kind: "table", rows: [["Naam"], ["Eva"]], text: "Naam\nEva" },
    ]);
  });

  it("are the lines of a text without tags", () => {
    expect(blocksIn("H2: Kop\n\n- een").map(({ text }) => text)).toEqual(["H2: Kop", "- een"]);
  });
});

describe("two texts of HTML", () => {
  it("keep what is the same, and pair a changed paragraph with its older form", () => {
    const before = "<p>Eerste alinea.</p><p>De trein rijdt vandaag.</p><p>Slot.</p>";
    const after = "<p>Eerste alinea.</p><p>Iets heel anders.</p><p>De trein rijdt morgen.</p><p>Slot.</p>";
    const changes = compareHtml(before, after);
    expect(changes.map(({ kind }) => kind)).toEqual(["same", "added", "words", "same"]);
    expect(changes[2]).toMatchObject({
      words: compareWords("De trein rijdt vandaag.", "De trein rijdt morgen."),
    });
  });

  it("show another picture, another description, and a changed link", () => {
    const kinds = (before: string, after: string) => compareHtml(before, after).map(({ kind }) => kind);
    expect(kinds('<img src="/a.png" alt="A">', '<img src="/b.png" alt="A">')).toEqual(["removed", "added"]);
    expect(kinds('<img src="/a.png" alt="Een trein">', '<img src="/a.png" alt="Een bus">')).toEqual([
      "words",
    ]);
    expect(kinds('<p><a href="/a">hier staat het</a></p>', '<p><a href="/b">hier staat het</a></p>')).toEqual(
      ["words"],
    );
  });

  it("tell that only the format was changed", () => {
    expect(compareHtml("<p>Een woord</p>", "<p>Een <b>woord</b></p>")).toEqual([
      expect.objectContaining({
        kind: "words",
        isFormatChanged: true,
        words: [{ text: "Een woord", change: "same" }],
      }),
    ]);
  });

  it("compare the rows and cells of a table", () => {
    const table = (...rows: string[]) => `<table>${rows.map((row) => `<tr>${row}</tr>`).join("")}</table>`;
    const [changed] = compareHtml(
      table("<th>Naam</th><th>Stad</th>", "<td>Eva</td><td>Haarlem</td>"),
      table("<th>Naam</th><th>Stad</th>", "<td>Eva</td><td>Utrecht</td>", "<td>Noor</td><td>Breda</td>"),
    );
    expect(changed).toMatchObject({
      kind: "rows",
      rows: [{ change: "same" }, { change: "changed" }, { change: "added" }],
    });
  });

  it.each([
    ["of other paragraphs", (n: number, sign: string) => `<p>${`${sign}${n} `.repeat(30)}</p>`],
    ["of like paragraphs", (n: number, sign: string) => `<p>${`${sign}${n} woord `.repeat(10)}</p>`],
    ["in one paragraph", (n: number, sign: string) => `${sign}${n} woord `.repeat(12)],
    ["of one-letter paragraphs", (_: number, sign: string) => `<p>${sign}</p>`.repeat(20)],
  ])("of 200 kB are compared in seconds, not minutes: %s", (_, piece) => {
    const text = (sign: string) =>
      Array.from({ length: 2_000 }, (_, n) => piece(n, sign))
        .join("")
        .slice(0, 200_000);
    expect(compareHtml(text("a"), text("b"))).toBeDefined();
  });
});
