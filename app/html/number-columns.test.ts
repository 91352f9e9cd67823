import { describe, expect, it } from "vitest";
import { withNumberColumns } from "./number-columns.ts";

const table = (...rows: string[][]) =>
  `<table><thead><tr><th>Task</th><th>Hours</th></tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`)
    .join("")}</tbody></table>`;

describe("the columns of numbers in a table", () => {
  it("are marked with their heading", () => {
    expect(withNumberColumns(table(["Invoices", "18 uur"], ["Quotes", "<strong>−1,5</strong>"]))).toBe(
      '<table><thead><tr><th>Task</th><th class="number">Hours</th></tr></thead><tbody>' +
        '<tr><td>Invoices</td><td class="number">18 uur</td></tr>' +
        '<tr><td>Quotes</td><td class="number"><strong>−1,5</strong></td></tr></tbody></table>',
    );
  });

  it.each(["€3,300", "€ 1.250", "9 × 75", "0,9 ÷ 1", "5:50", "0.5", "+1:00", "31%", "4,5 hours", "2 min."])(
    "can hold %s",
    (text) => {
      expect(withNumberColumns(table(["a", text], ["b", "2"]))).toContain(`<td class="number">${text}</td>`);
    },
  );

  it.each(["about 9", "9 of the 12", "", "2026 was the year", "week"])("are none with %j in them", (text) => {
    const html = table(["a", text], ["b", text]);
    expect(withNumberColumns(html)).toBe(html);
  });

  it("are none with one number, in a table with spans, or one that an editor aligned", () => {
    const one = table(["a", "1"]);
    const spans = table(["a", "1"], ["b", "2"]).replace("<td>1", '<td rowspan="2">1');
    const aligned = table(["a", "1"], ["b", "2"]).replace("<td>1", '<td class="text-center">1');
    for (const html of [one, spans, aligned]) expect(withNumberColumns(html)).toBe(html);
  });

  it("are found in the inner one of two tables", () => {
    const html = `<table><tbody><tr><td>${table(["a", "1"], ["b", "2"])}</td></tr></tbody></table>`;
    expect(withNumberColumns(html).match(/class="number"/g)).toHaveLength(3);
  });

  it("are found in a table as large as a text may be, whose cells are each read once", () => {
    const wide = `<tr>${"<td>1</td>".repeat(50_000)}</tr>`;
    const html = `<table><tbody>${wide}${"<tr></tr>".repeat(50_000)}${wide}</tbody></table>`;
    expect(withNumberColumns(html).match(/class="number"/g)).toHaveLength(100_000);
  });
});
