import { ExportError, type OpenExport, type Outline, type SourcePost } from "../source.ts";
import { decodeText } from "./decode.ts";
import { readGhostOutline, readGhostPosts } from "./ghost.ts";
import { readWordPressOutline, readWordPressPosts } from "./wordpress.ts";

/** The outline of an export of WordPress or Ghost, recognised by what it holds. Throws an ExportError. */
export async function readOutline(open: OpenExport): Promise<Outline> {
  for await (const text of decodeText(open())) {
    if (text.startsWith("<")) return readWordPressOutline(open);
    if (text.startsWith("{")) return readGhostOutline(open);
    break;
  }
  throw new ExportError({ key: "import.unknownFile" });
}

/** The posts of an outline with their texts, in the order of the file. Throws an ExportError. */
export function readPosts(open: OpenExport, outline: Outline): AsyncGenerator<SourcePost> {
  return outline.system === "wordpress" ? readWordPressPosts(open, outline) : readGhostPosts(open, outline);
}
