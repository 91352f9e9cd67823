import { type Element, isElement, type Node, newElement } from "../../html/pasted/tree.ts";
import { videoOf } from "../../html/pasted/videos.ts";
import type { Conversion } from "./convert-text.ts";
import { newAddress, pictureAddress } from "./new-address.ts";

/** Where scripts that load pictures late keep an address. */
const lateSources = ["data-orig-file", "data-lazy-src", "data-src"];

/** The picture with its new address, without other sizes; nothing when it can't be shown. */
export function newPicture(attributes: Readonly<Record<string, string>>, conversion: Conversion): Node[] {
  const { class: names = "", alt, title, width, height, style, align } = attributes;
  if (/\b(?:emoji|wp-smiley)\b/.test(names)) return [alt ?? ""];
  const id = /\bwp-image-(\d+)\b/.exec(names)?.[1];
  const listed = id === undefined ? null : conversion.site.attachment(id);
  const late = lateSources.map((name) => attributes[name]).find((address) => address !== undefined);
  const src = pictureAddress(listed?.address ?? late ?? attributes.src ?? "", conversion);
  if (src === null) return [];
  const described = {
    src,
    alt: alt || (listed?.alt ?? alt),
    title,
    width,
    height,
    style,
    align,
    class: names,
  };
  return [newElement("img", defined(described))];
}

/** A run of figures; their captions stay, and words beside them. */
export function pictures(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node) => {
    if (typeof node === "string") return node.trim() === "" ? [] : [newElement("p", {}, [node])];
    if (node.name === "img") return [newElement("figure", {}, [node])];
    if (node.name === "figcaption") return [newElement("p", {}, node.children)];
    const isFigure = node.name === "figure" && node.children.some((child) => isElement(child, "img", "a"));
    if (isFigure || node.name === "p") return [node];
    return pictures(node.children);
  });
}

/** A link in the place of what plays sound or a film. */
export function mediaLink(address = "", name: string, conversion: Conversion): Element[] {
  const video = videoOf(address);
  if (video) return [video];
  conversion.note("import.note.media", { name });
  if (address === "") return [];
  const words =
    address
      .replace(/[?#].*$/s, "")
      .split("/")
      .at(-1) || address;
  return [newElement("p", {}, [newElement("a", { href: newAddress(address, conversion) }, [words])])];
}

function defined(attributes: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
