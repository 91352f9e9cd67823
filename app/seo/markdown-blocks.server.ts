import { fromHtml } from "hast-util-from-html";
import { defaultHandlers, type Handle, toMdast } from "hast-util-to-mdast";
import { gfmStrikethroughToMarkdown } from "mdast-util-gfm-strikethrough";
import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import { toMarkdown } from "mdast-util-to-markdown";

type Nodes = Parameters<typeof toMarkdown>[0];
type Children<Type> = Extract<Nodes, { type: Type }> extends { children: (infer Child)[] } ? Child : never;
type Phrasing = Children<"paragraph">;
type Element = Parameters<Handle>[1];
type Flow = ReturnType<Parameters<Handle>[0]["toFlow"]>[number];

export type Block = Children<"root">;

/** Where the library would lose or glue words: what Markdown has no notation for, or none within a cell. */
const handlers: Record<string, Handle> = {
  div,
  details: (state, element) => state.toFlow(state.all(element)),
  a: (state, element) => (element.properties.href ? defaultHandlers.a(state, element) : state.all(element)),
  sub: inline("sub"),
  sup: inline("sup"),
  table,
  td: cell,
  th: cell,
  // A word is found only without an invisible character within it.
  wbr: () => undefined,
};

/** Sanitised HTML as blocks of Markdown. */
export function markdownBlocks(html: string): Block[] {
  const tree = toMdast(fromHtml(html, { fragment: true }), { document: true, handlers });
  return tree.type === "root" ? tree.children : [];
}

/** Blocks as GitHub-flavoured Markdown (https://github.github.com/gfm/), with tables as tables. */
export function writeMarkdown(children: Block[]): string {
  return toMarkdown(
    { type: "root", children },
    {
      bullet: "-",
      rule: "-",
      extensions: [gfmStrikethroughToMarkdown(), gfmTableToMarkdown({ tablePipeAlign: false })],
      handlers: {
        break: (_node, _parent, { stack }) => (stack.includes("tableCell") ? "<br>" : "\\\n"),
        footnoteReference: (node) => `<${node.identifier}>`,
      },
    },
  );
}

/**
 * An element that Markdown takes as HTML, since 10<sup>6</sup> is not 106. A node of HTML would be a block of its own, so
 * that its tags are the one kind of inline node that nothing else makes here.
 */
function inline(tag: string): Handle {
  return (state, element) => [
    { type: "footnoteReference", identifier: tag },
    ...state.all(element),
    { type: "footnoteReference", identifier: `/${tag}` },
  ];
}

/** A callout is set apart as a quotation is; any other division is what it holds. */
function div(...[state, element]: Parameters<Handle>): ReturnType<Handle> {
  const { className } = element.properties;
  const isCallout = Array.isArray(className) && className.includes("callout");
  return isCallout ? defaultHandlers.blockquote(state, element) : state.toFlow(state.all(element));
}

/** A table below its caption; one within a cell is a line per row. */
function table(...[state, element]: Parameters<Handle>): ReturnType<Handle> {
  const isNested = state.inTable;
  const written = defaultHandlers.table(state, element);
  if (!isNested) return [...state.toFlow(state.all({ type: "root", children: captionOf(element) })), written];
  const rows = written.type === "text" ? written.value.split("\n") : [];
  return rows.map((row) => ({
    type: "paragraph",
    children: [{ type: "text", value: row.replaceAll("\t", " ") }],
  }));
}

function captionOf({ children }: Element): Element["children"] {
  return children.flatMap((child) =>
    child.type === "element" && child.tagName === "caption" ? child.children : [],
  );
}

/** A cell of a table, which is one line: what stands in blocks is parted by breaks. */
function cell(...[state, element]: Parameters<Handle>): ReturnType<Handle> {
  const written = defaultHandlers.td(state, element);
  const lines = state.toFlow(written.children).flatMap(linesOf);
  return {
    ...written,
    children: lines.flatMap((line, index) => (index > 0 ? [{ type: "break" }, ...line] : line)),
  };
}

function linesOf(block: Flow): Phrasing[][] {
  switch (block.type) {
    case "paragraph":
    case "heading":
      return [block.children];
    case "blockquote":
      return block.children.flatMap(linesOf);
    case "list":
      return block.children.flatMap((item, index) =>
        marked(block.ordered ? `${(block.start ?? 1) + index}. ` : "• ", item.children.flatMap(linesOf)),
      );
    case "code":
      return block.value
        .split("\n")
        .filter(Boolean)
        .map((value) => [{ type: "inlineCode", value }]);
    default:
      return [];
  }
}

function marked(mark: string, [first = [], ...others]: Phrasing[][]): Phrasing[][] {
  return [[{ type: "text", value: mark }, ...first], ...others];
}
