import type { Place, PlacedObject } from "../place/place.ts";
import { chooseKept, findSnapshots, keys, nullIfDamaged, readFileList, type Snapshot } from "./snapshots.ts";

/** In milliseconds: what is younger may belong to a backup that another process is writing. */
const young = 24 * 60 * 60 * 1_000;

/**
 * Removes old snapshots but the proven one, what is left of half ones, and contents that no snapshot names. Gives how many
 * snapshots it has removed. Throws BackupError, StoreError; then nothing more is removed.
 */
export async function thinOut(place: Place, key: string | null, proven: Snapshot): Promise<number> {
  const objects = await place.list("snapshots");
  const all = findSnapshots(objects);
  // By the clock of the place, which gave the proven one its time: this machine's may be wrong.
  const { modifiedAt: now, takenAt } = all.find(({ name }) => name === proven.name) ?? proven;
  // What a clock that ran ahead has dated in the future is not being written.
  const isOld = ({ modifiedAt }: { modifiedAt: Date }) =>
    Math.abs(now.getTime() - modifiedAt.getTime()) > young;
  const wanted = chooseKept(all, takenAt);
  const isKept = (one: Snapshot) => wanted.has(one.name) || one.name === proven.name || !isOld(one);
  const [kept, old] = [all.filter(isKept), all.filter((one) => !isKept(one))];
  const named = await listNamed(place, key, kept);
  // Its list first: without that it is no snapshot.
  for (const { name, isSealed } of old) await place.remove(keys.fileList(name, isSealed));
  const names = new Set(kept.map(({ name }) => name));
  const isLeft = (object: PlacedObject) => isOld(object) && !names.has(object.key.split("/")[1] ?? "");
  for (const object of objects.filter(isLeft)) await place.remove(object.key);
  for (const object of await place.list("files")) {
    if (isOld(object) && !named.has(object.key)) await place.remove(object.key);
  }
  return old.length;
}

/** The objects of the contents that these snapshots name. */
async function listNamed(
  place: Place,
  key: string | null,
  snapshots: readonly Snapshot[],
): Promise<ReadonlySet<string>> {
  const named = new Set<string>();
  for (const snapshot of snapshots) {
    // Its files can't be found without it; its rows are kept.
    const list = await nullIfDamaged(readFileList(place, snapshot, key));
    for (const sha256 of Object.values(list?.files ?? {})) named.add(keys.content(sha256, snapshot.isSealed));
  }
  return named;
}
