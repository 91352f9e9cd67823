import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { XmlDocument, XsdValidator } from "libxml2-wasm";
import { parseSitemap, type SitemapItem } from "sitemap";

const require = createRequire(import.meta.url);

/** Throws unless the XML is well-formed. */
export function expectXml(text: string): void {
  XmlDocument.fromString(text).dispose();
}

/**
 * The addresses of a sitemap, validated by the schema of sitemaps.org and a strict parser. Throws when either rejects it.
 */
export async function readSitemap(text: string): Promise<SitemapItem[]> {
  const package_ = dirname(require.resolve("sitemap/package.json"));
  const schema = await readFile(join(package_, "schema/sitemap.xsd"), "utf8");
  // The schema requires schemas for other namespaces; alternates have none here.
  const document = XmlDocument.fromString(
    schema.replaceAll('processContents="strict"', 'processContents="lax"'),
  );
  const validator = XsdValidator.fromDoc(document);
  const read = XmlDocument.fromString(text);
  try {
    validator.validate(read);
  } finally {
    read.dispose();
    validator.dispose();
    document.dispose();
  }
  return parseSitemap(Readable.from([text]));
}
