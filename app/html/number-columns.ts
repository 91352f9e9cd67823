import { plainText } from "./plain-text.ts";

/** A number with a currency or unit, a time, a difference or a product. */
const number = /^[+−-]?\s?(?:[€$£]\s?)?[+−-]?\d[\d.,:\s]*(?:[×÷x]\s?\d[\d.,]*)?\s?(?:%|€|\p{L}{1,9}\.?)?$/u;

/** Marks the columns of numbers in sanitised tables, of which the digits are to stand under each other. */
export function withNumberColumns(html: string): string {
  return html.replace(/<table\b[^>]*>(?:(?!<table\b)[\s\S])*?<\/table>/g, (table) => {
    // Cells that span others, or that an editor aligned, stay as they are.
    if (/<t[hd][^>]*\s(?:colspan|rowspan|class)=/.test(table)) return table;
    const columns = columnsOfNumbers(table);
    return table.replace(/<tr\b[^>]*>[\s\S]*?<\/tr>/g, (row) => {
      let column = 0;
      return row.replace(/<t[hd](?=[\s>])/g, (cell) => (columns[column++] ? `${cell} class="number"` : cell));
    });
  });
}

/** By column, whether its data are two numbers or more, and nothing else. Each cell is read once. */
function columnsOfNumbers(table: string): boolean[] {
  const numbers: number[] = [];
  for (const [, row = ""] of table.matchAll(/<tr\b[^>]*>([\s\S]*?)<\/tr>/g)) {
    let column = 0;
    for (const [, name, inner = ""] of row.matchAll(/<(t[hd])\b[^>]*>([\s\S]*?)<\/\1>/g)) {
      const text = name === "td" ? plainText(inner).trim() : "";
      if (text) numbers[column] = number.test(text) ? (numbers[column] ?? 0) + 1 : Number.NaN;
      column += 1;
    }
  }
  return numbers.map((count) => count > 1);
}
