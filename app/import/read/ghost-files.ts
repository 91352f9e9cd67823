import { elements, type Node } from "../../html/pasted/tree.ts";
import type { SourceFile } from "../source.ts";

/** What Ghost writes for the address of the site. */
export const ownAddress = "__GHOST_URL__";

const storedFile = /^(.*?)(\/content\/(?:images|files|media)\/.+)$/;

/** The files that posts show or link to; Ghost has no list of them. */
export class GhostFiles {
  /** By the address as it is written. */
  #files = new Map<string, { alt: string; featured: number }>();

  /** Adds the files in the text of a post, and the picture it is announced with. */
  add(tree: readonly Node[], picture: string | null): void {
    if (picture) this.describe(picture, "", 1);
    for (const { attributes } of elements(tree)) {
      const { src = "", href = "", poster = "", alt = "" } = attributes;
      this.describe(src, alt);
      for (const address of [href, poster]) this.describe(address, "");
    }
  }

  /** Keeps the first description that there is. */
  describe(address: string, alt: string, featured = 0): void {
    if (!storedFile.test(address)) return;
    const known = this.#files.get(address) ?? { alt: "", featured: 0 };
    // Copies, since a part of a string would keep the piece of the file that it was read in.
    const file = { alt: known.alt || alt, featured: known.featured + featured };
    this.#files.set(structuredClone(address), structuredClone(file));
  }

  /** Where most featured pictures are: older exports have their full addresses. "" if none says it. */
  site(): string {
    const counts = new Map<string, number>();
    for (const [address, { featured }] of this.#files) {
      const site = storedFile.exec(address)?.[1] ?? "";
      if (/^https?:/.test(site)) counts.set(site, (counts.get(site) ?? 0) + featured);
    }
    const [most] = [...counts].toSorted(([, first], [, second]) => second - first);
    return most && most[1] > 0 ? most[0] : "";
  }

  /** The files of the site itself, each once. */
  all(site: string): SourceFile[] {
    const files = new Map<string, SourceFile>();
    for (const [written, { alt }] of this.#files) {
      const address = fullAddress(written, site);
      if (storedFile.exec(address)?.[1]?.replace(/^https?:/, "") !== site.replace(/^https?:/, "")) continue;
      const name = address.slice(address.lastIndexOf("/") + 1);
      const known = files.get(address)?.alt ?? "";
      files.set(address, { key: address, address, name, alt: known || alt, addresses: [] });
    }
    return [...files.values()];
  }
}

/** The address of a file with the site's own in place of none; others stay. */
export function fullAddress(address: string, site: string): string {
  const [, start, path = ""] = storedFile.exec(address) ?? [];
  return start === "" || start === ownAddress ? site + path : address;
}
