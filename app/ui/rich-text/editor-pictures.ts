import type { Editor } from "tinymce";
import { mediaAddress, mediaIdOf } from "../../data/media/picture-address.ts";

type EditorPictures = {
  /** Shows a text whose embedded pictures stay as they are. */
  showStored(show: () => void): void;
  /** Whether a picture is being uploaded. */
  hasPending(): boolean;
};

const embedded = /^(?:blob|data):/;

/** Keeps pictures that are not uploaded yet out of the editor's HTML, and addresses of this host out of pasted ones. */
export function watchPictures(editor: Editor): EditorPictures {
  // TinyMCE replaces the data addresses of a text by blob addresses, and back.
  const stored = new Set<string>();
  let isShowing = false;
  const isUnfinished = (src: string) => embedded.test(src) && !stored.has(src);
  const pictures = () => [...editor.getBody().querySelectorAll("img")];

  editor.editorUpload.addFilter(({ src }) => !isShowing && !stored.has(src));
  editor.serializer.addAttributeFilter("src", (nodes) => {
    for (const node of nodes) {
      if (node.name === "img" && isUnfinished(node.attr("src") ?? "")) node.remove();
    }
  });
  editor.on("PastePostProcess", ({ node, internal }) => {
    if (!internal) nameByLibrary(node);
  });

  return {
    showStored(show) {
      isShowing = true;
      show();
      for (const { src } of pictures()) if (embedded.test(src)) stored.add(src);
      isShowing = false;
    },
    hasPending: () =>
      pictures().some(({ src }) => isUnfinished(src) && editor.editorUpload.blobCache.getByUri(src)),
  };
}

/** Pictures copied from this site name a host and a version. */
function nameByLibrary(pasted: HTMLElement): void {
  for (const image of pasted.querySelectorAll("img")) {
    const id = ownMediaId(image.getAttribute("src") ?? "");
    if (id === null) continue;
    for (const name of image.getAttributeNames()) if (name !== "alt") image.removeAttribute(name);
    image.setAttribute("src", mediaAddress(id));
    image.closest("picture")?.replaceWith(image);
  }
}

function ownMediaId(address: string): string | null {
  if (!URL.canParse(address, location.origin)) return null;
  const { origin, pathname } = new URL(address, location.origin);
  return origin === location.origin ? mediaIdOf(pathname) : null;
}
