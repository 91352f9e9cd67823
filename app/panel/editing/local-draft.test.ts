import { describe, expect, it } from "vitest";
import { article, emptyArticle } from "../../content/article.ts";
import { localDraft as draftOf } from "./use-document.ts";

const localDraft = draftOf(article);

const form = { ...emptyArticle(), author: "Eva" };
const version = { id: "1", number: 3 };

describe("a local draft", () => {
  it("comes back with what it was typed over", () => {
    const draft = { version, form, base: emptyArticle() };
    expect(localDraft.parse(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  it.each([[{}], [{ base: null }], [{ base: { author: "Noor" } }]])("comes back with %j as well", (rest) => {
    expect(localDraft.parse({ version, form, ...rest })).toEqual({ version, form, base: null });
  });
});
