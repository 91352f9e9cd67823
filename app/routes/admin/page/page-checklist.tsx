import { useLanguage } from "../../../i18n/language.tsx";
import { pageEditorTexts } from "../../../i18n/panel/page-editor.en.ts";
import type { PageRemark } from "./checklist.ts";
import { sectionName } from "./section-name.ts";

type PageChecklistProps = { remarks: readonly PageRemark[]; onShow(remark: PageRemark): void };

/** More would no longer be read. */
const most = 12;

/** What to look at before publishing; nothing of it keeps anybody from it. */
export function PageChecklist({ remarks, onShow }: PageChecklistProps) {
  const { language, t } = useLanguage(pageEditorTexts);
  return (
    <div role="status" className="contents">
      {remarks.length > 0 && (
        <details className="rounded-card bg-warning-soft px-5 text-small text-warning">
          <summary className="min-h-11 cursor-pointer py-3 font-semibold">
            {t("page.checks", { count: remarks.length })}
          </summary>
          <div className="pb-3">
            <p>{t("page.checksAbout")}</p>
            <ul>
              {remarks.slice(0, most).map((remark) => (
                <li key={`${remark.kind} ${remark.language} ${remark.section?.key}`}>
                  <button
                    type="button"
                    onClick={() => onShow(remark)}
                    className="inline-flex min-h-11 items-center text-left font-semibold underline underline-offset-4 [overflow-wrap:anywhere]"
                  >
                    {t(`page.check.${remark.kind}`, {
                      section: remark.section ? sectionName(remark.section, language) : "",
                      language: t(`page.inLanguage.${remark.language}`),
                    })}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        </details>
      )}
    </div>
  );
}
