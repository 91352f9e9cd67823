import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { isAccountPath } from "./account/public-path.ts";
import { keepFields } from "./hydration/kept-fields.ts";
import { tolerateMovedNodes } from "./hydration/moved-nodes.ts";

const { href } = location;

/** An unmatched document is rendered anew: a translation or an extension has changed it, which is no failure. */
function reportMismatch(error: unknown): void {
  console.warn("The page was rendered anew:", error);
}

/**
 * What React can't undo in a changed page would end in the error page: the page that a person was going to is loaded as
 * a document instead. Not where the document began, which would load it again and again.
 */
function loadDocument(error: unknown): void {
  console.error(error);
  if (location.href !== href && !isAccountPath(location.pathname)) location.reload();
}

tolerateMovedNodes();
keepFields();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    { onRecoverableError: reportMismatch, onCaughtError: loadDocument, onUncaughtError: loadDocument },
  );
});
