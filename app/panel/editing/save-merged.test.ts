import { describe, expect, it } from "vitest";
import { type ArticleForm, article, emptyArticle } from "../../content/article.ts";
import { partName, type SavedVersion, type Stored } from "../../content/kind.ts";
import { type Attempt, type Sent, saveMerged } from "./save-merged.ts";

const base: ArticleForm = {
  ...emptyArticle(),
  slug: "artikel",
  author: "Noor",
  title: { nl: "Titel", en: "" },
  content: { nl: "<p>oud</p>", en: "" },
};

/** An editor on the first version of an article that others save in the moments before each save. */
function editorOf(
  typed: Partial<ArticleForm>,
  others: Partial<ArticleForm>[],
  { live = null, beside = null }: { live?: ArticleForm | null; beside?: ArticleForm | null } = {},
) {
  let stored: Stored<ArticleForm> = {
    id: "1",
    updatedAt: "0",
    number: 1,
    form: base,
    unreadable: [],
    live: null,
  };
  const latest = { form: { ...base, ...typed } };
  const begun: number[] = [];
  function storeAnother(form: ArticleForm): void {
    stored = { ...stored, number: stored.number + 1, form, live };
  }
  async function attempt(
    { form: sent }: Sent<ArticleForm>,
    over: SavedVersion | null,
  ): Promise<Attempt<ArticleForm>> {
    const other = others.shift();
    if (other) storeAnother({ ...stored.form, ...other });
    if (over?.number !== stored.number) return { kind: "stale", theirs: stored };
    storeAnother(sent);
    return { kind: "saved", stored, isNew: false };
  }
  function rebase(theirs: Stored<ArticleForm>, form: ArticleForm): void {
    begun.push(theirs.number);
    latest.form = form;
  }
  const save = async (write = attempt) => {
    const { taken, ...result } = await saveMerged(
      article,
      write,
      { form: latest.form, beside },
      { version: { id: "1", number: 1 }, base },
      {
        typed: () => latest.form,
        rebase,
      },
    );
    const conflicts = result.kind === "conflict" ? result.conflicts : [];
    return {
      ...result,
      taken: taken.map(partName),
      conflicts: conflicts.map(({ mine, theirs, ...part }) => ({ name: partName(part), mine, theirs })),
    };
  };
  return { save, attempt, latest, begun, stored: () => stored.form };
}

it("saves what was typed with what somebody else saved in other parts", async () => {
  const { save, stored, latest } = editorOf({ author: "Eva" }, [{ slug: "anders" }]);
  expect(await save()).toMatchObject({ kind: "saved", taken: ["slug"] });
  expect(stored()).toEqual({ ...base, author: "Eva", slug: "anders" });
  expect(latest.form).toEqual(stored());
});

it("goes on when somebody saves again meanwhile, and gives up after a while", async () => {
  const twice = editorOf({ author: "Eva" }, [{ slug: "anders" }, { readTime: "9" }]);
  expect(await twice.save()).toMatchObject({ kind: "saved", taken: ["slug", "readTime"] });
  expect(twice.stored()).toEqual({ ...base, author: "Eva", slug: "anders", readTime: "9" });

  const often = editorOf(
    { author: "Eva" },
    Array.from({ length: 9 }, (_, count) => ({ slug: `anders-${count}` })),
  );
  expect(await often.save()).toMatchObject({ kind: "outpaced" });
  expect(often.latest.form).toEqual({ ...base, author: "Eva", slug: "anders-4" });
  expect(often.stored().author).toBe("Noor");
});

it("stores nothing where both changed the same, and leaves the form as it is", async () => {
  const { save, stored, latest, begun } = editorOf({ author: "Eva", readTime: "7" }, [
    { author: "Sanne", slug: "anders" },
  ]);
  expect(await save()).toMatchObject({
    kind: "conflict",
    conflicts: [{ name: "author", mine: "Eva", theirs: "Sanne" }],
  });
  expect(stored()).toMatchObject({ author: "Sanne", readTime: "5" });
  expect(latest.form).toEqual({ ...base, author: "Eva", readTime: "7" });
  expect(begun).toEqual([]);
});

it("leaves what is typed meanwhile for the next save", async () => {
  const { save, attempt, stored, latest } = editorOf({ author: "Eva" }, [{ slug: "anders" }]);
  const result = await save(async (sent, over) => {
    latest.form = { ...latest.form, author: "Eva de Vries" };
    return attempt(sent, over);
  });
  expect(result).toMatchObject({ kind: "saved" });
  expect(stored()).toEqual({ ...base, author: "Eva", slug: "anders" });
  expect(latest.form).toEqual({ ...base, author: "Eva de Vries", slug: "anders" });
});

it("asks about what is typed meanwhile where somebody else changed it", async () => {
  const { save, attempt, stored, latest } = editorOf({ author: "Eva" }, [{ slug: "anders" }]);
  const result = await save(async (sent, over) => {
    latest.form = { ...latest.form, slug: "mijn" };
    return attempt(sent, over);
  });
  expect(result).toMatchObject({ kind: "conflict", conflicts: [{ mine: "mijn", theirs: "anders" }] });
  expect(stored()).toMatchObject({ author: "Noor", slug: "anders" });
});

it("saves nothing when all that was typed is stored already", async () => {
  const { save, stored } = editorOf({ author: "Eva" }, [{ author: "Eva", slug: "anders" }]);
  expect(await save()).toMatchObject({ kind: "saved", stored: { number: 2 }, taken: ["slug"] });
  expect(stored()).toEqual({ ...base, author: "Eva", slug: "anders" });
});

it("says what has to be mended in both together", async () => {
  const half = (letter: string) => `<p>${letter.repeat(600_000)}</p>`;
  const { save, latest, begun } = editorOf({ content: { nl: half("a"), en: "" } }, [
    { title: { nl: "Titel", en: "Title" }, content: { nl: "<p>oud</p>", en: half("b") } },
  ]);
  expect(await save()).toMatchObject({ kind: "invalid", problems: [{ key: "problems.tooLargeTogether" }] });
  expect(latest.form.content).toEqual({ nl: half("a"), en: half("b") });
  expect(begun).toEqual([2]);
});

it.each<Attempt<ArticleForm>>([
  { kind: "away", isNew: false },
  { kind: "unreadable", isNew: false },
  { kind: "deleted" },
])("leaves the form with what came in when a further attempt is $kind", async (failure) => {
  const { save, attempt, latest, stored } = editorOf({ author: "Eva" }, [{ slug: "anders" }]);
  let calls = 0;
  const result = await save(async (sent, over) => {
    calls += 1;
    return calls > 1 ? failure : attempt(sent, over);
  });
  expect(result).toMatchObject({ kind: failure.kind, taken: ["slug"] });
  expect(latest.form).toEqual({ ...base, author: "Eva", slug: "anders" });
  expect(stored().author).toBe("Noor");
});

it("leaves the form as it was typed when their version can't be read", async () => {
  const { save, latest } = editorOf({ author: "Eva" }, []);
  expect(await save(async () => ({ kind: "unreadable", isNew: false }))).toMatchObject({
    kind: "unreadable",
  });
  expect(latest.form).toEqual({ ...base, author: "Eva" });
});

describe("waiting changes of somebody else", () => {
  const live = { ...base, published: true };

  it("are published only after they were seen", async () => {
    const { save, stored, latest } = editorOf({ author: "Eva" }, [{ slug: "anders" }], { live });
    expect(await save()).toMatchObject({ kind: "unseen", taken: ["slug"] });
    expect(latest.form).toMatchObject({ author: "Eva", slug: "anders" });
    expect(stored().author).toBe("Noor");
  });

  it("are published when they are what was typed", async () => {
    const { save, stored } = editorOf({ author: "Eva" }, [{ author: "Eva" }], { live });
    expect(await save()).toMatchObject({ kind: "saved", stored: { number: 3 }, taken: [] });
    expect(stored().author).toBe("Eva");
  });

  it("are taken in by changes that wait as well", async () => {
    const options = { live, beside: live };
    const { save, stored } = editorOf({ author: "Eva" }, [{ slug: "anders" }], options);
    expect(await save()).toMatchObject({ kind: "saved", taken: ["slug"] });
    expect(stored()).toMatchObject({ author: "Eva", slug: "anders" });
  });
});
