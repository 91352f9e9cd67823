import { htmlParts } from "../../html/html-parts.ts";
import type { Language } from "../../i18n/language-texts.ts";
import type { Remark } from "./checklist.ts";

type Heading = { level: number; text: string };

/** More of one kind would hide the others. */
const mostOfAKind = 3;

/** The remarks about the headings and tables of a text. */
export function findMarkupRemarks(html: string, language: Language): Remark[] {
  const { headings, tables } = readMarkup(html);
  return [
    ...headingRemarks(headings, language).slice(0, mostOfAKind),
    ...tableRemarks(tables, language).slice(0, mostOfAKind),
  ];
}

function headingRemarks(headings: readonly Heading[], language: Language): Remark[] {
  return headings.flatMap(({ level, text }, index): Remark[] => {
    const before = headings[index - 1]?.level ?? null;
    if (before === null ? level <= 2 : level <= before + 1) return [];
    const heading = text.length > 60 ? `${text.slice(0, 60).toWellFormed()}…` : text;
    const place = { field: "content", language };
    return before === null
      ? [{ ...place, key: "checklist.firstHeading", values: { level, heading } }]
      : [{ ...place, key: "checklist.skipped", values: { level, heading, before } }];
  });
}

function tableRemarks(tables: readonly { hasHead: boolean }[], language: Language): Remark[] {
  const place = { field: "content", language };
  return tables.flatMap(({ hasHead }, index): Remark[] =>
    hasHead ? [] : [{ ...place, key: "checklist.table", values: { number: index + 1 } }],
  );
}

/** The headings of a text, and whether each table has a cell of a head. */
function readMarkup(html: string): { headings: Heading[]; tables: { hasHead: boolean }[] } {
  const headings: Heading[] = [];
  const tables: { hasHead: boolean }[] = [];
  const open: { hasHead: boolean }[] = [];
  let heading: { level: number; words: string[] } | null = null;
  const endHeading = () => {
    const text = heading?.words.join("").replace(/\s+/g, " ").trim() ?? "";
    // Visitors get no empty heading.
    if (heading && text !== "") headings.push({ level: heading.level, text });
    heading = null;
  };
  for (const part of htmlParts(html)) {
    if (part.kind === "text") heading?.words.push(part.text);
    if (part.kind !== "start" && part.kind !== "end") continue;
    const level = /^h([1-6])$/.exec(part.name)?.[1];
    if (level) {
      endHeading();
      if (part.kind === "start") heading = { level: Number(level), words: [] };
    } else if (part.name === "table" && part.kind === "start") {
      const table = { hasHead: false };
      open.push(table);
      tables.push(table);
    } else if (part.name === "table") open.pop();
    const inner = open.at(-1);
    if (inner && (part.name === "th" || part.name === "thead")) inner.hasHead = true;
  }
  endHeading();
  return { headings, tables };
}
