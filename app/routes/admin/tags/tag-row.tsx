import { Pencil, Trash2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { href } from "react-router";
import type { ListedTag } from "../../../data/tags/admin-tags.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { tagPanelTexts } from "../../../i18n/panel/tags.en.ts";
import { iconButton } from "../../../ui/panel/buttons.ts";
import { isFocusLost } from "../../../ui/panel/hooks/is-focus-lost.ts";
import { OpenIcon } from "../../../ui/panel/open-icon.tsx";
import { byCount } from "./by-count.ts";
import { RenameForm } from "./rename-form.tsx";

type TagRowProps = {
  tag: ListedTag;
  tags: readonly ListedTag[];
  isDeleted: boolean;
  isRenaming: boolean;
  onRename(): void;
  onRenameEnd(): void;
  onDelete(): void;
};

export function TagRow({ tag, tags, isDeleted, isRenaming, onRename, onRenameEnd, onDelete }: TagRowProps) {
  const { t } = useLanguage(tagPanelTexts);
  const renameButton = useRef<HTMLButtonElement>(null);
  const wasRenaming = useRef(isRenaming);
  useEffect(() => {
    // Restores the focus, unless it moved elsewhere.
    if (wasRenaming.current && !isRenaming && isFocusLost()) renameButton.current?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);

  const { name, nameNl, nameEn, articles } = tag;
  const ownNames = [
    ...(nameNl ? [t("tags.inDutch", { name: nameNl })] : []),
    ...(nameEn ? [t("tags.inEnglish", { name: nameEn })] : []),
  ];
  const address = href("/insights/tag/:slug", { slug: tag.slug });
  return (
    <li className="rounded-card border border-line bg-white py-3 pr-3 pl-5">
      {isRenaming ? (
        <RenameForm tag={tag} tags={tags} isDeleted={isDeleted} onEnd={onRenameEnd} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <div className="min-w-0 grow basis-full sm:basis-52">
            <h3 className="font-semibold font-text text-base tracking-normal">{name}</h3>
            {ownNames.length > 0 && <p className="text-small">{ownNames.join(" · ")}</p>}
            <p className="text-ink-soft text-small">{address}</p>
          </div>
          <p className="text-ink-soft text-small">{t(byCount(articles, counts), { count: articles })}</p>
          <div className="ml-auto flex gap-1">
            <OpenIcon label={t("tags.open", { name })} to={tag.hasPage ? address : null} />
            <button
              ref={renameButton}
              type="button"
              aria-label={t("tags.rename", { name })}
              onClick={onRename}
              className={iconButton}
            >
              <Pencil aria-hidden="true" className="size-5" strokeWidth={1.75} />
            </button>
            <button
              type="button"
              aria-label={t("tags.delete", { name })}
              onClick={onDelete}
              className={`${iconButton} text-error`}
            >
              <Trash2 aria-hidden="true" className="size-5" strokeWidth={1.75} />
            </button>
          </div>
        </div>
      )}
    </li>
  );
}

const counts = {
  none: "tags.noArticles",
  one: "tags.oneArticle",
  some: "tags.articles",
  many: "tags.manyArticles",
} as const;
