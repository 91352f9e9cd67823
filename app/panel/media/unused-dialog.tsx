import { useEffect, useState } from "react";
import { href, Link } from "react-router";
import { accountDatabase } from "../../account/account-database.ts";
import { deleteUnusedMedia, listUnusedMedia, type Media } from "../../data/media/admin-media.ts";
import { undeleteAll } from "../../data/trash/trash.ts";
import { formatDate } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { mediaPanelTexts } from "../../i18n/panel/media.en.ts";
import { formatSize } from "../../ui/panel/format-size.ts";
import { orNull } from "../../ui/panel/hooks/use-failure-toast.ts";
import { Confirmation } from "../../ui/panel/use-confirmed.tsx";
import { Facts } from "./facts.tsx";
import { Thumbnail } from "./thumbnail.tsx";

/** For how long something must have been unused. */
const days = 90;

/** Shows what has been unused for long, and deletes exactly that. */
export function UnusedDialog({ onClose }: { onClose(): void }) {
  const { t } = useLanguage(mediaPanelTexts);
  const [unused, setUnused] = useState<Unused>(null);
  useEffect(() => {
    void orNull(listUnusedMedia(accountDatabase(), days)).then((found) => setUnused(found ?? "failed"));
  }, []);
  const rows = typeof unused === "object" && unused ? unused.rows : [];

  const ids = rows.map((media) => media.id);
  let deleted: string[] = [];

  function doneText(): string {
    const kept = ids.length - deleted.length;
    const parts = [
      t("media.unusedDeleted", { count: deleted.length }),
      kept > 0 && t("media.unusedKept", { count: kept }),
    ];
    return parts.filter(Boolean).join(". ");
  }

  const confirm = rows.length === 1 ? t("media.deleteThis") : t("media.deleteThese", { count: rows.length });
  return (
    <Confirmation
      width="wide"
      title={t("media.unusedTitle")}
      text={
        <div aria-live="polite">
          <Explanation unused={unused} />
        </div>
      }
      {...(rows.length === 0 && { cancel: t("word.close") })}
      confirm={rows.length > 0 ? confirm : null}
      work={async () => {
        deleted = await deleteUnusedMedia(accountDatabase(), ids, days);
      }}
      {...(rows.length > 0 && { undo: () => undeleteAll(accountDatabase(), deleted) })}
      done={doneText}
      failed={t("media.unusedFailed")}
      onCancel={onClose}
      onEnd={onClose}
    >
      {rows.length > 0 && <UnusedList rows={rows} label={t("media.unused")} />}
    </Confirmation>
  );
}

/** Null while it is asked for. */
type Unused = { rows: readonly Media[]; count: number } | "failed" | null;

function Explanation({ unused }: { unused: Unused }) {
  const { language, t } = useLanguage(mediaPanelTexts);
  if (unused === null) return <p>{t("media.unusedLoading")}</p>;
  if (unused === "failed") return <p>{t("word.loadFailed")}</p>;
  const { rows, count } = unused;
  if (rows.length === 0) {
    return (
      <>
        <p>{t("media.unusedNone")}</p>
        <p>{t("media.unusedNoneText")}</p>
      </>
    );
  }
  const size = formatSize(
    rows.reduce((sum, media) => sum + media.size, 0),
    language,
  );
  return (
    <>
      <p>{t(rows.length === 1 ? "media.unusedOne" : "media.unusedText", { count: rows.length, size })}</p>
      {count > rows.length && <p>{t("media.unusedMore", { count, shown: rows.length })}</p>}
    </>
  );
}

function UnusedList({ rows, label }: { rows: readonly Media[]; label: string }) {
  const { language, t } = useLanguage(mediaPanelTexts);
  return (
    <ul
      aria-label={label}
      className="mt-4 grid max-h-[50dvh] grid-cols-2 gap-3 overflow-y-auto sm:grid-cols-4"
    >
      {rows.map((media) => (
        <li key={media.id} className="grid min-w-0 content-start gap-1 text-small">
          <Thumbnail media={media} />
          <Link
            to={href("/admin/media/:id", { id: media.id })}
            target="_blank"
            className="line-clamp-2 font-semibold underline underline-offset-4 [overflow-wrap:anywhere]"
          >
            {media.name}
          </Link>
          <Facts media={media} />
          <p className="text-ink-soft">
            {media.unused_since && t("media.unusedSince", { date: formatDate(media.unused_since, language) })}
          </p>
        </li>
      ))}
    </ul>
  );
}
