import { StaleWrite } from "../../data/database.ts";
import { conflictsOf, type Edits, type Fields, openEdits, valuesOf } from "./edits.ts";

/** How often a save is retried when others save between reading and writing. */
export const maxAttempts = 5;

/** How a part of a screen is read and stored. */
export type Store<Stored> = {
  /** Null when it was deleted. */
  read(): Promise<Stored | null>;
  fieldsOf(stored: Stored): Fields;
  /** @throws StaleWrite when `stored` is not the present version */
  write(stored: Stored, changed: Fields): Promise<void>;
};

/**
 * Merges edits with the stored fields and saves them; on a conflict it saves nothing.
 *
 * @throws what reading and writing throw; StaleWrite after too many attempts
 */
export async function saveEdits<Stored>(
  edits: Edits,
  { read, fieldsOf, write }: Store<Stored>,
): Promise<"saved" | "conflict" | "deleted"> {
  for (let attempt = 1; ; attempt++) {
    const stored = await read();
    if (stored === null) return "deleted";
    const fields = fieldsOf(stored);
    if (Object.keys(conflictsOf(edits, fields)).length > 0) return "conflict";
    try {
      await write(stored, valuesOf(openEdits(edits, fields)));
      return "saved";
    } catch (error) {
      if (!(error instanceof StaleWrite) || attempt === maxAttempts) throw error;
    }
  }
}
