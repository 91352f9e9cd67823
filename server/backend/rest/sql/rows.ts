import { limits } from "../errors/limits.ts";
import type { EmbedPlan, QueryPlan } from "../plan/plan.ts";
import { condition, where } from "./conditions.ts";
import { limitedLine, measured } from "./lines.ts";
import { quoteName, tableName } from "./names.ts";
import type { Draft } from "./statement.ts";

/** Where rows come from: a table, or what a statement has changed. */
export type Source = { from: string; alias: string; conditions: readonly string[] };

/**
 * The select that gives a plan's rows as they are to be shown. Rows are chosen first, in a select of their own,
 * so that embedded resources are read only for the rows that stay after offset and limit.
 */
export function selectRows(draft: Draft, plan: QueryPlan, source: Source): string {
  const { alias } = source;
  const conditions = allConditions(draft, plan, source);
  const fields = plan.fields.map(({ column, key }) =>
    member(draft, key, `to_json(${alias}.${quoteName(column)})::text`),
  );
  const shown = plan.embeds.filter(({ isHidden }) => !isHidden);
  const rest = `${where(conditions)}${orderBy(plan, alias)}${limitClause(draft, plan)}`;
  if (shown.length === 0) return `select ${line(fields)} from ${source.from} ${alias}${rest}`;

  const columns = neededColumns(plan).map((column) => `${alias}.${quoteName(column)}`);
  const chosen = `(select ${columns.join(", ")} from ${source.from} ${alias}${rest}) ${alias}`;
  const embeds = shown.map((embed) => selectEmbed(draft, embed, alias));
  return `select ${line([...fields, ...embeds])} from ${chosen}`;
}

/** The number of rows that a plan has before offset and limit. */
export function countRows(draft: Draft, plan: QueryPlan, source: Source): string {
  const conditions = allConditions(draft, plan, source);
  return `select count(*)::int from ${source.from} ${source.alias}${where(conditions)}`;
}

/** The columns that showing, joining and ordering take. */
export function neededColumns({ fields, order, embeds }: QueryPlan): string[] {
  const joining = embeds.flatMap(({ relationship }) => relationship.pairs.map(({ here }) => here));
  return [
    ...new Set([...fields.map(({ column }) => column), ...joining, ...order.map(({ column }) => column)]),
  ];
}

function allConditions(draft: Draft, plan: QueryPlan, source: Source): string[] {
  const inner = plan.embeds.filter(({ isInner }) => isInner);
  return [
    ...source.conditions,
    ...plan.filters.map((filter) => condition(draft, source.alias, filter)),
    ...inner.map(({ relationship, plan: embedded }) => {
      const joined = join(draft, relationship, source.alias);
      const conditions = allConditions(draft, embedded, joined);
      return `exists (select from ${joined.from} ${joined.alias}${where(conditions)})`;
    }),
  ];
}

/** An embedded list is limitedLine as the answer is: one row could else hold any number of long ones. */
function selectEmbed(draft: Draft, { key, relationship, plan }: EmbedPlan, outer: string): string {
  const isOne = relationship.kind === "to-one";
  const limited = isOne ? plan : { ...plan, limit: plan.limit ?? limits.embeddedRows };
  const rows = selectRows(draft, limited, join(draft, relationship, outer));
  if (isOne) return member(draft, key, `(${rows})`);
  return member(
    draft,
    key,
    `(select '[' || coalesce(string_agg(${limitedLine}, ','), '') || ']' from ${measured(rows)})`,
  );
}

/** The embedded table, with the conditions that tie it to a row of the outer one. */
function join(draft: Draft, { to, pairs, link }: EmbedPlan["relationship"], outer: string): Source {
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

function orderBy({ order }: QueryPlan, alias: string): string {
  if (order.length === 0) return "";
  const terms = order.map(({ column, isDescending, nulls }) => {
    const direction = isDescending ? " desc" : "";
    return `${alias}.${quoteName(column)}${direction}${nulls ? ` nulls ${nulls}` : ""}`;
  });
  return ` order by ${terms.join(", ")}`;
}

function limitClause(draft: Draft, { limit, offset }: QueryPlan): string {
  const isUsual = limit === limits.rows || limit === limits.embeddedRows;
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
