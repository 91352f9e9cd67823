import type { QueryPlan } from "../plan/plan.ts";
import { tableName } from "./names.ts";
import { type Execution, type ResultForm, resultOf } from "./result.ts";
import { countRows, type Source, selectRows } from "./rows.ts";
import { createDraft } from "./statement.ts";

export function readStatement(plan: QueryPlan, form: ResultForm, isCounted: boolean): Execution {
  const draft = createDraft();
  const source: Source = { from: tableName(plan.table.name), alias: draft.alias(), conditions: [] };
  const rows = selectRows(draft, plan, source);
  const total = isCounted ? `(${countRows(draft, plan, source)})` : null;
  return { statement: resultOf(rows, { ...form, total }), parameters: draft.parameters };
}
