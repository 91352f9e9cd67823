import { limits } from "../errors/limits.ts";
import { createReader } from "./reader.ts";

/** Parses `columns` and `on_conflict`. Throws RestError PGRST100. */
export function parseNames(text: string, what: string): string[] {
  const reader = createReader(text, what);
  const names: string[] = [];
  do names.push(reader.name());
  while (names.length < limits.names && reader.skip(","));
  if (!reader.isAtEnd()) throw reader.fail('","');
  return names;
}
