import { z } from "zod";

export const schemas = ["auth", "public", "private", "supabase_migrations"];

/** The first entry. */
export const manifestSchema = z.object({
  format: z.literal(1),
  product: z.literal("vlotwerk"),
  createdAt: z.iso.datetime(),
  database: z.literal("postgres"),
  /** Platform files by name, migrations by version. */
  platform: z.array(z.string()),
  migrations: z.array(z.string()).min(1),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })).min(1),
});

export const sequencesSchema = z.array(
  z.object({ name: z.string(), last: z.string(), isCalled: z.boolean() }),
);

/** The last entry, for completeness. */
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
  /** A JSON array of rows, each an array of PostgreSQL's text values. */
  table: (name: string, part: number) => `tables/${name}/${String(part).padStart(6, "0")}.json`,
  file: (path: string) => `directory/${path}`,
  /** Where the file of a key stands, whichever store it is from. */
  libraryPath: (key: string) => `files/${key}`,
};
