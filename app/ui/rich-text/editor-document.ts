import { redirectDocument } from "react-router";
import { isSessionVolatile } from "../../account/session-storage.ts";
import { documentPath } from "../document-path.ts";

/**
 * Whether the rich-text editor can run in this document. It needs the CSP of the panel, and a document keeps the CSP of
 * its initial page during client navigation.
 */
export function canHoldEditor(): boolean {
  return documentPath !== null && /^\/admin(\/|$)/.test(documentPath);
}

/** For the `clientLoader` of a screen with a rich-text field: reloads the document if needed. */
export function openEditorDocument(url: string): void {
  // A reload would end a session in memory: the field falls back to HTML.
  if (canHoldEditor() || isSessionVolatile()) return;
  const { pathname, search } = new URL(url);
  throw redirectDocument(pathname + search);
}
