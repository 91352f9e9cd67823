import { z } from "../zod.ts";

/** The id of a row: any 128 bits, as PostgreSQL takes them. `z.uuid()` refuses those without a version digit. */
export const rowId = z.guid();
