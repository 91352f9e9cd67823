import type { Parameter } from "../../database/database.ts";

/** Collects bound parameters and table aliases. */
export type Draft = {
  bind(value: Parameter): string;
  alias(): string;
  parameters: Parameter[];
};

export function createDraft(): Draft {
  const parameters: Parameter[] = [];
  let aliases = 0;
  return {
    parameters,
    bind(value) {
      parameters.push(value);
      return `$${parameters.length}`;
    },
    alias() {
      aliases += 1;
      return `t${aliases}`;
    },
  };
}
