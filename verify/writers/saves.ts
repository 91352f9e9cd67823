import { saver } from "../../bench/save-call.ts";

export type Saving = {
  slug: string;
  /** The number of acknowledged saves, including the first. */
  acknowledged: number;
  /** Resolves when a save fails, or at the end. */
  done: Promise<void>;
};

/** Saves one article repeatedly, until a save is rejected or `isOver`. */
export function saveRepeatedly(address: string, token: string, slug: string, isOver: () => boolean): Saving {
  const saving: Saving = { slug, acknowledged: 0, done: Promise.resolve() };
  async function repeat(): Promise<void> {
    const save = await saver(address, token, slug);
    saving.acknowledged = 1;
    while (!isOver()) {
      await save();
      saving.acknowledged += 1;
    }
  }
  saving.done = repeat().catch(() => {});
  return saving;
}
