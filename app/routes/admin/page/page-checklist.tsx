import { partName } from "../../../content/kind.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { checklistTexts } from "../../../i18n/panel/checklist.en.ts";
import { pageEditorTexts } from "../../../i18n/panel/page-editor.en.ts";
import { MissedWord } from "../../../panel/translations/missed-word.tsx";
import type { MissedWordRemark, PageRemark } from "./checklist.ts";
import { sectionName } from "./section-name.ts";

type AnyRemark = PageRemark | MissedWordRemark;
type PageChecklistProps = { remarks: readonly AnyRemark[]; onShow(remark: AnyRemark): void };

/** More would no longer be read. */
const most = 12;

/** What to look at before publishing; nothing of it keeps anybody from it. */
export function PageChecklist({ remarks, onShow }: PageChecklistProps) {
  const { language, t } = useLanguage(pageEditorTexts);
  const { t: checklist } = useLanguage(checklistTexts);
  function textOf(remark: AnyRemark): string {
    if (remark.kind === "term") {
      return checklist("checklist.term", { nl: remark.missed.term.nl, en: remark.missed.term.en });
    }
    return t(`page.check.${remark.kind}`, {
      section: remark.section ? sectionName(remark.section, language) : "",
      language: t(`word.${remark.language}`),
    });
  }
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
                <li key={keyOf(remark)}>
                  <button
                    type="button"
                    onClick={() => onShow(remark)}
                    className="inline-flex min-h-11 items-center text-left font-semibold underline underline-offset-4 [overflow-wrap:anywhere]"
                  >
                    {textOf(remark)}
                  </button>
                  {remark.kind === "term" && <MissedWord {...remark.missed} />}
                </li>
              ))}
            </ul>
          </div>
        </details>
      )}
    </div>
  );
}

function keyOf(remark: AnyRemark): string {
  const { kind, section } = remark;
  if (kind === "term") return `${remark.missed.term.id} ${partName(remark.part)}`;
  return `${kind} ${remark.language} ${section?.key}`;
}
