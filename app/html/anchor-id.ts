/**
 * Lower-case parts joined by hyphens (`stap-1`). An id becomes a property of `window`
 * (https://html.spec.whatwg.org/#named-access-on-the-window-object); no script uses one with a hyphen.
 */
const safeId = /^[a-z][a-z\d]{0,40}(?:-[a-z\d]{1,40}){1,12}$/;

/** The id of a place in a text: as it is when it is safe, else its words after `plaats-`; null without any. */
export function anchorId(id: string): string | null {
  if (safeId.test(id)) return id;
  const words = id
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[a-z\d]{1,40}/g);
  return words && ["plaats", ...words.slice(0, 12)].join("-");
}

/** An address in which the fragment names the place as its id is stored; what leads elsewhere stays as it is. */
export function withAnchorId(address: string | null): string | null {
  if (!address?.startsWith("#") || /^#(top)?$/i.test(address)) return address;
  const id = anchorId(decoded(address.slice(1)));
  return id === null ? address : `#${id}`;
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
