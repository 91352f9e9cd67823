import { entriesByKey } from "../../../app/panel/texts/text-catalog.ts";
import { isTableName, newRowOf } from "../../../supabase/tests/calls.ts";
import { listRoutines, listWritableColumns, type Routine, type WritableColumn } from "./catalog.ts";
import { oddDocuments } from "./documents.ts";
import { createFreshRows, type FreshRows, shapeOf } from "./fresh-rows.ts";
import { healthyArgument, slugOfDocument } from "./healthy-arguments.ts";
import { type Answer, callRest, type Product, type Row, type Tokens } from "./product.ts";
import { type OddValue, oddValues } from "./values.ts";

type Caller = keyof Tokens | "visitor";

/** A write of one odd value. */
export type Attempt = {
  /** Such as "otm_blog_articles.updated_at = infinity (insert)". */
  name: string;
  /** What it changes that there is only one of: it can't be tried together with another of the same subject. */
  subject: string | null;
  /** The same for writes that would store the same: one of them is enough. */
  stored: string;
  run(place: Place): Promise<Answer>;
};

/** A site to write to. */
export type Place = { product: Product; fresh: FreshRows };

export function openPlace(product: Product): Place {
  return { product, fresh: createFreshRows(product) };
}

/** Which of its odd values a column or function takes; `definition` changes with what it may take. */
export type Choose = (name: string, definition: string, values: OddValue[]) => OddValue[];

/** The odd values of every column and parameter that a caller of the API may write, from the catalog. Throws DatabaseError. */
export async function listAttempts(place: Place, choose: Choose): Promise<Attempt[]> {
  const columns = await listWritableColumns(place.product);
  const routines = await listRoutines(place.product);
  const ofRoutines: Attempt[] = [];
  for (const routine of routines) ofRoutines.push(...(await attemptsOfRoutine(place, routine, choose)));
  return [...columns.flatMap((column) => attemptsOfColumn(place.product, column, choose)), ...ofRoutines];
}

function attemptsOfColumn(product: Product, column: WritableColumn, choose: Choose): Attempt[] {
  const { table, type, verb, definition } = column;
  const values = choose(
    `${table}.${column.column}`,
    definition,
    type === "jsonb" ? oddDocuments(visit) : oddValues(type),
  );
  const write = isFixed(product, table) ? writeAll : verb === "insert" ? insert : update;
  return values.map(({ name, value }) => ({
    name: `${table}.${column.column} = ${name} (${verb})`,
    subject: isFixed(product, table) ? `${table}.${column.column}` : null,
    stored: `${table}.${column.column} = ${name}`,
    run: (place) => write(place, column, value),
  }));
}

/** What a form tells about a visit. */
const visit = { first_page: "/", referrer: "https://example.nl/", utm_source: "nieuwsbrief" };

/** Whether a table's rows are named by words alone, as the texts of the site are: no row can be added. */
function isFixed(product: Product, table: string): boolean {
  return Object.hasOwn(fixedRows, table) && shapeOf(product, table).primaryKey.length > 0;
}

/** The rows of each such table. */
const fixedRows: Readonly<Record<string, readonly Row[]>> = {
  otm_about_us_content: ["about_title", "team_title", "statement"].map((content_key) => ({ content_key })),
  otm_site_texts: [...entriesByKey.values()].flatMap(({ key, originals }) =>
    originals.map(({ language }) => ({ key, language, text: "Gezond" })),
  ),
};

async function insert({ product, fresh }: Place, column: WritableColumn, value: unknown): Promise<Answer> {
  const { table, column: name } = column;
  const row = { ...(await fresh.draw(table)), [name]: value };
  const answer = await callRest(product, callerOf(column), table, { body: row });
  if (answer.status < 300) await completeInserted({ product, fresh }, table, row);
  return answer;
}

/** Adds to an inserted row what makes it visible. */
async function completeInserted({ product, fresh }: Place, table: string, row: Row): Promise<void> {
  if (typeof row.slug !== "string") return;
  const [found] = await product.query<{ id: string }>(
    `select id::text, slug from public.${table} where slug = $1`,
    [row.slug],
  );
  if (found) await fresh.complete(table, found);
}

async function update({ product, fresh }: Place, column: WritableColumn, value: unknown): Promise<Answer> {
  const { table, column: name } = column;
  const row = await fresh.get(table);
  const { primaryKey } = shapeOf(product, table);
  const filter = primaryKey.map((key) => `${key}=eq.${encodeURIComponent(String(row[key]))}`).join("&");
  return callRest(product, callerOf(column), `${table}?${filter}`, {
    method: "PATCH",
    body: { [name]: value },
  });
}

/** Writes a value into every row of a table with fixed rows. */
async function writeAll({ product }: Place, column: WritableColumn, value: unknown): Promise<Answer> {
  const { table, column: name, verb } = column;
  const { primaryKey } = shapeOf(product, table);
  const rows = fixedRows[table] ?? [];
  if (verb === "update")
    return callRest(product, callerOf(column), `${table}?${primaryKey[0]}=not.is.null`, {
      method: "PATCH",
      body: { [name]: value },
    });
  const isKey = primaryKey.includes(name);
  const base = isTableName(table) ? newRowOf(table) : {};
  // A request holds one megabyte.
  const most = Math.max(1, Math.floor(900_000 / (JSON.stringify(value).length + 100)));
  return callRest(product, callerOf(column), `${table}?on_conflict=${primaryKey.join(",")}`, {
    body: isKey ? { ...base, [name]: value } : rows.slice(0, most).map((row) => ({ ...row, [name]: value })),
    prefer: "return=minimal,resolution=merge-duplicates",
  });
}

function callerOf({ role }: WritableColumn): Caller {
  return role === "anon" ? "visitor" : "admin";
}

async function attemptsOfRoutine(
  { product, fresh }: Place,
  routine: Routine,
  choose: Choose,
): Promise<Attempt[]> {
  const attempts: Attempt[] = [];
  for (const parameter of routine.parameters) {
    const values =
      parameter.type === "jsonb"
        ? oddDocuments(await healthyArgument(parameter.name, { product, fresh, routine: routine.name }))
        : oddValues(parameter.type);
    const chosen = choose(routine.name, routine.definition, values);
    attempts.push(...chosen.map((odd) => attemptOf(routine, parameter.name, odd)));
  }
  return attempts;
}

function attemptOf(routine: Routine, parameter: string, { name, value }: OddValue): Attempt {
  return {
    name: `${routine.name}.${parameter} = ${name}`,
    subject: null,
    stored: `${routine.name}.${parameter} = ${name}`,
    run: (place) => callRoutine(place, routine, { [parameter]: value }),
  };
}

/** Calls a function with healthy arguments, but for these. */
export async function callRoutine({ product, fresh }: Place, routine: Routine, odd: Row): Promise<Answer> {
  const body: Row = {};
  for (const { name } of routine.parameters)
    body[name] = Object.hasOwn(odd, name)
      ? withOwnSlug(odd[name], fresh)
      : withOwnSlug(await healthyArgument(name, { product, fresh, routine: routine.name }), fresh);
  const caller = routine.roles.includes("authenticated") ? "admin" : "visitor";
  return callRest(product, caller, `rpc/${routine.name}`, { body });
}

function withOwnSlug(value: unknown, fresh: FreshRows): unknown {
  const isDocument = typeof value === "object" && value !== null && "slug" in value;
  return isDocument && value.slug === slugOfDocument ? { ...value, slug: fresh.drawSlug() } : value;
}
