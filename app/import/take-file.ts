import type { Language } from "../i18n/language-texts.ts";
import { originalFile } from "./convert/old-address.ts";
import { callForItem, type ImportState, type ReportedItem } from "./import-state.ts";
import { plainLine } from "./plain-line.ts";
import type { Note, SourceFile } from "./source.ts";

/** By which a file is known again: the path of its original. */
export function fileKey(address: string): string {
  return `file:${originalFile(address).replace(/^https?:\/\/[^/]+/, "")}`.slice(0, 500);
}

/** A file of which the export has no entry. */
export function fileAt(address: string): SourceFile {
  const name = address.split("/").at(-1)?.slice(0, 200) || "file";
  return { key: address, address, name, alt: "", addresses: [] };
}

/**
 * Takes a file into the library, unless it is there; what could not be had is tried once. `isListed` when the export has it
 * as a thing of its own.
 */
export async function* takeFile(
  state: ImportState,
  file: SourceFile,
  isListed = false,
): AsyncGenerator<ReportedItem> {
  const key = fileKey(file.address);
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
