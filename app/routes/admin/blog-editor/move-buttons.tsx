import { X } from "lucide-react";
import { useLanguage } from "../../../i18n/language.tsx";
import { editorTexts } from "../../../i18n/panel/article-editor.en.ts";
import { iconButton } from "../../../ui/panel/buttons.ts";
import { OrderButtons } from "../../../ui/panel/order-buttons.tsx";

type MoveButtonsProps = {
  /** The accessible name of the item. */
  title: string;
  isFirst: boolean;
  isLast: boolean;
  onMove(direction: "up" | "down"): void;
  onRemove(): void;
};

/** The up, down and remove buttons of an item. */
export function MoveButtons({ title, isFirst, isLast, onMove, onRemove }: MoveButtonsProps) {
  const { t } = useLanguage(editorTexts);
  const labels = { up: t("editor.up", { title }), down: t("editor.down", { title }) };
  return (
    <span className="flex shrink-0">
      <OrderButtons labels={labels} isFirst={isFirst} isLast={isLast} isBusy={false} onMove={onMove} />
      <button
        type="button"
        aria-label={t("editor.remove", { title })}
        onClick={onRemove}
        className={iconButton}
      >
        <X aria-hidden="true" className="size-5" strokeWidth={1.75} />
      </button>
    </span>
  );
}

/** The remove button of the item at an index; null without one. */
export function removeButtonAt(list: Element | null, index: number): HTMLElement | null {
  return list?.children[index]?.querySelector<HTMLElement>("button:last-of-type") ?? null;
}

/** The list with one item moved up or down. */
export function moved<Item>(items: readonly Item[], from: number, direction: "up" | "down"): Item[] {
  const item = items[from];
  const rest = items.filter((_, index) => index !== from);
  return item === undefined ? rest : rest.toSpliced(direction === "up" ? from - 1 : from + 1, 0, item);
}
