import { Check, Plus } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import { useRight } from "../../../account/rights.ts";
import { addTag, TagTaken } from "../../../data/tags/admin-tags.ts";
import { findLikeTag, tagNameProblem, tidyTagName } from "../../../data/tags/tag-name.ts";
import type { Tag } from "../../../data/tags/tags.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { editorTexts } from "../../../i18n/panel/article-editor.en.ts";
import { useToast } from "../../../ui/primitives/toast.tsx";

type TagFieldProps = {
  tags: readonly Tag[];
  areTagsLoaded: boolean;
  selected: readonly string[];
  onSelect(ids: string[]): void;
  /** A tag was created. */
  onCreate(tag: Tag): void;
  /** Somebody else created a tag. */
  onFind(tag: Tag): void;
};

/** The article's tags, and a field to create one. */
export function TagField({ tags, areTagsLoaded, selected, onSelect, ...news }: TagFieldProps) {
  const { t } = useLanguage(editorTexts);
  const mayAdd = useRight("publish");
  function toggle(id: string): void {
    onSelect(selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id]);
  }
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{t("word.tags")}</legend>
      {areTagsLoaded && tags.length === 0 && <p className="text-ink-soft text-small">{t("editor.noTags")}</p>}
      <div className="flex flex-wrap gap-2">
        {tags.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            aria-pressed={selected.includes(id)}
            onClick={() => toggle(id)}
            className="inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full border border-ink px-4 text-left text-small [overflow-wrap:anywhere] aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {selected.includes(id) && <Check aria-hidden="true" className="size-4 shrink-0" />}
            {name}
          </button>
        ))}
      </div>
      {mayAdd && <NewTag tags={tags} {...news} />}
    </fieldset>
  );
}

/** The name of a new tag: Enter creates it, Escape closes the field. */
function NewTag({ tags, onCreate, onFind }: Pick<TagFieldProps, "tags" | "onCreate" | "onFind">) {
  const { t } = useLanguage(editorTexts);
  const toast = useToast();
  const [name, setName] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const isOpen = name !== null;
  useEffect(() => {
    // Replaces the button that had the focus.
    if (isOpen) field.current?.focus();
  }, [isOpen]);

  function close(): void {
    setName(null);
    // The button exists again after the next render.
    requestAnimationFrame(() => opener.current?.focus());
  }

  async function create(): Promise<void> {
    const wanted = tidyTagName(name ?? "");
    const problem = tagNameProblem(wanted);
    // The input's maxlength enforces the limit.
    if (problem === "blank" || problem === "long" || isBusy) return;
    if (problem === "shape") return showError(t("editor.tagShape"));
    const known = findLikeTag(tags, wanted);
    if (known) return showError(t("editor.tagExists", { name: known.name }));
    setBusy(true);
    try {
      onCreate(await addTag(accountDatabase(), wanted));
      toast({ tone: "success", title: t("editor.tagCreated") });
      close();
    } catch (error) {
      explain(error);
    } finally {
      setBusy(false);
    }
  }

  function explain(error: unknown): void {
    if (error instanceof TagTaken) {
      onFind(error.tag);
      showError(t("editor.tagExists", { name: error.tag.name }));
    } else {
      console.error("A tag was not made:", error instanceof Error ? error.message : "backend away");
      showError(t("editor.tagFailed"));
    }
  }

  function showError(text: string): void {
    toast({ tone: "destructive", title: t("word.error"), text });
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === "Enter") {
      event.preventDefault();
      void create();
    }
    if (event.key === "Escape") close();
  }

  if (name === null) {
    return (
      <button
        ref={opener}
        type="button"
        onClick={() => setName("")}
        className="button button-quiet mt-3 min-h-11 text-small"
      >
        <Plus aria-hidden="true" className="size-4" />
        {t("editor.newTag")}
      </button>
    );
  }
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <input
        ref={field}
        aria-label={t("editor.tagName")}
        value={name}
        maxLength={200}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={onKeyDown}
        className="field w-auto min-w-0 grow"
      />
      <button
        type="button"
        disabled={isBusy || name.trim() === ""}
        onClick={() => void create()}
        className="button button-primary"
      >
        {t("editor.addTag")}
      </button>
      <button type="button" onClick={close} className="button button-quiet">
        {t("word.cancel")}
      </button>
    </div>
  );
}
