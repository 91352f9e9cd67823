import { X } from "lucide-react";
import { useRef } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import {
  type FeaturedArticle,
  moveFeaturedArticle,
  unfeatureArticle,
} from "../../../data/homepage/admin-homepage.ts";
import { featuredLimit } from "../../../data/homepage/homepage.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { homepagePanelTexts } from "../../../i18n/panel/homepage.en.ts";
import { iconButton } from "../../../ui/panel/buttons.ts";
import { Card } from "../../../ui/panel/card.tsx";
import type { PanelAction } from "../../../ui/panel/hooks/use-action.ts";
import { OrderButtons } from "../../../ui/panel/order-buttons.tsx";
import { StatusBadge } from "../../../ui/panel/status-badge.tsx";

type FeaturedListProps = { featured: readonly FeaturedArticle[]; action: PanelAction };

/** The featured articles in order. */
export function FeaturedList({ featured, action: { isBusy, act } }: FeaturedListProps) {
  const { t } = useLanguage(homepagePanelTexts);
  const heading = useRef<HTMLHeadingElement>(null);

  async function move({ id }: FeaturedArticle, direction: "up" | "down"): Promise<void> {
    const messages = { done: t("homepage.moved"), failed: t("homepage.moveFailed") };
    await act(() => moveFeaturedArticle(accountDatabase(), id, direction), messages);
  }

  async function remove({ id }: FeaturedArticle): Promise<void> {
    const messages = { done: t("homepage.removed"), failed: t("homepage.removeFailed") };
    // The removed button had the focus.
    if (await act(() => unfeatureArticle(accountDatabase(), id), messages)) heading.current?.focus();
  }

  return (
    <Card title={t("homepage.featured", { count: featured.length, most: featuredLimit })} heading={heading}>
      {featured.length === 0 && (
        <div className="py-10 text-center text-ink-soft">
          <p>{t("homepage.empty")}</p>
          <p className="mt-1">{t("homepage.emptyText")}</p>
        </div>
      )}
      <ol className="mt-2 divide-y divide-line empty:hidden">
        {featured.map((article, index) => (
          <li key={article.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
            <Entry article={article} position={index + 1} />
            <div className="ml-auto flex gap-1">
              <OrderButtons
                labels={{
                  up: t("homepage.up", { title: nameOf(article) }),
                  down: t("homepage.down", { title: nameOf(article) }),
                }}
                isFirst={index === 0}
                isLast={index === featured.length - 1}
                isBusy={isBusy}
                onMove={(direction) => void move(article, direction)}
              />
              <button
                type="button"
                aria-label={t("homepage.remove", { title: nameOf(article) })}
                disabled={isBusy}
                onClick={() => void remove(article)}
                className={`${iconButton} text-error`}
              >
                <X aria-hidden="true" className="size-5" strokeWidth={1.75} />
              </button>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function nameOf({ title, slug }: FeaturedArticle): string {
  return title ?? slug;
}

function Entry({ article, position }: { article: FeaturedArticle; position: number }) {
  const { t } = useLanguage(homepagePanelTexts);
  return (
    <>
      <span
        className={`inline-flex size-9 shrink-0 items-center justify-center rounded-full font-semibold text-small tabular-nums ${
          article.isShown ? "bg-ink text-paper" : "bg-paper-deep text-ink-soft"
        }`}
      >
        <span className="sr-only">{t("homepage.position", { position })}</span>
        <span aria-hidden="true">{position}</span>
      </span>
      <div className="min-w-0 grow basis-48">
        <p className="font-semibold [overflow-wrap:anywhere]">{article.title ?? t("homepage.untitled")}</p>
        <p className="text-ink-soft text-small [overflow-wrap:anywhere]">{article.slug}</p>
      </div>
      {!article.isPublished && <StatusBadge isPublished={false} />}
      {!article.isShown && (
        <span className="rounded-full bg-paper-deep px-3 py-0.5 font-semibold text-ink-soft text-small">
          {t("homepage.notShown")}
        </span>
      )}
    </>
  );
}
