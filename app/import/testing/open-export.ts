import type { OpenExport } from "../source.ts";

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
