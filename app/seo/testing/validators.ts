import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { XmlDocument, XsdValidator } from "libxml2-wasm";
import { parseSitemap, type SitemapItem } from "sitemap";

const require = createRequire(import.meta.url);

/** Throws when this is no well-formed XML. */
export function expectXml(text: string): void {
  XmlDocument.fromString(text).dispose();
}

/**
 * The addresses of a sitemap, after it was held against the schema of sitemaps.org and read by a parser that refuses
 * what crawlers would. Throws what either finds.
 */
export async function readSitemap(text: string): Promise<SitemapItem[]> {
  const package_ = dirname(require.resolve("sitemap/package.json"));
  const schema = await readFile(join(package_, "schema/sitemap.xsd"), "utf8");
  // The schema wants every other namespace to have a schema too; that of the links to translations has none here.
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
