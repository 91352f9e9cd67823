import type { BackupState } from "../../../data/backup-state.ts";
import { formatNumber, formatTime } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { overviewTexts } from "../../../i18n/panel/overview.en.ts";
import { ForTechnicians } from "../../../ui/panel/for-technicians.tsx";
import { Badge } from "../../../ui/panel/status-badge.tsx";
import { Card, Failure } from "./card.tsx";
import type { Overview } from "./load-overview.ts";

/** Whether the last proven backup is recent, and what to do when it is not. */
export function BackupsCard({ backups }: Pick<Overview, "backups">) {
  const { t } = useLanguage(overviewTexts);
  return (
    <Card title={t("overview.backups")} empty={null}>
      {backups ? <State backups={backups} /> : <Failure />}
    </Card>
  );
}

function State({
  backups: { keptIn, isProject, nextAt, proven, isLate, failure },
}: {
  backups: BackupState;
}) {
  const { t, language } = useLanguage(overviewTexts);
  const time = (at: string) => <time dateTime={at}>{formatTime(at, language)}</time>;
  const isFailing = keptIn !== null && (isLate || failure !== null);
  return (
    <div className="mt-2 flex flex-col gap-2 pb-1 [overflow-wrap:anywhere]">
      {keptIn === null ? (
        <>
          <p>{t("overview.backups.off")}</p>
          <ForTechnicians>
            <p>{t("overview.technical.backupOff")}</p>
          </ForTechnicians>
        </>
      ) : (
        <StateBadge {...{ isLate, isFailing, proven }} />
      )}
      {proven ? (
        <p>
          {t("overview.backups.last")} {time(proven.at)}
          <span className="block text-ink-soft text-small">
            {t(`overview.backups.${keptIn ?? "content"}`, {
              rows: formatNumber(proven.rows, language),
              files: formatNumber(proven.files, language),
            })}
          </span>
        </p>
      ) : (
        keptIn !== null && (
          <p>
            {t("overview.backups.never")}
            {!isFailing && (
              <>
                {" "}
                {t("overview.backups.next")} {time(nextAt)}
              </>
            )}
          </p>
        )
      )}
      {isFailing && failure && (
        <p>
          {t("overview.backups.failure")} {time(failure.at)}
        </p>
      )}
      {isFailing && (
        <>
          <p>{t("overview.backups.cure")}</p>
          <ForTechnicians>
            {failure && <p>{t("overview.warnings.reason", { text: failure.reason })}</p>}
            <p>
              {t("overview.technical.backup")} <code className="block">npm run backup -- --kept</code>
            </p>
          </ForTechnicians>
        </>
      )}
      {isProject && <p className="text-ink-soft text-small">{t("overview.backups.project")}</p>}
    </div>
  );
}

function StateBadge({
  isLate,
  isFailing,
  proven,
}: Pick<BackupState, "isLate" | "proven"> & { isFailing: boolean }) {
  const { t } = useLanguage(overviewTexts);
  if (!isFailing && !proven) return null;
  const state = isLate ? "late" : isFailing ? "failing" : "proven";
  const { sign, tone } = badges[state];
  return (
    <p>
      <Badge tone={tone}>
        <span aria-hidden="true">{sign}</span> {t(`overview.backups.${state}`)}
      </Badge>
    </p>
  );
}

const badges = {
  proven: { sign: "✓", tone: "success" },
  failing: { sign: "!", tone: "warning" },
  late: { sign: "✕", tone: "error" },
} as const;
