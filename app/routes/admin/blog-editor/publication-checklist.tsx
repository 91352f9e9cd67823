import type { ArticleForm } from "../../../content/article.ts";
import type { Part } from "../../../content/kind.ts";
import type { Remark, Repair } from "../../../data/articles/checklist.ts";
import type { UndescribedPicture } from "../../../data/media/missing-descriptions.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { type ChecklistKey, checklistTexts } from "../../../i18n/panel/checklist.en.ts";
import type { EditorTab } from "./editor-state.ts";
import { UndescribedPictures } from "./undescribed-pictures.tsx";
import { useRepairs } from "./use-repairs.ts";

/** Where the bar leads to. */
export const checklistId = "checklist";

type PublicationChecklistProps = {
  form: ArticleForm;
  remarks: readonly Remark[];
  undescribed: readonly UndescribedPicture[];
  /** Opens a tab. */
  onShow(tab: EditorTab): void;
  /** Opens the tab of a field and moves the focus there. */
  onShowField(part: Part): void;
  onChange(form: ArticleForm): void;
};

/** More would no longer be read. */
const most = 10;

/** What a careful colleague would notice before publishing; nothing of it keeps anybody from it. */
export function PublicationChecklist({
  form,
  remarks,
  undescribed,
  onShow,
  onShowField,
  onChange,
}: PublicationChecklistProps) {
  const { t } = useLanguage(checklistTexts);
  const { isBusy, repair } = useRepairs(form, onChange);
  const count = remarks.length + undescribed.length;
  return (
    <div role="status" className="contents">
      {count > 0 && (
        <details
          id={checklistId}
          className="mt-6 scroll-mt-48 rounded-card bg-warning-soft px-5 text-small text-warning"
        >
          <summary className="min-h-11 cursor-pointer py-3 font-semibold">
            {count === 1 ? t("checklist.one") : t("checklist.some", { count })}
          </summary>
          <div className="pb-3">
            <p>{t("checklist.about")}</p>
            <ul>
              {remarks.slice(0, most).map((remark) => (
                <li key={JSON.stringify(remark)} className="min-w-0">
                  <button type="button" onClick={() => onShowField(remark)} className={link}>
                    {t(remark.key, remark.values)}
                  </button>
                  {remark.repair && (
                    <button
                      type="button"
                      aria-disabled={isBusy}
                      onClick={() => repair(remark)}
                      className="mb-2 block min-h-11 rounded-full border border-current px-4 font-semibold"
                    >
                      {t(labelOf(remark.repair, isBusy))}
                    </button>
                  )}
                </li>
              ))}
            </ul>
            {remarks.length > most && <p>{t("checklist.more", { count: remarks.length - most })}</p>}
            {undescribed.length > 0 && <UndescribedPictures pictures={undescribed} onShow={onShow} />}
          </div>
        </details>
      )}
    </div>
  );
}

function labelOf({ with: means }: Repair, isBusy: boolean): ChecklistKey {
  if (means === "link") return "checklist.writeLink";
  return isBusy ? "checklist.bringing" : "checklist.bring";
}

const link =
  "inline-flex min-h-11 items-center text-left font-semibold underline underline-offset-4 [overflow-wrap:anywhere]";
