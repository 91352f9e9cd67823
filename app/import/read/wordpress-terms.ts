import type { LeftItem, SourceTag } from "../source.ts";
import { languageOf, line } from "./fields.ts";
import type { WxrEntry } from "./wxr.ts";

/** Where WordPress shows posts by a taxonomy, and the parameter of its short addresses. */
const taxonomies = {
  category: { path: "category", id: "cat" },
  post_tag: { path: "tag", id: "tag" },
} as const;

/** Those of WordPress and of plugins for languages and authors, which say something of posts, or of what is left anyway. */
const ofWordPress =
  /^(?:nav_menu|link_category|post_format|author|wp_\w+|language|term_language|(?:post|term)_translations|elementor_\w+)$/;

type Taxonomy = keyof typeof taxonomies;
type Term = {
  taxonomy: Taxonomy;
  id: string;
  slug: string;
  name: string;
  parent: string;
  code: string;
  group: string | null;
};

/** Categories and tags, and what plugins for languages say about them. */
export class WordPressTerms {
  #terms = new Map<string, Term>();
  /** By the id of a term: what Polylang keeps as a term of its own. */
  #translations = new Map<string, { code: string; group: string }>();
  /** By the key of a tag, the languages of posts with it. */
  #languages = new Map<string, Set<string>>();
  /** Of taxonomies that this site has not, the slugs of terms. */
  #others = new Map<string, Set<string>>();

  /** Reads an entry of a term; others don't matter. */
  add({ name: element, fields, meta }: WxrEntry): void {
    const field = (...names: string[]) => names.map((name) => fields.get(name)).find((value) => value) ?? "";
    const name = field("wp:term_name", "wp:cat_name", "wp:tag_name");
    const slug = field("wp:term_slug", "wp:category_nicename", "wp:tag_slug");
    const isCategory = element === "wp:category";
    const taxonomy = taxonomyOf(
      isCategory ? "category" : element === "wp:tag" ? "tag" : field("wp:term_taxonomy"),
    );
    if (field("wp:term_taxonomy") === "term_translations") {
      // PHP's own format: a:2:{s:2:"nl";i:5;s:2:"en";i:9;}
      for (const [, code = "", id = ""] of field("wp:term_description").matchAll(/s:\d+:"(\w+)";i:(\d+);/g)) {
        this.#translations.set(id, { code, group: slug });
      }
    } else if (taxonomy && slug !== "") {
      const custom = new Map(meta.map(({ key, value }) => [key, value]));
      this.#terms.set(`${taxonomy}:${slug}`, {
        ...{ taxonomy, slug, name, id: field("wp:term_id") },
        parent: field("wp:term_parent", "wp:category_parent"),
        code: custom.get("_wpml_import_language_code") ?? "",
        group: custom.get("_wpml_import_translation_group") || null,
      });
    } else if (!taxonomy && slug !== "") this.#addOther(field("wp:term_taxonomy"), slug);
  }

  #addOther(taxonomy: string, slug: string): void {
    if (taxonomy === "" || ofWordPress.test(taxonomy)) return;
    this.#others.set(taxonomy, (this.#others.get(taxonomy) ?? new Set()).add(slug));
  }

  /** The keys of the tags of a post, which the export may not list. */
  tagsOf({ categories }: WxrEntry, language: string | null): string[] {
    const keys = categories.flatMap(({ domain, slug, name }) => {
      const taxonomy = taxonomyOf(domain);
      if (!taxonomy) this.#addOther(structuredClone(domain), structuredClone(slug));
      if (!taxonomy || slug === "") return [];
      const known = this.#terms.get(`${taxonomy}:${slug}`);
      // A copy, since a part of a string would keep the piece of the file that it was read in.
      const term =
        known ?? structuredClone({ taxonomy, slug, name, id: "", parent: "", code: "", group: null });
      this.#terms.set(`${taxonomy}:${slug}`, term);
      const key = keyOf(term);
      if (language) this.#languages.set(key, (this.#languages.get(key) ?? new Set()).add(language));
      return [key];
    });
    return [...new Set(keys)];
  }

  /** All tags; those in a third language are left. `root` is the path of the site, `/` or `/blog/`. */
  all(root: string): { tags: SourceTag[]; left: LeftItem[] } {
    const tags: SourceTag[] = [];
    const left: LeftItem[] = [];
    for (const term of this.#terms.values()) {
      const { slug, taxonomy } = term;
      const key = keyOf(term);
      const name = line(term.name) || slug;
      const used = [...(this.#languages.get(key) ?? [])];
      const translation = this.#translations.get(term.id);
      const code = translation?.code || term.code || (used.length === 1 ? (used[0] ?? "") : "");
      const { path, id } = taxonomies[taxonomy];
      const addresses = [`${root}${path}/${this.#pathOf(term)}/`];
      if (id === "tag") addresses.push(`${root}?tag=${slug}`);
      else if (term.id !== "") addresses.push(`${root}?cat=${term.id}`);
      const language = languageOf(code);
      if (code !== "" && !language) {
        const note = { key: "import.thirdLanguage", values: { language: code } } as const;
        left.push({ key, type: taxonomy, title: name, note, addresses });
      } else {
        const group = translation?.group ?? term.group;
        tags.push({ key, slug: line(slug), name, language, group, addresses });
      }
    }
    for (const [taxonomy, { size: count }] of this.#others) {
      const note = { key: "import.leftTaxonomy", values: { taxonomy, count } } as const;
      left.push({ key: `taxonomy:${taxonomy}`, type: "taxonomy", title: taxonomy, note, addresses: [] });
    }
    return { tags, left };
  }

  /** The slugs of a category's parents and its own; two that are each other's parent end it. */
  #pathOf({ taxonomy, slug, parent }: Term): string {
    const path = [slug];
    for (let up = this.#terms.get(`${taxonomy}:${parent}`); up && !path.includes(up.slug); ) {
      path.unshift(up.slug);
      up = this.#terms.get(`${taxonomy}:${up.parent}`);
    }
    return path.join("/");
  }
}

function keyOf({ taxonomy, id, slug }: Term): string {
  return `${taxonomy}:${id || slug}`;
}

function taxonomyOf(domain: string): Taxonomy | null {
  if (domain === "tag" || domain === "post_tag") return "post_tag";
  return domain === "category" ? domain : null;
}
