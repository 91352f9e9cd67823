// Follows https://url.spec.whatwg.org/#concept-basic-url-parser

const maxAddressLength = 2_000;
const rasterImage = /^data:image\/(?:png|jpeg|gif|webp|avif);base64,[a-z\d+/]+={0,2}$/i;
// Neither "//host", also with a backslash, nor control characters, brackets, or white space other than spaces.
const ownPicture =
  /^(\/(?![/\\])|https:\/\/(?![ \\/?#]|$))[^<>\p{Cc}\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]*$/u;
const candidate = /^(\S+)(?: (\d{1,5}(?:\.\d{1,3})?)([wx]))?$/;

/** An address for a link: http, https, mailto, tel, relative or a fragment; null for every other. */
export function linkAddress(value: string): string | null {
  return safeAddress(value, ["http", "https", "mailto", "tel"]);
}

/** A `cite` address: http, https or relative; null for every other. */
export function sourceAddress(value: string): string | null {
  return safeAddress(value, ["http", "https"]);
}

/** An address for a picture: https, relative, or the bytes of a raster image; null for every other. */
export function imageAddress(value: string): string | null {
  const address = withoutControls(value);
  return rasterImage.test(address) ? address : safeAddress(value, ["https"]);
}

/**
 * The address of a picture of its own, outside of a text: a path of this site, or https; null for every other. The same as
 * `private.is_picture_address`.
 */
export function pictureAddress(value: string | null): string | null {
  return value !== null && ownPicture.test(value) && !value.endsWith(" ") ? value : null;
}

/** The candidates of a `srcset`, every one safe (no data addresses); null when any is not. */
export function imageCandidates(value: string): string | null {
  if (value.length > 4 * maxAddressLength) return null;
  const candidates = value.trim().replace(/\s+/g, " ").split(", ");
  return candidates.every(isSafeCandidate) ? candidates.join(", ") : null;
}

function safeAddress(value: string, schemes: readonly string[]): string | null {
  const address = withoutControls(value);
  if (address === "" || address.length > maxAddressLength || /[<>]/.test(address)) return null;
  // "//host", also with backslashes, is another site.
  if (/^[\\/]{2}/.test(address)) return null;
  // A placeholder could become a scheme after this check.
  if (/^[^:/?#]*\{\{/.test(address)) return null;
  const scheme = /^([^:/?#]*):/.exec(address)?.[1]?.toLowerCase();
  if (scheme === undefined) return address;
  if (!schemes.includes(scheme)) return null;
  return scheme.startsWith("http") && !/^https?:\/\/[^\s/\\?#]/i.test(address) ? null : address;
}

/** Removes what browsers ignore: control characters, and surrounding white space. */
function withoutControls(value: string): string {
  return value.replace(/\p{Cc}/gu, "").trim();
}

function isSafeCandidate(text: string): boolean {
  const address = candidate.exec(text)?.[1];
  return address !== undefined && !/^,|,$|^data:/i.test(address) && imageAddress(address) === address;
}
