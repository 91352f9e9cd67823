import type { ReactNode } from "react";
import { useLanguage } from "../../../i18n/language.tsx";
import { showcaseTexts } from "../../../i18n/showcase.en.ts";

const tasks = [
  { row: 1, hours: 6 },
  { row: 2, hours: 9 },
  { row: 3, hours: 3 },
] as const;

export function TaskTable({ className }: { className?: string }) {
  const { t } = useLanguage(showcaseTexts);
  return (
    <ScrollingTable>
      <table className={className}>
        <thead>
          <tr>
            <th scope="col">{t("showcase.column.task")}</th>
            <th scope="col">{t("showcase.column.hours")}</th>
            <th scope="col">{t("showcase.column.result")}</th>
          </tr>
        </thead>
        <tbody>
          {tasks.map(({ row, hours }) => (
            <tr key={row}>
              <td>{t(`showcase.row.${row}.task`)}</td>
              <td>{hours}</td>
              <td>{t(`showcase.row.${row}.result`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollingTable>
  );
}

const labels = ["owner", "start", "limit"] as const;

export function LabelValueTable() {
  const { t } = useLanguage(showcaseTexts);
  return (
    <ScrollingTable>
      <table className="label-value">
        <tbody>
          {labels.map((label) => (
            <tr key={label}>
              <th scope="row">{t(`showcase.label.${label}`)}</th>
              <td>{t(`showcase.value.${label}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollingTable>
  );
}

export function StatusTable({ status }: { status: "success" | "warning" | "error" | "info" }) {
  const { t } = useLanguage(showcaseTexts);
  return (
    <ScrollingTable>
      <table className={`status-${status}`}>
        <tbody>
          <tr>
            <th scope="row">{t(`showcase.${status}.title`)}</th>
            <td>{t(`showcase.${status}.text`)}</td>
          </tr>
        </tbody>
      </table>
    </ScrollingTable>
  );
}

/** What `withScrollingTables` puts around a table in an article. */
function ScrollingTable({ children }: { children: ReactNode }) {
  const { t } = useLanguage();
  return (
    <section className="table-scroll" aria-label={t("content.table")} tabIndex={0}>
      {children}
    </section>
  );
}
