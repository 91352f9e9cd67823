import { href, Link } from "react-router";
import type { Media, MediaPage } from "../../../data/media/admin-media.ts";
import { type MediaFilter, mediaQuery } from "../../../data/media/media-filter.ts";
import { formatNumber } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { mediaPanelTexts } from "../../../i18n/panel/media.en.ts";
import { usePageFocus } from "../../../ui/panel/hooks/use-page-focus.ts";
import { PageLinks } from "../../../ui/panel/page-links.tsx";
import { Badges } from "./badges.tsx";
import { EmptyLibrary } from "./empty-library.tsx";
import { Facts } from "./facts.tsx";
import { Thumbnail } from "./thumbnail.tsx";

type MediaGridProps = { list: MediaPage; filter: MediaFilter; isLoading: boolean };

/** A page of the library. */
export function MediaGrid({ list: { rows, count, page, pages }, filter, isLoading }: MediaGridProps) {
  const { language, t } = useLanguage(mediaPanelTexts);
  const heading = usePageFocus<HTMLHeadingElement>(page);
  const place = pages > 1 ? t("media.page", { page, pages }) : null;
  const counted = count === 1 ? t("media.one") : t("media.many", { count: formatNumber(count, language) });
  return (
    <section aria-labelledby="media" aria-busy={isLoading} className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 ref={heading} id="media" tabIndex={-1} className="text-title-4 outline-none">
          {t("media.list")}
        </h2>
        <p role="status" className="text-ink-soft text-small tabular-nums">
          {[counted, place].filter(Boolean).join(". ")}
        </p>
      </div>
      {rows.length === 0 ? (
        <EmptyLibrary filter={filter} />
      ) : (
        <ul
          className={`mt-4 grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-3 transition-opacity ${isLoading ? "opacity-60" : ""}`}
        >
          {rows.map((media) => (
            <Card key={media.id} media={media} from={mediaQuery(filter, page)} />
          ))}
        </ul>
      )}
      <PageLinks
        label={t("media.pages")}
        page={{ newer: page > 1 ? page - 1 : null, older: page < pages ? page + 1 : null }}
        queryOf={(other) => mediaQuery(filter, other)}
        texts={{ newer: t("media.previousPage"), older: t("media.nextPage") }}
      />
    </section>
  );
}

function Card({ media, from }: { media: Media; from: string }) {
  return (
    <li className="relative grid content-start gap-1.5 rounded-card border border-line bg-white p-2 hover:border-ink">
      <Thumbnail media={media} />
      <h3 className="line-clamp-2 px-1 font-text text-small tracking-normal [overflow-wrap:anywhere]">
        <Link
          to={href("/admin/media/:id", { id: media.id })}
          state={{ from }}
          // The whole card is the target.
          className="font-semibold underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:underline"
        >
          {media.name}
        </Link>
      </h3>
      <Facts media={media} className="px-1" />
      <Badges media={media} className="px-1 pb-1" />
    </li>
  );
}
