export type Column = {
  name: string;
  type: string;
  /** Holds long texts that visitors may read, which are not filtered or ordered by. */
  isLong: boolean;
  /** The SQL expression of its default. */
  default: string | null;
};

export type Table = {
  name: string;
  columns: ReadonlyMap<string, Column>;
  primaryKey: readonly string[];
  /** Writes to it increment the content version. */
  isPublicContent: boolean;
};

export type ColumnPair = { here: string; there: string };

export type Relationship = {
  kind: "to-one" | "to-many" | "many-to-many";
  cardinality: string;
  from: string;
  to: string;
  /** The foreign key; two for many-to-many. */
  constraints: readonly string[];
  /** For many-to-many `there` is a column of the link table. */
  pairs: readonly ColumnPair[];
  link: { table: string; pairs: readonly ColumnPair[] } | null;
};

export type RoutineParameter = { name: string; type: string; isOptional: boolean };

export type Routine = {
  name: string;
  parameters: readonly RoutineParameter[];
  returns: "nothing" | "value" | "row";
  isSet: boolean;
  isVolatile: boolean;
  table: Table | null;
};

/** The only names that requests may use. */
export type Catalog = {
  tables: ReadonlyMap<string, Table>;
  relationships: ReadonlyMap<string, readonly Relationship[]>;
  routines: ReadonlyMap<string, readonly Routine[]>;
};
