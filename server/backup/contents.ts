import { z } from "zod";

/** The schemas whose every row is in a backup. */
export const schemas = ["auth", "public", "private", "supabase_migrations"];

/** Says first what the backup is of. */
export const manifestSchema = z.object({
  format: z.literal(1),
  product: z.literal("vlotwerk"),
  createdAt: z.iso.datetime(),
  /** Earlier backups of an embedded database say "pglite". */
  database: z.enum(["pglite", "postgres"]),
  /** What had been applied to the database: files of the platform by name, migrations by version. */
  platform: z.array(z.string()),
  migrations: z.array(z.string()).min(1),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })).min(1),
});

export const sequencesSchema = z.array(
  z.object({ name: z.string(), last: z.string(), isCalled: z.boolean() }),
);

/** Says last what must have been found on the way. */
export const endSchema = z.object({
  rows: z.record(z.string(), z.number()),
  files: z.record(z.string(), z.string()),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type End = z.infer<typeof endSchema>;
export type TableContents = Manifest["tables"][number];

export const names = {
  manifest: "manifest.json",
  sequences: "sequences.json",
  end: "end.json",
  /** Parts of a table: a JSON array of rows, each an array of texts as PostgreSQL writes the values. */
  table: (name: string, part: number) => `tables/${name}/${String(part).padStart(6, "0")}.json`,
  /** A file of the data directory. */
  file: (path: string) => `directory/${path}`,
};
