import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Queryable } from "../server/backend/database/database.ts";
import { migrate } from "../server/backend/database/migrate.ts";
import { openEmbeddedDatabase } from "../server/backend/embedded-postgres/embedded-database.ts";
import {
  type Argument,
  type Catalog,
  type Column,
  type Relationship,
  readCatalog,
} from "./database-catalog.ts";

const target = new URL("../app/data/schema.ts", import.meta.url);

/**
 * The source of app/data/schema.ts: the type `Database` of a migrated database, as
 * `supabase gen types typescript` writes it, so that supabase-js knows tables, embeds and functions.
 */
export async function databaseTypes(database: Queryable): Promise<string> {
  const catalog = await readCatalog(database);
  return `// Written by \`npm run types:database\` from the migrations; a test says when it is out of date.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

type Row<Table extends keyof Database["public"]["Tables"]> = Database["public"]["Tables"][Table]["Row"];

/** A row to insert: columns that have a default, or may be null, can be left out. */
type Insertable<Row, Optional extends keyof Row> = Omit<Row, Optional> & Partial<Pick<Row, Optional>>;

export type Database = {
  public: {
    Tables: {${tables(catalog)}
    };
    Views: { [_ in never]: never };
    Functions: {${functions(catalog)}
    };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};
`;
}

function tables({ columns, relationships }: Catalog): string {
  return [...new Set(columns.map((column) => column.table))]
    .map((table) => {
      const own = columns.filter((column) => column.table === table);
      const links = relationships.filter((relationship) => relationship.table === table).map(relation);
      return `
      ${table}: {
        Row: {${own.map(field).join("")}
        };
        Insert: Insertable<Row<"${table}">, ${optionalColumns(own)}>;
        Update: Partial<Row<"${table}">>;
        Relationships: [${links.length > 0 ? `${links.join("")}\n        ` : ""}];
      };`;
    })
    .join("");
}

function field({ name, type, nullable }: Column): string {
  return `
          ${name}: ${typeOf(type)}${nullable ? " | null" : ""};`;
}

function optionalColumns(columns: readonly Column[]): string {
  const names = columns.filter(({ optional }) => optional).map(({ name }) => JSON.stringify(name));
  return names.length > 0 ? names.join(" | ") : "never";
}

function relation(relationship: Relationship): string {
  return `
          {
            foreignKeyName: "${relationship.name}";
            columns: ${JSON.stringify(relationship.columns)};
            isOneToOne: ${relationship.oneToOne};
            referencedRelation: "${relationship.referencedTable}";
            referencedColumns: ${JSON.stringify(relationship.referencedColumns)};
          },`;
}

function functions({ routines, columns, arguments: all }: Catalog): string {
  return routines
    .map((routine) => {
      const own = all.filter((argument) => argument.function === routine.name);
      const outputs = own.filter((argument) => argument.output);
      const isTable = columns.some(({ table }) => table === routine.type);
      const row = isTable ? `Database["public"]["Tables"]["${routine.type}"]["Row"]` : null;
      const result = row ?? (outputs.length > 0 ? record(outputs) : typeOf(routine.type));
      return `
      ${routine.name}: {
        Args: ${record(own.filter((argument) => !argument.output))};
        Returns: ${result}${routine.set ? "[]" : ""};${isTable ? rowsOf(routine) : ""}
      };`;
    })
    .join("");
}

/** Lets supabase-js type a function's rows as those of a table, with its relationships. */
function rowsOf({ type, set }: Catalog["routines"][number]): string {
  return `
        SetofOptions: { from: "*"; to: "${type}"; isOneToOne: ${!set}; isSetofReturn: ${set} };`;
}

function record(fields: Argument[]): string {
  const members = fields.map(({ name, optional, output, type }) => {
    return `
          ${name}${optional && !output ? "?" : ""}: ${typeOf(type)};`;
  });
  return `{${members.join("")}
        }`;
}

/** The TypeScript type of a PostgreSQL type as it arrives in JSON. Throws for a type that no table has yet. */
function typeOf(type: string): string {
  if (type.startsWith("_")) return `${typeOf(type.slice(1))}[]`;
  const known = jsonTypes[type];
  if (known === undefined) throw new Error(`scripts/database-types.ts does not know the type ${type}`);
  return known;
}

const jsonTypes: Record<string, string> = {
  bool: "boolean",
  date: "string",
  int2: "number",
  int4: "number",
  int8: "number",
  json: "Json",
  jsonb: "Json",
  text: "string",
  timestamptz: "string",
  tsvector: "string",
  uuid: "string",
  void: "undefined",
};

if (import.meta.main) {
  const directory = await mkdtemp(join(tmpdir(), "vlotwerk-types-"));
  const database = await openEmbeddedDatabase(directory);
  await migrate(database);
  await writeFile(target, await databaseTypes(database));
  await database.close();
  await rm(directory, { recursive: true });
}
