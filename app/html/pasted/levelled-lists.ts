import { type Element, isElement, mapElements, type Node, newElement, textOf } from "./tree.ts";

type Item = { level: number; list: Element; children: Node[] };

/** The lists that Word writes as paragraphs, and Slack and Word in a browser as a list for each level, as nested lists. */
export function withLevelledLists(nodes: readonly Node[]): Node[] {
  // Word in a browser wraps each item of its lists.
  const lists = mapElements(nodes, (element) =>
    element.attributes.class?.includes("ListContainerWrapper") ? element.children : [element],
  );
  const nested = mapElements(lists, (element) => {
    element.children = nestRuns(element.children);
    return [element];
  });
  return nestRuns(nested);
}

function nestRuns(nodes: readonly Node[]): Node[] {
  const result: Node[] = [];
  let items: Item[] = [];
  for (const node of nodes) {
    const found = itemsOf(node);
    const last = items.at(-1);
    if (found) items.push(...found);
    else if (last && typeof node === "string" && node.trim() === "") continue;
    else if (last && isContinuation(node)) last.children.push(node);
    else {
      for (const list of nest(items)) result.push(list);
      result.push(node);
      items = [];
    }
  }
  return [...result, ...nest(items)];
}

/** A paragraph without a mark between two items. */
function isContinuation(node: Node): boolean {
  return isElement(node, "p") && /^MsoListParagraph/.test(node.attributes.class ?? "");
}

function itemsOf(node: Node): Item[] | null {
  if (isElement(node, "p", "div")) return wordItem(node);
  if (!isElement(node, "ul", "ol")) return null;
  const items = node.children.filter((child) => isElement(child, "li"));
  const levels = items.map(({ attributes }) =>
    Number(
      attributes["data-aria-level"] ?? attributes["data-stringify-indent"] ?? node.attributes["data-indent"],
    ),
  );
  if (levels.length === 0 || levels.some(Number.isNaN)) return null;
  const list = newElement(node.name, { ...node.attributes });
  return items.map(({ children }, index) => ({ level: levels[index] ?? 0, list, children }));
}

function wordItem({ attributes, children }: Element): Item[] | null {
  const level = /mso-list:\s*\S+\s+level(\d)/.exec(attributes.style ?? "")?.[1];
  if (level === undefined) return null;
  let mark = "";
  const content = mapElements(children, (element) => {
    if (!/mso-list:\s*ignore/i.test(element.attributes.style ?? "")) return [element];
    mark = textOf([element]).replace(/\s+/g, "");
    return [];
  });
  return [{ level: Number(level), list: listOf(mark), children: content }];
}

/** The list that begins with a mark: "3.", "b)", "iv.", "2.1", or any other, which is a bullet. */
function listOf(mark: string): Element {
  const [, number, letters = ""] = /^\(?(?:(?:\d+\.)*(\d+)[.)]?|([a-z]{1,6})[.)])$/i.exec(mark) ?? [];
  if (number !== undefined) return newElement("ol", startAt(Number(number)));
  if (letters === "") return newElement("ul");
  const isUpper = letters === letters.toUpperCase();
  if (/^(?:i|[ivxl]{2,})$/i.test(letters)) return newElement("ol", { type: isUpper ? "I" : "i" });
  const place = letters.toLowerCase().charCodeAt(0) - 96;
  return newElement("ol", { type: isUpper ? "A" : "a", ...startAt(place) });
}

function startAt(place: number): Record<string, string> {
  return place > 1 ? { start: String(place) } : {};
}

function nest(items: readonly Item[]): Element[] {
  const roots: Element[] = [];
  const open: { level: number; list: Element }[] = [];
  for (const { level, list, children } of items) {
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    if (open.at(-1)?.level === level && open.at(-1)?.list.name !== list.name) open.pop();
    let current = open.at(-1);
    if (current?.level !== level) {
      const parent = current?.list.children.at(-1);
      current = { level, list: { ...list, children: [] } };
      open.push(current);
      if (isElement(parent)) parent.children.push(current.list);
      else roots.push(current.list);
    }
    current.list.children.push(newElement("li", {}, [...children]));
  }
  return roots;
}
