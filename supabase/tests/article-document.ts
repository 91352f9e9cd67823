import type { Json } from "../../app/data/schema.ts";

/** A whole document of an article, which save_document takes, from the fields that a test is about. */
export function articleDocument(fields: { [field: string]: Json } = {}): { [field: string]: Json } {
  return {
    slug: "",
    author: "",
    read_time: 5,
    image_url: null,
    published: false,
    related_articles: [],
    content: [],
    tags: [],
    faqs: [],
    ...fields,
  };
}
