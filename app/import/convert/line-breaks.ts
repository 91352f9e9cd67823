import { isElement, type Node, newElement } from "../../html/pasted/tree.ts";

const verbatim = new Set(["pre", "code", "script", "style", "textarea", "select"]);
/** White space between their parts is none of the text. */
const holders = new Set(
  "table thead tbody tfoot tr ul ol dl figure audio video object shortcode:caption".split(" "),
);

/** The nodes with the line breaks that WordPress reads in texts without blocks, and outside of blocks; two end a paragraph. */
export function withLineBreaks(nodes: readonly Node[], isClassic = true, parent = ""): Node[] {
  return nodes.flatMap((node, index): Node[] => {
    if (typeof node === "string") {
      const isRead = isClassic && !holders.has(parent);
      return isRead ? broken(node, isElement(nodes[index - 1], "br")) : [node];
    }
    if (verbatim.has(node.name)) return [node];
    const isInside = node.name.startsWith("wp:") ? node.name === "wp:freeform" : isClassic;
    return [{ ...node, children: withLineBreaks(node.children, isInside, node.name) }];
  });
}

/** The line after a `<br>` is new already. */
function broken(text: string, isAfterBreak: boolean): Node[] {
  const [first = "", ...rest] = (isAfterBreak ? text.replace(/^[ \t]*\r?\n/, "") : text).split(/\r\n?|\n/);
  return [first, ...rest.flatMap((line) => [newElement("br"), line])];
}
