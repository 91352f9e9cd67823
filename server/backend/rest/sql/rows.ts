import { limits } from "../errors/limits.ts";
import type { EmbedPlan, QueryPlan } from "../plan/plan.ts";
import { condition, where } from "./conditions.ts";
import { limitedLine, measured } from "./lines.ts";
import { quoteName, tableName } from "./names.ts";
import type { Draft } from "./statement.ts";

/** A table, or the rows that a statement has changed. */
export type Source = { from: string; alias: string; conditions: readonly string[] };

/** Selects a plan's rows as JSON lines. Rows are chosen in a subselect, so that embeds are read only for those. */
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

/** Before offset and limit. */
export function countRows(draft: Draft, plan: QueryPlan, source: Source): string {
  const conditions = allConditions(draft, plan, source);
  return `select count(*)::int from ${source.from} ${source.alias}${where(conditions)}`;
}

/** For showing, joining and ordering. */
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

/** Limited like the response itself. */
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

/** Joined to a row of the outer table. */
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

/** Concatenated text: `row_to_json` would keep a record type per column list for the session's life. */
function line(members: readonly string[]): string {
  return `'{' || ${members.length > 0 ? members.join(" || ',' || ") : "''"} || '}' as line`;
}

/** One `"key": value`; a key from the request is bound. */
function member(draft: Draft, key: string, value: string): string {
  const name = `${JSON.stringify(key)}:`;
  const isPlain = /^[a-z_][a-z0-9_]*$/.test(key);
  return `${isPlain ? `'${name}'` : `${draft.bind(name)}::text`} || coalesce(${value}, 'null')`;
}
