import { readOutline, readPosts } from "../read/read-export.ts";
import type { OpenExport, Outline, SourcePost } from "../source.ts";

/** Opens an export that is read in pieces of `size` bytes. */
export function openExport(content: string | Uint8Array, size = 65_536): OpenExport {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  return () => {
    let at = 0;
    return new ReadableStream({
      pull(controller) {
        if (at >= bytes.length) return controller.close();
        controller.enqueue(bytes.slice(at, at + size));
        at += size;
      },
    });
  };
}

/** The outline of an export, and its posts in the order in which they come. */
export async function readAll(open: OpenExport): Promise<{ outline: Outline; posts: SourcePost[] }> {
  const outline = await readOutline(open);
  const posts: SourcePost[] = [];
  for await (const post of readPosts(open, outline)) posts.push(post);
  return { outline, posts };
}
