import type { Language } from "../i18n/language-texts.ts";
import type { WantedFile } from "./convert/convert-text.ts";
import { filePath, originalFile } from "./convert/old-address.ts";
import { callForItem, type ImportState, type ReportedItem } from "./import-state.ts";
import { plainLine } from "./plain-line.ts";
import type { Note, SourceFile } from "./source.ts";

/** By which a file is known again: its path. */
export function fileKey(address: string): string {
  return `file:${filePath(address)}`.slice(0, 500);
}

/** A file of which the export has no entry. */
function fileAt(address: string): SourceFile {
  const name = address.split("/").at(-1)?.slice(0, 200) || "file";
  return { key: address, address, name, alt: "", addresses: [] };
}

/**
 * Takes a file into the library, unless it is there; what could not be had is tried once. `isListed` when the export has it
 * as a thing of its own, `isSize` when it is taken in the size that its name says.
 */
export async function* takeFile(
  state: ImportState,
  file: SourceFile,
  { isListed = false, isSize = false } = {},
): AsyncGenerator<ReportedItem> {
  const key = fileKey(isSize ? file.address : originalFile(file.address, state.plan.isListed));
  const known = state.files.get(key);
  const reported = { kind: "file", key, title: file.name, notes: [], isListed } as const;
  if (known) return yield { ...reported, outcome: "unchanged", address: known };
  const reason = state.missing.get(key);
  if (reason) {
    if (isListed) yield { ...reported, outcome: "missing", notes: [reason], address: null };
    return;
  }
  if (state.isDry) {
    state.files.set(key, "/media");
    return yield { ...reported, outcome: "new", address: null };
  }
  const stored = await state.target.storeFile(file);
  if ("reason" in stored) {
    const note: Note = { key: "import.fileFailed", values: { file: file.address, reason: stored.reason } };
    state.missing.set(key, note);
    return yield { ...reported, outcome: "missing", notes: [note], address: null };
  }
  const alt = (language: Language) => (language === state.plan.language ? plainLine(file.alt, 500) : "");
  const called = await callForItem(state, "import_file", {
    _source: state.plan.source,
    _key: key,
    _id: stored.id,
    _alt_nl: alt("nl"),
    _alt_en: alt("en"),
  });
  if ("note" in called) return yield { ...reported, outcome: "failed", notes: [called.note], address: null };
  const address = `/media/${stored.id}`;
  state.files.set(key, address);
  yield { ...reported, outcome: "added", address };
}

/** Takes a file that a text has in sizes: where the original can't be had, each of these. */
export async function* takeWanted(
  state: ImportState,
  { address, sizes }: WantedFile,
): AsyncGenerator<ReportedItem> {
  if (state.files.has(fileKey(address))) return;
  const missing: ReportedItem[] = [];
  for await (const item of takeFile(state, fileAt(address))) {
    if (item.outcome === "missing") missing.push(item);
    else yield item;
  }
  if (state.files.has(fileKey(address))) return;
  const [original] = missing;
  missing.length = 0;
  for (const size of sizes) {
    for await (const item of takeFile(state, fileAt(size), { isSize: true })) {
      if (item.outcome === "missing") missing.push(item);
      else yield item;
    }
  }
  // What no size was found for, either, is one file that is missing.
  if (missing.length < sizes.length) yield* missing;
  else if (original) yield original;
}
