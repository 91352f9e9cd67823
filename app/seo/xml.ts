/** An element of an XML document; a child that is a string is text. */
export type XmlElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly XmlChild[];
};

type XmlChild = XmlElement | string;

/** An element with what is in it; texts are escaped when the document is written. */
export function element(
  name: string,
  attributes: XmlElement["attributes"] = {},
  ...children: readonly XmlChild[]
): XmlElement {
  return { name, attributes, children };
}

/** The document with this root, in UTF-8 (https://www.w3.org/TR/xml/). What XML has no place for is left out. */
export function xmlDocument(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${write(root)}\n`;
}

function write(child: XmlChild): string {
  if (typeof child === "string") return escapeXml(child);
  const attributes = Object.entries(child.attributes).map(
    ([name, value]) => ` ${name}="${escapeXml(value)}"`,
  );
  const start = `<${child.name}${attributes.join("")}`;
  if (child.children.length === 0) return `${start}/>`;
  return `${start}>${child.children.map(write).join("")}</${child.name}>`;
}

const references: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\r": "&#13;",
};

function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\x20-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
    .replace(/[&<>"\r]/g, (character) => references[character] ?? "");
}
