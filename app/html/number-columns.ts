import { plainText } from "./plain-text.ts";

/** A number with a currency or unit, a time, a difference or a product. */
const number = /^[+−-]?\s?(?:[€$£]\s?)?[+−-]?\d[\d.,:\s]*(?:[×÷x]\s?\d[\d.,]*)?\s?(?:%|€|\p{L}{1,9}\.?)?$/u;

/** Marks the columns of numbers in sanitised tables, of which the digits are to stand under each other. */
export function withNumberColumns(html: string): string {
  return html.replace(/<table\b[^>]*>(?:(?!<table\b)[\s\S])*?<\/table>/g, (table) => {
    // Cells that span others, or that an editor aligned, stay as they are.
    if (/<t[hd][^>]*\s(?:colspan|rowspan|class)=/.test(table)) return table;
    const rows = [...table.matchAll(/<tr\b[^>]*>([\s\S]*?)<\/tr>/g)].map(([, row]) => cellsOf(row ?? ""));
    const width = Math.max(...rows.map((row) => row.length));
    const columns = Array.from({ length: width }, (_, column) => isOfNumbers(rows, column));
    return table.replace(/<tr\b[^>]*>[\s\S]*?<\/tr>/g, (row) => {
      let column = 0;
      return row.replace(/<t[hd](?=[\s>])/g, (cell) => (columns[column++] ? `${cell} class="number"` : cell));
    });
  });
}

type Cell = { isHeader: boolean; text: string };

function cellsOf(row: string): Cell[] {
  return [...row.matchAll(/<(t[hd])\b[^>]*>([\s\S]*?)<\/\1>/g)].map(([, name, inner]) => ({
    isHeader: name === "th",
    text: plainText(inner ?? "").trim(),
  }));
}

/** Whether the data of a column are two numbers or more, and nothing else. */
function isOfNumbers(rows: readonly Cell[][], column: number): boolean {
  const data = rows.flatMap((row) => row[column] ?? []).filter(({ isHeader, text }) => !isHeader && text);
  return data.length > 1 && data.every(({ text }) => number.test(text));
}
