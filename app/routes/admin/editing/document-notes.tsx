import type { Part } from "../../../content/kind.ts";
import { RestoredNote } from "./restored-note.tsx";
import type { DocumentEditor } from "./use-document.ts";
import { WaitingNote } from "./waiting-note.tsx";

type DocumentNotesProps = {
  editor: Pick<
    DocumentEditor<unknown>,
    "isWaiting" | "unreadable" | "restoredAt" | "discard" | "discardWaiting"
  >;
  nameOf(part: Part): string;
};

/** Where what is edited comes from: one note at a time, unless part of what waits can't be read. */
export function DocumentNotes({ editor, nameOf }: DocumentNotesProps) {
  const { isWaiting, unreadable, restoredAt, discard, discardWaiting } = editor;
  return (
    <>
      {isWaiting && (!restoredAt || unreadable.length > 0) && (
        <WaitingNote unreadable={unreadable.map(nameOf)} onDiscard={discardWaiting} />
      )}
      {restoredAt && <RestoredNote time={restoredAt} onDiscard={discard} />}
    </>
  );
}
