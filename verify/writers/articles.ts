import { saver } from "../../bench/save-call.ts";

export type Saving = {
  slug: string;
  /** How many saves were acknowledged, the first among them. */
  acknowledged: number;
  /** Resolves when a save has failed, or when there is no more to do. */
  done: Promise<void>;
};

/** Saves an article of its own again and again, until it is refused or `isOver`. */
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
