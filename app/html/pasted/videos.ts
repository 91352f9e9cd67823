import { readVideo } from "../video-address.ts";
import {
  type Element,
  elements,
  isElement,
  mapElements,
  type Node,
  newElement,
  readTree,
  textOf,
} from "./tree.ts";

/** What stands beside a player in the code for it: the names of video and maker, in characters. */
const longestCredit = 300;

/** The nodes with a link to the video for each player that is embedded, in a paragraph of its own. */
export function withEmbeddedVideos(nodes: readonly Node[]): Node[] {
  return mapElements(nodes, (element) => {
    const video =
      element.name === "iframe" ? videoOf(element.attributes.src, element.attributes.title) : null;
    return [video ?? element];
  });
}

/** The nodes with a video for each paragraph that is no more than its address. */
export function withNamedVideos(nodes: readonly Node[]): Node[] {
  return mapElements(nodes, (element) => {
    const words = element.name === "p" ? textOf(element.children).trim() : "";
    return [(words !== "" && !hasOthers(element) && videoOf(words)) || element];
  });
}

/** What a provider gives to be embedded, or lines with the addresses of videos; null for every other text. */
export function videosOfText(text: string): Node[] | null {
  if (text.trimStart().startsWith("<")) {
    const nodes = withEmbeddedVideos(readTree(text));
    const videos = elements(nodes).filter(isVideoParagraph);
    const others = textOf(nodes).trim().length - textOf(videos).length;
    return videos.length > 0 && others <= longestCredit ? videos : null;
  }
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== "");
  const videos = lines.flatMap((line) => videoOf(line) ?? []);
  return videos.length > 0 && videos.length === lines.length ? videos : null;
}

/** A link to the video at an address, in a paragraph of its own; null when there is none. */
export function videoOf(address = "", title = ""): Element | null {
  const video = readVideo(address);
  if (!video) return null;
  const words = title.trim() === "" ? `Video (${video.provider})` : title.trim();
  return newElement("p", {}, [newElement("a", { class: "video", href: video.address }, [words])]);
}

function isVideoParagraph({ name, children: [first] }: Element): boolean {
  return name === "p" && isElement(first, "a") && first.attributes.class === "video";
}

/** Whether there is more than words and a link. */
function hasOthers(paragraph: Element): boolean {
  return elements(paragraph.children).some(({ name }) => name !== "a" && name !== "span");
}
