import type { Table } from "../catalog/catalog.ts";
import type { Payload } from "../plan/payload.ts";
import type { QueryPlan } from "../plan/plan.ts";
import { condition, where } from "./conditions.ts";
import { quoteName, tableName } from "./names.ts";
import { type Execution, type ResultForm, resultOf } from "./result.ts";
import { neededColumns, selectRows } from "./rows.ts";
import { createDraft, type Draft } from "./statement.ts";

export type Conflict = { columns: readonly string[]; resolution: "merge-duplicates" | "ignore-duplicates" };

/** How to return the written rows. */
export type Shown = { plan: QueryPlan; form: ResultForm };

export function insertStatement(payload: Payload, shown: Shown, conflict: Conflict | null): Execution {
  const draft = createDraft();
  const { table } = shown.plan;
  const target = draft.alias();
  const names = payload.keys.map(quoteName);
  const columns = names.length > 0 ? ` (${names.join(", ")})` : "";
  const insert =
    `insert into ${tableName(table.name)} as ${target}${columns} ` +
    `select ${sentValues(draft, table, payload).join(", ")} from ${sentRows(draft, table, payload)}`;
  if (!conflict) return answered(draft, insert, target, shown);
  if (conflict.resolution === "ignore-duplicates" || names.length === 0) {
    return answered(draft, `${insert} ${onConflict(conflict)} do nothing`, target, shown);
  }
  const merged = names.map((name) => `${name} = excluded.${name}`).join(", ");
  const upsert = `${insert} where ${addInserted(1)} ${onConflict(conflict)} do update set ${merged} where ${addInserted(-1)}`;
  return answered(draft, upsert, target, { ...shown, form: { ...shown.form, inserted } });
}

export function updateStatement(payload: Payload, shown: Shown): Execution {
  const draft = createDraft();
  const { table, filters } = shown.plan;
  const target = draft.alias();
  const values = sentValues(draft, table, payload);
  const changes = payload.keys.map((key, index) => `${quoteName(key)} = ${values[index]}`);
  const sent = sentRows(draft, table, payload);
  const conditions = filters.map((filter) => condition(draft, target, filter));
  const update = `update ${tableName(table.name)} as ${target} set ${changes.join(", ")} from ${sent}${where(conditions)}`;
  return answered(draft, update, target, shown);
}

export function deleteStatement(shown: Shown): Execution {
  const draft = createDraft();
  const { table, filters } = shown.plan;
  const target = draft.alias();
  const conditions = filters.map((filter) => condition(draft, target, filter));
  return answered(
    draft,
    `delete from ${tableName(table.name)} as ${target}${where(conditions)}`,
    target,
    shown,
  );
}

/** The payload as rows with the columns' types. */
function sentRows(draft: Draft, table: Table, { keys, text, isList, fillsDefaults }: Payload): string {
  const json = `${draft.bind(isList ? text : `[${text}]`)}::text::json`;
  if (keys.length === 0) return `json_array_elements(${json}) sent`;
  const columns = keys.map((key) => `${quoteName(key)} ${table.columns.get(key)?.type}`);
  if (!fillsDefaults) return `json_to_recordset(${json}) as sent (${columns.join(", ")})`;
  return `json_array_elements(${json}) as item cross join lateral json_to_record(item) as sent (${columns.join(", ")})`;
}

/** For each key what is sent, or the column's default where a row lacks the key. */
function sentValues(draft: Draft, table: Table, { keys, fillsDefaults }: Payload): string[] {
  return keys.map((key) => {
    const value = `sent.${quoteName(key)}`;
    const fallback = fillsDefaults ? table.columns.get(key)?.default : null;
    return fallback ? `case when item::jsonb ? ${draft.bind(key)} then ${value} else ${fallback} end` : value;
  });
}

function onConflict({ columns }: Conflict): string {
  return `on conflict (${columns.map(quoteName).join(", ")})`;
}

/**
 * Counts a row as inserted, or takes it back when it is merged: a condition that is always true. A setting of the
 * transaction, as in PostgREST: `xmax` is only for roles that may read the whole table.
 */
function addInserted(rows: 1 | -1): string {
  return `set_config('request.inserted', (${inserted} + ${rows})::text, true) is not null`;
}

const inserted = "coalesce(nullif(current_setting('request.inserted', true), '')::int, 0)";

/** Adds `returning` only for rows that are shown: who may write may not be allowed to read. */
function answered(draft: Draft, write: string, target: string, { plan, form }: Shown): Execution {
  if (form.shape === "nothing") {
    const statement = `with changed as (${write} returning 1) ${resultOf("select from changed", form)}`;
    return { statement, parameters: draft.parameters };
  }
  const needed = neededColumns(plan).map((column) => `${target}.${quoteName(column)}`);
  const source = { from: "changed", alias: draft.alias(), conditions: [] };
  const rows = selectRows(draft, { ...plan, filters: [], limit: null, offset: 0 }, source);
  const returning = needed.length > 0 ? needed.join(", ") : "1";
  return {
    statement: `with changed as (${write} returning ${returning}) ${resultOf(rows, form)}`,
    parameters: draft.parameters,
  };
}
