/**
 * React removes nodes that it made, and inserts others before them. A translation moves and replaces such nodes, and the
 * browser's exception would take the whole page away: what was moved is found where it is, and what has gone is passed
 * over (https://github.com/facebook/react/issues/11538).
 */
export function tolerateMovedNodes(): void {
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
