import { useId } from "react";
import { formatTime } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { overviewTexts } from "../../../i18n/panel/overview.en.ts";
import { ForTechnicians } from "../../../ui/panel/for-technicians.tsx";
import { Failure } from "./card.tsx";
import type { Overview } from "./load-overview.ts";

/** What the server noticed about its settings, each with its cure; nothing when there is nothing to mend. */
export function ServerWarnings({ warnings }: Pick<Overview, "warnings">) {
  const { t, language } = useLanguage(overviewTexts);
  const id = useId();
  if (warnings?.length === 0) return null;
  return (
    <section
      aria-labelledby={id}
      className="mb-4 rounded-card bg-warning-soft px-5 py-4 [overflow-wrap:anywhere] sm:mb-6 sm:px-6"
    >
      <h2 id={id} className="text-title-4">
        {t("overview.warnings")}
      </h2>
      {warnings ? (
        <ul className="mt-2 flex max-w-[46rem] flex-col gap-4">
          {warnings.map(({ name, detail, seenAt }) => (
            <li key={name}>
              <p>{t(`overview.warnings.${name}`)}</p>
              <p className="mt-1 flex flex-wrap gap-x-3 text-small text-warning">
                <time dateTime={seenAt}>
                  {t("overview.warnings.seen", { time: formatTime(seenAt, language) })}
                </time>
              </p>
              <ForTechnicians>
                <p>{t(`overview.technical.${name}`)}</p>
                {name !== "proxy" && <p>{t("overview.warnings.reason", { text: detail })}</p>}
              </ForTechnicians>
            </li>
          ))}
        </ul>
      ) : (
        <Failure />
      )}
    </section>
  );
}
