import type { Routine } from "../catalog/catalog.ts";
import type { QueryPlan } from "../plan/plan.ts";
import { quoteName, tableName } from "./names.ts";
import { type Execution, type ResultForm, resultOf, withinLimit } from "./result.ts";
import { countRows, selectRows } from "./rows.ts";
import { createDraft, type Draft } from "./statement.ts";

export type Call = {
  routine: Routine;
  /** The arguments as one JSON object. */
  json: string;
  names: readonly string[];
};

export function callForValue(call: Call, maxAffected: number | null): Execution {
  const draft = createDraft();
  const called = `from ${invoke(draft, call)}`;
  if (call.routine.returns === "nothing") {
    return finish(
      draft,
      `select null::text as body, count(*)::int as rows, null::int as total, null::int as inserted ${called}`,
    );
  }
  const body = call.routine.isSet ? "coalesce(json_agg(result), '[]')::text" : "max(to_json(result)::text)";
  const limited = withinLimit(`coalesce(${body}, 'null')`, "count(*)", maxAffected);
  return finish(
    draft,
    `select ${limited} as body, count(*)::int as rows, null::int as total, null::int as inserted ${called} (result)`,
  );
}

export function callForRows(call: Call, plan: QueryPlan, form: ResultForm, isCounted: boolean): Execution {
  const draft = createDraft();
  const called = `with changed as (select result.* from ${invoke(draft, call)})`;
  const source = { from: "changed", alias: draft.alias(), conditions: [] };
  const rows = selectRows(draft, plan, source);
  const total = isCounted ? `(${countRows(draft, plan, source)})` : null;
  return finish(draft, `${called} ${resultOf(rows, { ...form, total })}`);
}

function invoke(draft: Draft, { routine, json, names }: Call): string {
  const name = tableName(routine.name);
  if (names.length === 0) return `${name}() as result`;
  const types = new Map(routine.parameters.map((parameter) => [parameter.name, parameter.type]));
  const sent = names.map((one) => `${quoteName(one)} ${types.get(one)}`);
  const passed = names.map((one) => `${quoteName(one)} => sent.${quoteName(one)}`);
  return (
    `json_to_record(${draft.bind(json)}::text::json) as sent (${sent.join(", ")}) ` +
    `cross join lateral ${name}(${passed.join(", ")}) as result`
  );
}

function finish(draft: Draft, statement: string): Execution {
  return { statement, parameters: draft.parameters };
}
