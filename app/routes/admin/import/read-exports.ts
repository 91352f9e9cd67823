import type { Export } from "../../../import/plan.ts";
import { readOutline } from "../../../import/read/read-export.ts";
import { ExportError } from "../../../import/source.ts";

/** Why files can't be an export, before they are read; null when they may be one. */
export function unfitFiles(files: readonly File[]): "none" | "empty" | null {
  if (files.length === 0) return "none";
  return files.some(({ size }) => size === 0) ? "empty" : null;
}

/** Two files have the same posts. */
export class SameExport extends Error {}

/**
 * One or two files with their outlines. `onShare` hears which part of the bytes was read, of 1: the outlines are half of
 * that, the texts, which the caller reads, the other.
 *
 * @throws ExportError, SameExport, and what `onShare` throws
 */
export async function readExports(
  files: readonly File[],
  onShare: (share: number) => void,
): Promise<[Export] | [Export, Export]> {
  const size = files.reduce((sum, file) => sum + file.size, 0);
  let isOutline = true;
  let before = 0;
  const read: Export[] = [];
  for (const file of files) {
    const base = before;
    const open = () =>
      counted(file, (bytes) => onShare(Math.min(1, (base + bytes + (isOutline ? 0 : size)) / (2 * size))));
    read.push({ open, outline: await readOutline(open) });
    before += file.size;
  }
  isOutline = false;
  const [first, second] = read;
  if (!first) throw new ExportError({ key: "import.unknownFile" });
  if (!second) return [first];
  if (JSON.stringify(first.outline) === JSON.stringify(second.outline)) throw new SameExport();
  return [first, second];
}

function counted(file: File, onBytes: (bytes: number) => void): ReadableStream<Uint8Array> {
  let bytes = 0;
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      onBytes(bytes);
      controller.enqueue(chunk);
    },
  });
  return file.stream().pipeThrough(counting);
}
