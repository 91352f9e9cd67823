import { describe, expect, it } from "vitest";
import { type ArticleForm, article, emptyArticle } from "./article.ts";
import { partName } from "./kind.ts";
import { mergeForms, mergePart, type Side } from "./merge.ts";

const base: ArticleForm = {
  ...emptyArticle(),
  slug: "artikel",
  author: "Noor",
  title: { nl: "Titel", en: "Title" },
  excerpt: { nl: "Kort", en: "Short" },
  content: { nl: "<p>oud</p>", en: "<p>old</p>" },
  relatedArticles: ["a"],
  selectedTags: ["x", "y"],
};

/** The merge with its parts by name. */
function mergeArticles(base: ArticleForm | null, mine: ArticleForm, theirs: ArticleForm, side?: Side) {
  const { form, taken, conflicts } = mergeForms(article, base, mine, theirs, side);
  return {
    form,
    taken: taken.map(partName),
    conflicts: conflicts.map(({ mine, theirs, ...part }) => ({ name: partName(part), mine, theirs })),
  };
}

function merge(mine: Partial<ArticleForm>, theirs: Partial<ArticleForm>, side?: Side) {
  return mergeArticles(base, { ...base, ...mine }, { ...base, ...theirs }, side);
}

describe("two versions of an article in one", () => {
  it("have what only I changed", () => {
    const { form, taken, conflicts } = merge({ author: "Eva" }, {});
    expect(form).toEqual({ ...base, author: "Eva" });
    expect([taken, conflicts]).toEqual([[], []]);
  });

  it("have what only they changed", () => {
    const theirs = { author: "Eva", content: { nl: "<p>oud</p>", en: "<p>new</p>" }, published: true };
    const { form, taken, conflicts } = merge({}, theirs);
    expect(form).toEqual({ ...base, ...theirs });
    expect(taken).toEqual(["content.en", "author", "published"]);
    expect(conflicts).toEqual([]);
  });

  it("have one language of each", () => {
    const mine = { content: { nl: "<p>nieuw</p>", en: "<p>old</p>" } };
    const theirs = { content: { nl: "<p>oud</p>", en: "<p>new</p>" }, title: { nl: "Titel", en: "New" } };
    const { form, conflicts } = merge(mine, theirs);
    expect(form).toMatchObject({
      content: { nl: "<p>nieuw</p>", en: "<p>new</p>" },
      title: { nl: "Titel", en: "New" },
    });
    expect(conflicts).toEqual([]);
  });

  it("have the publication of each language, of a written one alone", () => {
    const { form, taken, conflicts } = merge(
      { shown: { nl: false, en: true } },
      { shown: { nl: true, en: false } },
    );
    expect(form.shown).toEqual({ nl: false, en: false });
    expect([taken, conflicts]).toEqual([["shown.en"], []]);

    const removed = { title: { nl: "Titel", en: "" }, content: { nl: "<p>oud</p>", en: "" } };
    expect(merge({ ...removed, shown: { nl: true, en: false } }, removed).taken).toEqual([]);
  });

  it("ask nothing where both changed the same to the same", () => {
    const { form, taken, conflicts } = merge(
      { author: " Eva ", readTime: "7" },
      { author: "Eva", readTime: "7" },
    );
    expect(form).toEqual({ ...base, author: " Eva ", readTime: "7" });
    expect([taken, conflicts]).toEqual([[], []]);
  });

  it("ask about what both changed, and have one side's version of it", () => {
    const mine = { author: "Eva", readTime: "7" };
    const theirs = { author: "Sanne", slug: "anders" };
    const conflicts = [{ name: "author", mine: "Eva", theirs: "Sanne" }];
    const own = merge(mine, theirs);
    expect(own.form).toEqual({ ...base, author: "Eva", readTime: "7", slug: "anders" });
    expect(own.conflicts).toEqual(conflicts);
    const other = merge(mine, theirs, "theirs");
    expect(other.form).toEqual({ ...base, author: "Sanne", readTime: "7", slug: "anders" });
    expect(other.conflicts).toEqual(conflicts);
  });

  it("ask about all in which they differ when nobody knows from what both began", () => {
    const { conflicts } = mergeArticles(null, base, { ...base, author: "Eva", slug: "anders" });
    expect(conflicts.map(({ name }) => name)).toEqual(["slug", "author"]);
  });

  it("have what is not stored and was typed all the same", () => {
    const bare = { ...base, title: { nl: "Titel", en: "" }, content: { nl: "<p>oud</p>", en: "" } };
    const mine = { ...bare, subtitle: { nl: "", en: "Only a subtitle" } };
    const theirs = { ...bare, title: { nl: "Titel", en: "Title" } };
    const { form, conflicts } = mergeArticles(bare, mine, theirs);
    expect(form).toMatchObject({ title: { en: "Title" }, subtitle: { en: "Only a subtitle" } });
    expect(conflicts).toEqual([]);
  });
});

describe("a language", () => {
  const emptied = {
    title: { nl: "Titel", en: "" },
    excerpt: { nl: "Kort", en: "" },
    content: { nl: "<p>oud</p>", en: "" },
  };

  it("that one added stands beside what the other wrote in the first one", () => {
    const one = { ...base, ...emptied };
    const mine = { ...one, content: { nl: "<p>nieuw</p>", en: "" } };
    const { form, conflicts } = mergeArticles(one, mine, base);
    expect(form).toEqual({ ...base, content: { nl: "<p>nieuw</p>", en: "<p>old</p>" } });
    expect(conflicts).toEqual([]);
  });

  it("that both added is asked about, but not about a title that nobody wrote", () => {
    const one = { ...base, ...emptied };
    const mine = {
      ...one,
      title: { nl: "Titel", en: "Mine" },
      content: { nl: "<p>oud</p>", en: "<p>mine</p>" },
    };
    const theirs = { ...one, title: { nl: "Titel", en: "Untitled" }, content: base.content };
    const { form, conflicts } = mergeArticles(one, mine, theirs, "theirs");
    expect(conflicts).toEqual([{ name: "content.en", mine: "<p>mine</p>", theirs: "<p>old</p>" }]);
    expect(form.title.en).toBe("Mine");
  });

  it("that one emptied is gone when the other left it alone", () => {
    const { form, conflicts } = merge({ author: "Eva" }, emptied);
    expect(form).toEqual({ ...base, ...emptied, author: "Eva" });
    expect(conflicts).toEqual([]);
  });

  it.each([["mine"], ["theirs"]] as const)(
    "that one emptied and the other wrote in is kept as %s",
    (side) => {
      const written = { excerpt: { nl: "Kort", en: "Shorter" } };
      const { form, conflicts } = merge(written, emptied, side);
      expect(conflicts).toEqual([
        { name: "title.en", mine: "Title", theirs: "" },
        { name: "excerpt.en", mine: "Shorter", theirs: "" },
        { name: "content.en", mine: "<p>old</p>", theirs: "" },
      ]);
      expect(form).toEqual({ ...base, ...(side === "mine" ? written : emptied) });
      expect(merge(emptied, written, side).form).toEqual({
        ...base,
        ...(side === "mine" ? emptied : written),
      });
    },
  );
});

describe("lists", () => {
  it("of tags have what either added, without what either removed", () => {
    const { form, taken, conflicts } = merge({ selectedTags: ["y", "m"] }, { selectedTags: ["x", "t"] });
    expect(form.selectedTags.toSorted()).toEqual(["m", "t"]);
    expect(taken).toEqual(["selectedTags"]);
    expect(conflicts).toEqual([]);
    expect(merge({ selectedTags: ["x"] }, { selectedTags: ["x"] }).taken).toEqual([]);
  });

  it("of related articles are one person's as a whole", () => {
    expect(merge({}, { relatedArticles: ["b"] }).form.relatedArticles).toEqual(["b"]);
    const both = merge({ relatedArticles: ["a", "b"] }, { relatedArticles: [] });
    expect(both.conflicts).toEqual([{ name: "relatedArticles", mine: "a\nb", theirs: "" }]);
    expect(both.form.relatedArticles).toEqual(["a", "b"]);
  });
});

describe("one part", () => {
  it.each([
    ["a", "a", "a", "same"],
    ["a", "b", "b", "same"],
    ["a", "b", "a", "mine"],
    ["a", "a", "b", "theirs"],
    ["a", "b", "c", "conflict"],
    [null, "b", "c", "conflict"],
    [null, "b", "b", "same"],
  ] as const)("of %s, %s and %s is %s", (base, mine, theirs, outcome) => {
    expect(mergePart(base, mine, theirs)).toBe(outcome);
  });
});
