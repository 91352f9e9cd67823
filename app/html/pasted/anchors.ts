import { allowedAttributes } from "../allow-list.ts";
import { elements, mapElements, type Node } from "./tree.ts";

const fragment = /^(?:file:[^#]*)?#(.+)$/is;

/**
 * The nodes with an id for each target of their own links, such as footnotes, in the shape that the cleaner keeps, and
 * without every other; `taken` are those of the text into which they come.
 */
export function withAnchors(nodes: readonly Node[], taken: ReadonlySet<string>): Node[] {
  const ids = newIds(nodes, taken);
  const given = new Set<string>();
  return mapElements(nodes, (element) => {
    const { id, name, ...attributes } = element.attributes;
    const target = [id, name].map((old) => ids.get(old ?? "")).find((known) => known !== undefined);
    const link = ids.get(fragment.exec(attributes.href ?? "")?.[1] ?? "");
    if (link !== undefined) attributes.href = `#${link}`;
    if (target === undefined || given.has(target)) return [{ ...element, attributes }];
    given.add(target);
    return [{ ...element, attributes: { ...attributes, id: target } }];
  });
}

function newIds(nodes: readonly Node[], taken: ReadonlySet<string>): ReadonlyMap<string, string> {
  const linked = new Set<string>();
  for (const { attributes } of elements(nodes)) {
    const target = fragment.exec(attributes.href ?? "")?.[1];
    if (target !== undefined) linked.add(target);
  }
  const ids = new Map<string, string>();
  const used = new Set(taken);
  for (const { attributes } of elements(nodes)) {
    for (const old of [attributes.id, attributes.name]) {
      if (old === undefined || !linked.has(old) || ids.has(old)) continue;
      const id = freeId(old, used);
      used.add(id);
      ids.set(old, id);
    }
  }
  return ids;
}

function freeId(old: string, used: ReadonlySet<string>): string {
  const parts = old.toLowerCase().match(/[a-z]{1,40}|\d{1,40}/g) ?? [];
  const joined = parts.slice(0, 8).join("-");
  const id = allowedAttributes("a", { id: joined }).id ?? `to-${joined || "part"}`;
  let free = id;
  for (let number = 2; used.has(free); number += 1) free = `${id}-${number}`;
  return free;
}
