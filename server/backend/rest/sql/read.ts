import type { QueryPlan } from "../plan/plan.ts";
import { tableName } from "./names.ts";
import { type Execution, resultOf, type Shape } from "./result.ts";
import { countRows, type Source, selectRows } from "./rows.ts";
import { createDraft } from "./statement.ts";

export function readStatement(plan: QueryPlan, shape: Shape, isCounted: boolean): Execution {
  const draft = createDraft();
  const source: Source = { from: tableName(plan.table.name), alias: draft.alias(), conditions: [] };
  const rows = selectRows(draft, plan, source);
  const total = isCounted ? `(${countRows(draft, plan, source)})` : null;
  return { statement: resultOf(rows, shape, total), parameters: draft.parameters };
}
