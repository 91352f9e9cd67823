import { useEffect, useRef, useState } from "react";
import type { ListedTag } from "../../../data/tags/admin-tags.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { tagPanelTexts } from "../../../i18n/panel/tags.en.ts";
import { isFocusLost } from "../../../ui/panel/hooks/is-focus-lost.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import { rowsOf } from "./rows-of.ts";
import { TagRow } from "./tag-row.tsx";

export function TagList({ tags }: { tags: readonly ListedTag[] }) {
  const { t } = useLanguage(tagPanelTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  /** The tags that are being renamed. */
  const [renaming, setRenaming] = useState<readonly ListedTag[]>([]);
  const [chosen, setChosen] = useState<ListedTag | null>(null);
  const rows = rowsOf(tags, renaming);

  const deletionTarget = useRef<string>(null);
  useEffect(() => {
    if (chosen) deletionTarget.current = chosen.id;
    else if (deletionTarget.current && !tags.some(({ id }) => id === deletionTarget.current)) {
      deletionTarget.current = null;
      // The button that opened the dialog was removed with its row.
      if (isFocusLost()) heading.current?.focus();
    }
  }, [chosen, tags]);

  function stopRenaming({ id }: ListedTag, isDeleted: boolean): void {
    setRenaming((before) => before.filter((tag) => tag.id !== id));
    if (isDeleted) heading.current?.focus();
  }

  return (
    <section aria-labelledby="tags">
      <h2 ref={heading} id="tags" tabIndex={-1} className="text-title-4 outline-none">
        {t("tags.all")}
      </h2>
      {rows.length === 0 && (
        <p className="mt-4 rounded-card border border-line border-dashed px-6 py-16 text-center">
          {t("tags.empty")}
        </p>
      )}
      <ul className="mt-4 grid gap-3 empty:hidden">
        {rows.map(({ tag, isDeleted }) => (
          <TagRow
            key={tag.id}
            tag={tag}
            tags={tags}
            isDeleted={isDeleted}
            isRenaming={renaming.some(({ id }) => id === tag.id)}
            onRename={() => setRenaming((before) => [...before, tag])}
            onRenameEnd={() => stopRenaming(tag, isDeleted)}
            onDelete={() => setChosen(tag)}
          />
        ))}
      </ul>
      {chosen && <DeleteDialog tag={chosen} onClose={() => setChosen(null)} />}
    </section>
  );
}
