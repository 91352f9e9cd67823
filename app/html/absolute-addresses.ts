import { canonicalTokens, readTag, writeStartTag } from "./canonical-tag.ts";

/**
 * Cleaned HTML for readers elsewhere: its addresses as they are from anywhere, with those that lead to other places of
 * this site completed. `page` is the address that the HTML stands at.
 */
export function withAbsoluteAddresses(html: string, page: string): string {
  return canonicalTokens(html)
    .map((token) => {
      const tag = readTag(token);
      if (!tag || tag.isEnd) return token;
      const { href, src, cite, srcset } = tag.attributes;
      if (href === undefined && src === undefined && cite === undefined && srcset === undefined) return token;
      return writeStartTag(tag.name, {
        ...tag.attributes,
        ...(href !== undefined && { href: absolute(href, page) }),
        ...(src !== undefined && { src: absolute(src, page) }),
        ...(cite !== undefined && { cite: absolute(cite, page) }),
        ...(srcset !== undefined && { srcset: absoluteCandidates(srcset, page) }),
      });
    })
    .join("");
}

/** What is no address at all stays as it is: it leads nowhere either way. */
function absolute(address: string, page: string): string {
  return /^data:/i.test(address) ? address : (URL.parse(address, page)?.href ?? address);
}

function absoluteCandidates(srcset: string, page: string): string {
  return srcset
    .split(", ")
    .map((candidate) => candidate.replace(/^\S+/, (address) => absolute(address, page)))
    .join(", ");
}
