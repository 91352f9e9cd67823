import { beforeEach } from "vitest";
import type { Database, Queryable } from "../../server/backend/database/database.ts";
import { describeOnDatabase } from "../../server/backend/testing/databases.ts";
import { emptyTables, testedTables } from "./content.ts";

type Arrange = (database: Queryable) => Promise<unknown>;

/** Describes tests that share a migrated database: each finds the rows of these functions in it, and no others. */
export function describeOnRows(name: string, rows: Arrange[], body: (database: Database) => void): void {
  describeOnDatabase(name, (open) => {
    let opened: Database | null = null;
    const arrange = arrangedOnce(rows);

    beforeEach(async () => {
      opened ??= await open();
      await arrange(opened);
    });

    body(
      opensLater(() => {
        if (opened === null) throw new Error("The database is opened before the first test");
        return opened;
      }),
    );
  });
}

/** Runs the functions in a database once, and then puts their rows back: triggers take ten times as long. */
export function arrangedOnce(rows: Arrange[]): (database: Queryable) => Promise<void> {
  const restores = new WeakMap<Queryable, string>();
  arrangements += 1;
  const schema = `arranged_${arrangements}`;
  return async (database) => {
    const restore = restores.get(database);
    await emptyTables(database, restore);
    if (restore !== undefined) return;
    for (const arrange of rows) await arrange(database);
    restores.set(database, await keepRows(database, schema));
  };
}

/** Of this process. */
let arrangements = 0;

/** Copies all rows into a schema. @returns the script that puts them back */
async function keepRows(database: Queryable, schema: string): Promise<string> {
  await database.execute(`
    create schema ${schema};
    do $$
    declare
      source regclass;
      has_rows boolean;
    begin
      for source in ${testedTables} loop
        execute format('select exists (select from %s)', source) into has_rows;
        if has_rows then execute format('create unlogged table ${schema}.%I as table %s', source, source); end if;
      end loop;
    end $$`);
  const [script] = await database.query<{ restore: string }>(`
    select coalesce(string_agg(statement, '; '), '') as restore from (
      select format(
        'insert into %1$s (%2$s) overriding system value select %2$s from ${schema}.%3$I',
        source, string_agg(quote_ident(attname), ', '), source
      ) as statement
      from (${testedTables}) as tested (source)
      join pg_attribute on attrelid = source and attnum > 0 and not attisdropped and attgenerated = ''
      where to_regclass(format('${schema}.%I', source)) is not null
      group by source
    ) as statements`);
  return script?.restore ?? "";
}

function opensLater(get: () => Database): Database {
  return {
    query: (statement, parameters) => get().query(statement, parameters),
    execute: (script) => get().execute(script),
    call: (name, parameters) => get().call(name, parameters),
    transaction: (work) => get().transaction(work),
    queryAs: (caller, statement, parameters, options) =>
      get().queryAs(caller, statement, parameters, options),
    trial: (work) => get().trial(work),
    listen: (channel, receive) => get().listen(channel, receive),
    forRequests: () => get().forRequests(),
    load: () => get().load(),
    close: () => get().close(),
  };
}
