import { useLanguage } from "../../../i18n/language.tsx";
import { showcaseTexts } from "../../../i18n/texts/showcase.en.ts";

const tasks = [
  { row: 1, hours: 6 },
  { row: 2, hours: 9 },
  { row: 3, hours: 3 },
] as const;

export function TaskTable({ className }: { className?: string }) {
  const { t } = useLanguage(showcaseTexts);
  return (
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
  );
}

const labels = ["owner", "start", "limit"] as const;

export function LabelValueTable() {
  const { t } = useLanguage(showcaseTexts);
  return (
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
  );
}

export const statuses = ["success", "warning", "error", "info"] as const;

export function StatusTable({ status }: { status: (typeof statuses)[number] }) {
  const { t } = useLanguage(showcaseTexts);
  return (
    <table className={`status-${status}`}>
      <tbody>
        <tr>
          <th scope="row">{t(`showcase.${status}.title`)}</th>
          <td>{t(`showcase.${status}.text`)}</td>
        </tr>
      </tbody>
    </table>
  );
}
