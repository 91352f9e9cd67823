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

/** Whether HTML was encoded as a whole: no tag, but an encoded block tag (`&lt;p&gt;`). */
export function isDoubleEncoded(text: string): boolean {
  return encodedTag.test(text) && !hasTag(text);
}

/** Decodes one level: `&lt;p&gt;` → `<p>`, `&amp;lt;` → `&lt;`. */
export function decodeOnce(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|apos|#\d\d|#x\d[\da-f]);/gi, (spelling) => {
    return asciiReferences[spelling.toLowerCase()] ?? spelling;
  });
}
