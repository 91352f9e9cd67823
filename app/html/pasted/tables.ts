import { type Element, isBlank, isElement, type Node, newElement, unwrapped } from "./tree.ts";

/** What Word notes of a table that has a style for its first row. */
const firstRow = 0x20;

/** A table whose first row is its head, where it has the style of one. */
export function tableOf(table: Element, contentsOf: (cell: Element) => Element): Node[] {
  const parts = table.children.filter((child) => isElement(child));
  const captions = parts.filter(({ name }) => name === "caption").map(contentsOf);
  const head = parts
    .filter(({ name }) => name === "thead")
    .flatMap(({ children }) => rowsOf(children, contentsOf));
  const body = rowsOf(
    parts.filter(({ name }) => name !== "thead"),
    contentsOf,
  );
  const [first, ...rest] = body;
  if (head.length === 0 && first && isHead(table, first, rest)) {
    head.push(first);
    body.shift();
  }
  const sections = [
    ...(head.length > 0 ? [newElement("thead", {}, head.map(asHead))] : []),
    ...(body.length > 0 ? [newElement("tbody", {}, body)] : []),
  ];
  return sections.length === 0 ? [] : [{ ...table, children: [...captions, ...sections] }];
}

function rowsOf(nodes: readonly Node[], contentsOf: (cell: Element) => Element): Element[] {
  return nodes.flatMap((node) => {
    if (!isElement(node)) return [];
    if (node.name !== "tr") return rowsOf(node.children, contentsOf);
    const cells = node.children.filter((child) => isElement(child, "td", "th")).map(contentsOf);
    return cells.length === 0 ? [] : [{ ...node, children: cells }];
  });
}

function isHead(table: Element, row: Element, rest: readonly Element[]): boolean {
  if (row.children.every((cell) => isElement(cell, "th"))) return true;
  if (rest.length === 0) return false;
  return hasHeadStyle(table, row) || (isBold(row) && !rest.every(isBold));
}

function hasHeadStyle({ attributes }: Element, row: Element): boolean {
  const isStyled = /\bMsoTable(?!Grid\b)\w/.test(attributes.class ?? "");
  const look = /mso-yfti-tbllook:\s*(\d+)/.exec(attributes.style ?? "")?.[1];
  const isFirst = /mso-yfti-firstrow:\s*yes/.test(row.attributes.style ?? "");
  return isStyled && isFirst && (Number(look ?? 0) & firstRow) !== 0;
}

function isBold(row: Element): boolean {
  const filled = row.children.filter((cell) => isElement(cell) && !isBlank(cell.children));
  return (
    filled.length > 0 &&
    filled.every((cell) => isElement(cell) && cell.children.every((node) => isElement(node, "strong")))
  );
}

function asHead(row: Element): Element {
  const cells = row.children.map((cell) =>
    isElement(cell) ? { ...cell, name: "th", children: unwrapped(cell.children, "strong") } : cell,
  );
  return { ...row, children: cells };
}
