import { useRef, useState } from "react";
import type { ListedTag } from "../../../data/tags/admin-tags.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { tagPanelTexts } from "../../../i18n/panel/tags.en.ts";
import { EmptyState } from "../../../ui/panel/empty-state.tsx";
import { useConfirmed } from "../../../ui/panel/use-confirmed.tsx";
import { rowsOf } from "./rows-of.ts";
import { TagRow } from "./tag-row.tsx";
import { useTagDeletion } from "./use-tag-deletion.ts";

export function TagList({ tags }: { tags: readonly ListedTag[] }) {
  const { t } = useLanguage(tagPanelTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  /** The tags that are being renamed. */
  const [renaming, setRenaming] = useState<readonly ListedTag[]>([]);
  const rows = rowsOf(tags, renaming);

  const { ask, dialog } = useConfirmed(useTagDeletion(), heading);

  function stopRenaming({ id }: ListedTag, isDeleted: boolean): void {
    setRenaming((before) => before.filter((tag) => tag.id !== id));
    if (isDeleted) heading.current?.focus();
  }

  return (
    <section aria-labelledby="tags">
      <h2 ref={heading} id="tags" tabIndex={-1} className="text-title-4 outline-none">
        {t("tags.all")}
      </h2>
      {rows.length === 0 && <EmptyState text={t("tags.empty")} />}
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
            onDelete={() => ask(tag)}
          />
        ))}
      </ul>
      {dialog}
    </section>
  );
}
