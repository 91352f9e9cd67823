import { useLanguage } from "../../i18n/language.tsx";
import { sectionWords } from "../../i18n/texts/sections.en.ts";
import type { ViewProps } from "../section.ts";
import { Columns, columnTitle, SectionFrame, titleId } from "../section-frame.tsx";
import { unbroken } from "../unbroken.ts";
import type { beforeAfterSection } from "./section.ts";

const what = "py-4 pr-4 text-left align-baseline wrap-anywhere";
const number = "py-4 pl-3 text-right align-baseline tabular-nums wrap-anywhere";

export function BeforeAfterView({
  values,
  id,
  ground,
  isFirst,
}: ViewProps<typeof beforeAfterSection.fields>) {
  const { t } = useLanguage(sectionWords);
  const { title, intro, rows, sumWhat, sumBefore, sumAfter, source } = values;
  const hasSum = sumWhat !== "" || sumBefore !== "" || sumAfter !== "";
  return (
    <SectionFrame id={id} title={title} ground={ground}>
      <Columns beside={columnTitle({ id, title, text: intro, isFirst })}>
        <table aria-labelledby={title ? titleId(id) : undefined} className="w-full table-fixed">
          <thead className="border-current border-b-2 text-small">
            <tr>
              <th scope="col" className={`${what} w-2/5 font-semibold sm:w-1/2`}>
                {t("section.what")}
              </th>
              <th scope="col" className={`${number} font-semibold`}>
                {t("section.before")}
              </th>
              <th scope="col" className={`${number} font-semibold`}>
                {t("section.after")}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key} className="border-line border-b">
                <th scope="row" className={`${what} font-normal`}>
                  {row.what}
                </th>
                <td className={`${number} text-ink-soft`}>{unbroken(row.before)}</td>
                <td className={`${number} font-semibold`}>{unbroken(row.after)}</td>
              </tr>
            ))}
          </tbody>
          {hasSum && (
            <tfoot className="border-current border-t-2 font-semibold">
              <tr>
                <th scope="row" className={`${what} font-semibold`}>
                  {sumWhat}
                </th>
                <td className={number}>{unbroken(sumBefore)}</td>
                <td className={`${number} text-accent-deep`}>{unbroken(sumAfter)}</td>
              </tr>
            </tfoot>
          )}
        </table>
        {source && <p className="mt-4 text-ink-soft text-small">{source}</p>}
      </Columns>
    </SectionFrame>
  );
}
