import { hostOf } from "../../html/embeds.ts";
import {
  elements,
  isBlank,
  isElement,
  mapElements,
  type Node,
  newElement,
  textOf,
} from "../../html/pasted/tree.ts";
import { videoOf } from "../../html/pasted/videos.ts";
import type { Conversion } from "./convert-text.ts";
import { newAddress } from "./new-address.ts";

const address = /^https?:\/\/[^\s/]\S*$/i;

/** The nodes with a video, or a link, for each line of a paragraph that is no more than an address. */
export function withEmbeds(nodes: readonly Node[], conversion: Conversion): Node[] {
  return mapElements(nodes, (element) => {
    if (element.name !== "p") return [element];
    const lines = linesOf(element.children);
    const shown = lines.map((line) => embedOf(line, conversion));
    if (shown.every((embed) => embed === null)) return [element];
    return lines.flatMap((line, index) => {
      const paragraph = { ...element, attributes: index === 0 ? element.attributes : {}, children: line };
      return shown[index] ?? (isBlank(line) ? [] : [paragraph]);
    });
  });
}

function linesOf(nodes: readonly Node[]): Node[][] {
  const lines: Node[][] = [[]];
  for (const node of nodes) {
    if (isElement(node, "br")) lines.push([]);
    else lines.at(-1)?.push(node);
  }
  return lines;
}

function embedOf(line: readonly Node[], conversion: Conversion): Node | null {
  const words = textOf(line).trim();
  const isOnlyLink = elements(line).every(
    ({ name, attributes }) => name === "a" && attributes.class !== "video",
  );
  if (!address.test(words) || !isOnlyLink) return null;
  const video = videoOf(words);
  const host = hostOf(words);
  if (video || host === null || elements(line).length > 0 || conversion.site.system === "ghost") return video;
  conversion.note("import.note.embed", { host });
  const href = newAddress(words, conversion);
  return newElement("p", {}, [newElement("a", { href }, [words])]);
}
