import { RestError } from "../errors/rest-error.ts";
import type { ColumnPair, Relationship } from "./catalog.ts";

export type ForeignKey = { name: string; columns: string[]; target: string; targetColumns: string[] };

export type Keys = {
  primaryKey: readonly string[];
  uniques: readonly string[][];
  foreignKeys: readonly ForeignKey[];
};

/** Relationships by table: foreign keys, their reverse, and many-to-many through link tables. */
export function findRelationships(keys: ReadonlyMap<string, Keys>): Map<string, Relationship[]> {
  const found: Relationship[] = [];
  for (const [table, { primaryKey, uniques, foreignKeys }] of keys) {
    for (const key of foreignKeys) {
      const isUnique = uniques.some((columns) => haveSameElements(columns, key.columns));
      found.push(...bothDirections(table, key, isUnique));
    }
    for (const one of foreignKeys) {
      for (const other of foreignKeys) {
        const isLink = [...one.columns, ...other.columns].every((column) => primaryKey.includes(column));
        if (one !== other && isLink) found.push(throughLinkTable(table, one, other));
      }
    }
  }
  return Map.groupBy(found, ({ from }) => from);
}

function bothDirections(table: string, key: ForeignKey, isUnique: boolean): Relationship[] {
  const pairs = pair(key.columns, key.targetColumns);
  const shared = { constraints: [key.name], link: null };
  return [
    {
      ...shared,
      kind: "to-one",
      cardinality: isUnique ? "one-to-one" : "many-to-one",
      from: table,
      to: key.target,
      pairs,
    },
    {
      ...shared,
      kind: isUnique ? "to-one" : "to-many",
      cardinality: isUnique ? "one-to-one" : "one-to-many",
      from: key.target,
      to: table,
      pairs: pairs.map(({ here, there }) => ({ here: there, there: here })),
    },
  ];
}

function throughLinkTable(table: string, one: ForeignKey, other: ForeignKey): Relationship {
  return {
    kind: "many-to-many",
    cardinality: "many-to-many",
    from: one.target,
    to: other.target,
    constraints: [one.name, other.name],
    pairs: pair(one.targetColumns, one.columns),
    link: { table, pairs: pair(other.columns, other.targetColumns) },
  };
}

function pair(here: readonly string[], there: readonly string[]): ColumnPair[] {
  return here.map((column, index) => ({ here: column, there: there[index] ?? column }));
}

function haveSameElements(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((column) => other.includes(column));
}

/** The relationship to a table, column or constraint, chosen by a hint. Throws RestError PGRST200, PGRST201. */
export function findRelationship(
  all: readonly Relationship[],
  from: string,
  target: string,
  hint: string | null,
): Relationship {
  const matching = all.filter((relationship) =>
    hint === null ? isNamed(relationship, target) : relationship.to === target && fits(relationship, hint),
  );
  const [first, ...others] = matching;
  if (!first) throw unknownRelationship(from, target, hint);
  if (others.length > 0) throw ambiguousRelationship(from, target, matching);
  return first;
}

function isNamed(relationship: Relationship, target: string): boolean {
  if (relationship.to === target) return true;
  if (relationship.link) return false;
  const isForwards = relationship.kind === "to-one";
  return relationship.constraints.includes(target) || (isForwards && isOnlyColumn(relationship, target));
}

function fits(relationship: Relationship, hint: string): boolean {
  if (relationship.link) return relationship.link.table === hint;
  const [only, ...others] = relationship.pairs;
  const isColumn = others.length === 0 && (only?.here === hint || only?.there === hint);
  return relationship.constraints.includes(hint) || isColumn;
}

function isOnlyColumn({ pairs }: Relationship, name: string): boolean {
  return pairs.length === 1 && pairs[0]?.here === name;
}

function unknownRelationship(from: string, target: string, hint: string | null): RestError {
  const using = hint === null ? "" : ` using the hint '${hint}'`;
  return new RestError({
    status: 400,
    code: "PGRST200",
    message: `Could not find a relationship between '${from}' and '${target}' in the schema cache`,
    details:
      `Searched for a foreign key relationship between '${from}' and '${target}'${using} in the schema 'public', ` +
      "but no matches were found.",
  });
}

function ambiguousRelationship(from: string, target: string, found: readonly Relationship[]): RestError {
  const names = found.map(({ link, constraints }) => `'${target}!${link?.table ?? constraints[0]}'`);
  return new RestError({
    status: 300,
    code: "PGRST201",
    message: `Could not embed because more than one relationship was found for '${from}' and '${target}'`,
    details: found.map((relationship) => ({
      cardinality: relationship.cardinality,
      embedding: `${from} with ${relationship.to}`,
      relationship: describeRelationship(relationship),
    })),
    hint:
      `Try changing '${target}' to one of the following: ${names.join(", ")}. ` +
      "Find the desired relationship in the 'details' key.",
  });
}

function describeRelationship({ from, to, pairs, link, constraints }: Relationship): string {
  const here = pairs.map((one) => one.here).join(", ");
  const there = pairs.map((one) => one.there).join(", ");
  if (!link) return `${constraints[0]} using ${from}(${here}) and ${to}(${there})`;
  const onwards = link.pairs.map((one) => one.here).join(", ");
  return `${link.table} using ${constraints[0]}(${there}) and ${constraints[1]}(${onwards})`;
}
