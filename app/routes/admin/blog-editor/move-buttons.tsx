import { X } from "lucide-react";
import { useLanguage } from "../../../i18n/language.tsx";
import { editorTexts } from "../../../i18n/panel/article-editor.en.ts";
import { panelTexts } from "../../../i18n/panel/panel.en.ts";
import { iconButton } from "../../../ui/panel/buttons.ts";
import { useRemovedToast } from "../../../ui/panel/hooks/use-removed-toast.ts";
import { OrderButtons } from "../../../ui/panel/order-buttons.tsx";

type MoveButtonsProps = {
  /** The accessible name of the item. */
  title: string;
  isFirst: boolean;
  isLast: boolean;
  isBusy?: boolean;
  onMove(direction: "up" | "down"): void;
  onRemove(): void;
};

/** The up, down and remove buttons of an item. */
export function MoveButtons({ title, isBusy = false, onRemove, ...order }: MoveButtonsProps) {
  const { t } = useLanguage(editorTexts);
  const labels = { up: t("word.up", { title }), down: t("word.down", { title }) };
  return (
    <span className="flex shrink-0">
      <OrderButtons labels={labels} isBusy={isBusy} {...order} />
      <button
        type="button"
        aria-label={t("word.removeNamed", { title })}
        disabled={isBusy}
        onClick={onRemove}
        className={iconButton}
      >
        <X aria-hidden="true" className="size-5" strokeWidth={1.75} />
      </button>
    </span>
  );
}

/** Changes a list of a form as it is by then. */
export type EditList<Item> = (edit: (items: readonly Item[]) => Item[]) => void;

/** A function that removes an item from a list of a form, with a message that offers to put it back where it was. */
export function useRemoval<Item extends string | { key: string }>(
  onEdit: EditList<Item>,
): (item: Item, index: number, name: string) => void {
  const { t } = useLanguage(panelTexts);
  const tell = useRemovedToast();
  return (item, index, name) => {
    onEdit((now) => now.filter((one) => keyOf(one) !== keyOf(item)));
    tell(t("word.removedNamed", { name }), () =>
      onEdit((now) =>
        now.some((one) => keyOf(one) === keyOf(item)) ? [...now] : now.toSpliced(index, 0, item),
      ),
    );
  };
}

function keyOf(item: string | { key: string }): string {
  return typeof item === "string" ? item : item.key;
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
