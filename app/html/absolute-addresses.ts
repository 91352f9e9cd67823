import { canonicalTokens, readTag, writeStartTag } from "./canonical-tag.ts";

/** Sanitised HTML with absolute addresses, for use outside the site. `page` is the address of its page. */
export function withAbsoluteAddresses(html: string, page: string): string {
  return withAddresses(html, (address) => absolute(address, page));
}

/** Sanitised HTML with other addresses. */
export function withAddresses(html: string, change: (address: string) => string): string {
  return canonicalTokens(html)
    .map((token) => {
      const tag = readTag(token);
      if (!tag || tag.isEnd) return token;
      const { href, src, cite, srcset } = tag.attributes;
      if (href === undefined && src === undefined && cite === undefined && srcset === undefined) return token;
      return writeStartTag(tag.name, {
        ...tag.attributes,
        ...(href !== undefined && { href: change(href) }),
        ...(src !== undefined && { src: change(src) }),
        ...(cite !== undefined && { cite: change(cite) }),
        ...(srcset !== undefined && { srcset: changedCandidates(srcset, change) }),
      });
    })
    .join("");
}

/** Leaves an invalid address unchanged. */
function absolute(address: string, page: string): string {
  return /^data:/i.test(address) ? address : (URL.parse(address, page)?.href ?? address);
}

function changedCandidates(srcset: string, change: (address: string) => string): string {
  return srcset
    .split(", ")
    .map((candidate) => candidate.replace(/^\S+/, change))
    .join(", ");
}
