import { redirectDocument } from "react-router";
import { isSessionVolatile } from "../../account/session-storage.ts";
import { documentPath } from "../document-path.ts";

/**
 * Whether the rich-text editor can work in this document. It needs the content security policy of the panel, and a
 * document keeps the policy of the page that was loaded first, wherever a person went from there.
 */
export function canHoldEditor(): boolean {
  return documentPath !== null && /^\/admin(\/|$)/.test(documentPath);
}

/** For the `clientLoader` of a screen with a rich-text field: leads to a document of its own if need be. */
export function openEditorDocument(url: string): void {
  // A session that lives in this document's memory would end with it: the field then falls back to HTML.
  if (canHoldEditor() || isSessionVolatile()) return;
  const { pathname, search } = new URL(url);
  throw redirectDocument(pathname + search);
}
