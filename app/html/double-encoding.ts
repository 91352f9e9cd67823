const blockNames =
  "p|h[1-6]|ul|ol|li|dl|div|table|thead|tbody|tr|td|th|blockquote|pre|figure|section|article|hr|details";
const less = "(?:&lt;|&#60;|&#x3c;)";
const greater = "(?:&gt;|&#62;|&#x3e;)";
const encodedTag = new RegExp(`${less}/?(?:${blockNames})(?:${greater}|\\s|/)`, "i");

const asciiReferences: Record<string, string> = {
  "&amp;": "&",
  "&#38;": "&",
  "&#x26;": "&",
  "&lt;": "<",
  "&#60;": "<",
  "&#x3c;": "<",
  "&gt;": ">",
  "&#62;": ">",
  "&#x3e;": ">",
  "&quot;": '"',
  "&#34;": '"',
  "&#x22;": '"',
  "&apos;": "'",
  "&#39;": "'",
  "&#x27;": "'",
};

/** Whether a text contains a tag, comment or declaration. */
export function hasTag(text: string): boolean {
  const start = text.search(/<(?:\/?[a-z]|!--|!doctype|\?xml)/i);
  return start >= 0 && text.indexOf(">", start) > 0;
}

/**
 * Whether HTML was stored with all of its tags written as text: no real tag, and an encoded one of a block
 * (`&lt;p&gt;`). A sentence that shows how `&lt;b&gt;` is written is not.
 */
export function isDoubleEncoded(text: string): boolean {
  return encodedTag.test(text) && !hasTag(text);
}

/** One level of encoding less: `&lt;p&gt;` → `<p>`, `&amp;lt;` → `&lt;`. */
export function decodeOnce(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|apos|#\d\d|#x\d[\da-f]);/gi, (spelling) => {
    return asciiReferences[spelling.toLowerCase()] ?? spelling;
  });
}
