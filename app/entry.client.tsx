import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { isAccountPath } from "./account/public-path.ts";
import { keepFields } from "./hydration/kept-fields.ts";

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

/**
 * React removes nodes that it made, and inserts others before them. A translation moves and replaces such nodes, and the
 * browser's exception would take the whole page away: what was moved is found where it is, and what has gone is passed
 * over (https://github.com/facebook/react/issues/11538).
 */
function tolerateMovedNodes(): void {
  const { insertBefore, removeChild } = Node.prototype;

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode) removeChild.call(child.parentNode, child);
    return child;
  };

  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    let sibling = next;
    while (sibling && sibling.parentNode !== this) sibling = sibling.parentNode;
    insertBefore.call(this, child, sibling);
    return child;
  };

  // What React has in the head it removes from the parent, without a look whether there still is one.
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ removedNodes }) => [...removedNodes])) {
      if (!node.parentNode) new DocumentFragment().append(node);
    }
  }).observe(document.head, { childList: true });
}
