import { bounds } from "../errors/limits.ts";
import type { Embedding, Reading } from "../plan/plan.ts";
import { condition, where } from "./conditions.ts";
import { bounded, measured } from "./lines.ts";
import { quoteName, tableName } from "./names.ts";
import type { Draft } from "./statement.ts";

/** Where rows come from: a table, or what a statement has changed. */
export type Source = { from: string; alias: string; conditions: readonly string[] };

/**
 * The select that gives a reading's rows as they are to be shown. Rows are chosen first, in a select of their own,
 * so that embedded resources are read only for the rows that stay after offset and limit.
 */
export function selectRows(draft: Draft, reading: Reading, source: Source): string {
  const { alias } = source;
  const conditions = allConditions(draft, reading, source);
  const fields = reading.fields.map(({ column, key }) =>
    member(draft, key, `to_json(${alias}.${quoteName(column)})::text`),
  );
  const shown = reading.embeds.filter(({ isHidden }) => !isHidden);
  const rest = `${where(conditions)}${orderBy(reading, alias)}${limits(draft, reading)}`;
  if (shown.length === 0) return `select ${line(fields)} from ${source.from} ${alias}${rest}`;

  const columns = neededColumns(reading).map((column) => `${alias}.${quoteName(column)}`);
  const chosen = `(select ${columns.join(", ")} from ${source.from} ${alias}${rest}) ${alias}`;
  const embeds = shown.map((embedding) => selectEmbed(draft, embedding, alias));
  return `select ${line([...fields, ...embeds])} from ${chosen}`;
}

/** The number of rows that a reading has before offset and limit. */
export function countRows(draft: Draft, reading: Reading, source: Source): string {
  const conditions = allConditions(draft, reading, source);
  return `select count(*)::int from ${source.from} ${source.alias}${where(conditions)}`;
}

/** The columns that showing, joining and ordering take. */
export function neededColumns({ fields, order, embeds }: Reading): string[] {
  const joining = embeds.flatMap(({ relationship }) => relationship.pairs.map(({ here }) => here));
  return [
    ...new Set([...fields.map(({ column }) => column), ...joining, ...order.map(({ column }) => column)]),
  ];
}

function allConditions(draft: Draft, reading: Reading, source: Source): string[] {
  const inner = reading.embeds.filter(({ isInner }) => isInner);
  return [
    ...source.conditions,
    ...reading.filters.map((filter) => condition(draft, source.alias, filter)),
    ...inner.map(({ relationship, reading: embedded }) => {
      const joined = join(draft, relationship, source.alias);
      const conditions = allConditions(draft, embedded, joined);
      return `exists (select from ${joined.from} ${joined.alias}${where(conditions)})`;
    }),
  ];
}

/** An embedded list is bounded as the answer is: one row could else hold any number of long ones. */
function selectEmbed(draft: Draft, { key, relationship, reading }: Embedding, outer: string): string {
  const isOne = relationship.kind === "to-one";
  const limited = isOne ? reading : { ...reading, limit: reading.limit ?? bounds.embeddedRows };
  const rows = selectRows(draft, limited, join(draft, relationship, outer));
  if (isOne) return member(draft, key, `(${rows})`);
  return member(
    draft,
    key,
    `(select '[' || coalesce(string_agg(${bounded}, ','), '') || ']' from ${measured(rows)})`,
  );
}

/** The embedded table, with the conditions that tie it to a row of the outer one. */
function join(draft: Draft, { to, pairs, link }: Embedding["relationship"], outer: string): Source {
  const alias = draft.alias();
  if (!link) {
    const conditions = pairs.map(
      ({ here, there }) => `${alias}.${quoteName(there)} = ${outer}.${quoteName(here)}`,
    );
    return { from: tableName(to), alias, conditions };
  }
  const between = draft.alias();
  const onwards = link.pairs.map(
    ({ here, there }) => `${between}.${quoteName(here)} = ${alias}.${quoteName(there)}`,
  );
  return {
    from: `${tableName(link.table)} ${between} cross join ${tableName(to)}`,
    alias,
    conditions: [
      ...pairs.map(({ here, there }) => `${between}.${quoteName(there)} = ${outer}.${quoteName(here)}`),
      ...onwards,
    ],
  };
}

function orderBy({ order }: Reading, alias: string): string {
  if (order.length === 0) return "";
  const terms = order.map(({ column, isDescending, nulls }) => {
    const direction = isDescending ? " desc" : "";
    return `${alias}.${quoteName(column)}${direction}${nulls ? ` nulls ${nulls}` : ""}`;
  });
  return ` order by ${terms.join(", ")}`;
}

function limits(draft: Draft, { limit, offset }: Reading): string {
  const isUsual = limit === bounds.rows || limit === bounds.embeddedRows;
  const limiting = limit === null ? "" : ` limit ${isUsual ? limit : draft.bind(limit)}`;
  return limiting + (offset > 0 ? ` offset ${draft.bind(offset)}` : "");
}

/**
 * A row's JSON, put together as text: `row_to_json` would make PostgreSQL remember a record type for every list of
 * names that it ever saw, for as long as the session lives.
 */
function line(members: readonly string[]): string {
  return `'{' || ${members.length > 0 ? members.join(" || ',' || ") : "''"} || '}' as line`;
}

/**
 * One `"key": value` of a row's JSON, the value being JSON's text or null. A key that the request made up is bound, like
 * any other value of it.
 */
function member(draft: Draft, key: string, value: string): string {
  const name = `${JSON.stringify(key)}:`;
  const isPlain = /^[a-z_][a-z0-9_]*$/.test(key);
  return `${isPlain ? `'${name}'` : `${draft.bind(name)}::text`} || coalesce(${value}, 'null')`;
}
