import { StaleWrite } from "../../../data/database.ts";
import { conflictsOf, type Edits, type Fields, openEdits, typedIn } from "./edits.ts";

/** How a part of a screen is read and stored. */
export type Store<Stored> = {
  /** What is stored now; null when it is gone. */
  read(): Promise<Stored | null>;
  fieldsOf(stored: Stored): Fields;
  /** Stores what was typed over exactly this. Throws StaleWrite when it is not what is stored any more. */
  write(stored: Stored, changed: Fields): Promise<void>;
};

/** How often it is tried anew when somebody else saves between reading and writing. */
const attempts = 5;

/**
 * Stores edits over what is stored now: what others changed in other fields stays. Where somebody else changed the
 * same field nothing is stored, and there is something to decide.
 *
 * @throws what reading and writing throw; StaleWrite when others saved in between again and again
 */
export async function saveOver<Stored>(
  edits: Edits,
  { read, fieldsOf, write }: Store<Stored>,
): Promise<"saved" | "undecided" | "gone"> {
  for (let attempt = 1; ; attempt++) {
    const stored = await read();
    if (stored === null) return "gone";
    const fields = fieldsOf(stored);
    if (Object.keys(conflictsOf(edits, fields)).length > 0) return "undecided";
    try {
      await write(stored, typedIn(openEdits(edits, fields)));
      return "saved";
    } catch (error) {
      if (!(error instanceof StaleWrite) || attempt === attempts) throw error;
    }
  }
}
