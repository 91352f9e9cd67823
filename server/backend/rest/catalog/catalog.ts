export type Column = {
  name: string;
  type: string;
  /** Visitors may read it, and it holds texts that take long to compare: nothing is filtered or ordered by it. */
  isLong: boolean;
};

export type Table = {
  name: string;
  columns: ReadonlyMap<string, Column>;
  primaryKey: readonly string[];
  /** Whether public pages show it: writing it increments the content version. */
  isPublicContent: boolean;
};

export type ColumnPair = { here: string; there: string };

export type Relationship = {
  kind: "to-one" | "to-many" | "many-to-many";
  /** How PostgREST names it: many-to-one, one-to-many, one-to-one, many-to-many. */
  cardinality: string;
  from: string;
  to: string;
  /** The foreign key; for many-to-many the two of the link table. */
  constraints: readonly string[];
  /** Pairs of columns; for many-to-many `there` stands in the link table. */
  pairs: readonly ColumnPair[];
  link: { table: string; pairs: readonly ColumnPair[] } | null;
};

export type RoutineParameter = { name: string; type: string; isOptional: boolean };

export type Routine = {
  name: string;
  parameters: readonly RoutineParameter[];
  /** What comes back: nothing, one value, or rows of a table of the API or of columns of its own. */
  returns: "nothing" | "value" | "row";
  isSet: boolean;
  /** Whether it may write (provolatile). */
  isVolatile: boolean;
  /** The rows' columns when it returns rows. */
  table: Table | null;
};

/** The names that requests may use, and nothing else. */
export type Catalog = {
  tables: ReadonlyMap<string, Table>;
  relationships: ReadonlyMap<string, readonly Relationship[]>;
  routines: ReadonlyMap<string, readonly Routine[]>;
};
