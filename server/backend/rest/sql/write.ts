import type { Table } from "../catalog/catalog.ts";
import type { Payload } from "../plan/payload.ts";
import type { QueryPlan } from "../plan/plan.ts";
import { condition, where } from "./conditions.ts";
import { quoteName, tableName } from "./names.ts";
import { type Execution, onlyRowOf, resultOf, type Shape } from "./result.ts";
import { neededColumns, selectRows } from "./rows.ts";
import { createDraft, type Draft } from "./statement.ts";

export type Conflict = { columns: readonly string[]; resolution: "merge-duplicates" | "ignore-duplicates" };

/** How to return the written rows. */
export type Shown = { plan: QueryPlan; shape: Shape };

export function insertStatement(payload: Payload, shown: Shown, conflict: Conflict | null): Execution {
  const draft = createDraft();
  const { table } = shown.plan;
  const target = draft.alias();
  const names = payload.keys.map(quoteName);
  const columns = names.length > 0 ? ` (${names.join(", ")})` : "";
  const insert =
    `insert into ${tableName(table.name)} as ${target}${columns} ` +
    `select ${names.map((name) => `sent.${name}`).join(", ")} from ${sentRows(draft, table, payload)}` +
    (conflict ? onConflict(conflict, names) : "");
  return answered(draft, insert, target, shown);
}

export function updateStatement(payload: Payload, shown: Shown): Execution {
  const draft = createDraft();
  const { table, filters } = shown.plan;
  const target = draft.alias();
  const changes = payload.keys.map(quoteName).map((name) => `${name} = sent.${name}`);
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
function sentRows(draft: Draft, table: Table, { keys, text, isList }: Payload): string {
  const json = `${draft.bind(isList ? text : `[${text}]`)}::text::json`;
  if (keys.length === 0) return `json_array_elements(${json}) sent`;
  const columns = keys.map((key) => `${quoteName(key)} ${table.columns.get(key)?.type}`);
  return `json_to_recordset(${json}) as sent (${columns.join(", ")})`;
}

function onConflict({ columns, resolution }: Conflict, names: readonly string[]): string {
  const target = `on conflict (${columns.map(quoteName).join(", ")})`;
  if (resolution === "ignore-duplicates" || names.length === 0) return ` ${target} do nothing`;
  return ` ${target} do update set ${names.map((name) => `${name} = excluded.${name}`).join(", ")}`;
}

/** Adds `returning` only for rows that are shown: who may write may not be allowed to read. */
function answered(draft: Draft, write: string, target: string, { plan, shape }: Shown): Execution {
  if (shape === "nothing") {
    const statement = `with changed as (${write} returning 1) ${resultOf("select from changed", shape, null)}`;
    return { statement, parameters: draft.parameters };
  }
  const needed = neededColumns(plan).map((column) => `${target}.${quoteName(column)}`);
  const source = { from: "changed", alias: draft.alias(), conditions: [] };
  const rows = selectRows(draft, { ...plan, filters: [], limit: null, offset: 0 }, source);
  const result = shape === "object" ? onlyRowOf(rows, null) : resultOf(rows, shape, null);
  const returning = needed.length > 0 ? needed.join(", ") : "1";
  return {
    statement: `with changed as (${write} returning ${returning}) ${result}`,
    parameters: draft.parameters,
  };
}
