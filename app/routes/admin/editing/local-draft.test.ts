import { afterEach, describe, expect, it, vi } from "vitest";
import { article, emptyArticle } from "../../../content/article.ts";
import { downloadPage } from "../../../content/download-page.ts";
import { emptyForm } from "../../../content/kind.ts";
import { localDraft as draftOf, readUnsaved } from "./use-document.ts";

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

  it("comes back from before there were versions", () => {
    const older = { id: "1", updatedAt: "2026-11-23T10:00:00Z" };
    expect(localDraft.parse({ version: older, form }).version).toEqual({ ...version, number: 0 });
  });
});

describe("a draft of a download page from before documents were edited as a whole", () => {
  const stored = {
    id: "1",
    updatedAt: "",
    number: 4,
    form: { ...emptyForm(downloadPage), slug: "gids", title: { nl: "Gids", en: "Guide" } },
    unreadable: [],
    live: null,
  };
  const keep = (edits: object) =>
    vi.stubGlobal("localStorage", {
      getItem: () => JSON.stringify({ edits, around: {}, time: "2026-11-24T10:00:00Z" }),
    });
  afterEach(() => vi.unstubAllGlobals());

  it("comes back over what it was typed over", () => {
    keep({
      "nl.title": { value: "Mijn gids", base: "Oude gids" },
      "en.form_title": { value: "Where to?", base: "" },
      active: { value: "true", base: "false" },
      "de.title": { value: "x", base: "" },
      "nl.gone": { value: "x", base: "" },
    });
    expect(readUnsaved(downloadPage, "key", stored)).toEqual({
      time: "2026-11-24T10:00:00Z",
      value: {
        version: { id: "1", number: 4 },
        form: {
          ...stored.form,
          active: true,
          title: { nl: "Mijn gids", en: "Guide" },
          formTitle: { nl: "", en: "Where to?" },
        },
        base: { ...stored.form, title: { nl: "Oude gids", en: "Guide" } },
      },
    });
  });

  it("is none when it is what is stored", () => {
    keep({ "nl.title": { value: "Gids", base: "Oude gids" } });
    expect(readUnsaved(downloadPage, "key", stored)).toBeNull();
  });
});
