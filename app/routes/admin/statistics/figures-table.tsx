import { formatNumber } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import type { Column } from "./columns.ts";

type FiguresTableProps<Row> = {
  label: string;
  /** The first one names its row. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  rows: readonly Row[];
  keyOf(row: Row): string;
  /** Draws a bar of this length under the row's name. */
  barOf?(row: Row): number;
};

/** A table of figures, with bars to compare them at a glance. */
export function FiguresTable<Row>({ label, columns, rows, keyOf, barOf }: FiguresTableProps<Row>) {
  const [name, ...others] = columns;
  const longest = barOf ? Math.max(1, ...rows.map(barOf)) : 1;
  return (
    <section {...scrolled} aria-label={label} className="mt-3 max-h-112 overflow-auto border border-line">
      <table className="w-full text-left text-small tabular-nums">
        <thead className="sticky top-0 z-10 bg-paper-deep align-bottom">
          <tr>
            <th scope="col" className={cell}>
              {name.label}
            </th>
            {others.map((column) => (
              <th key={column.label} scope="col" className={`${cell} text-right`}>
                <span className="inline-block w-max max-w-20">{column.label}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className="border-line border-t">
              <th
                scope="row"
                className={`${cell} w-full min-w-32 align-top sm:min-w-40 font-normal [overflow-wrap:anywhere]`}
              >
                <Cell column={name} row={row} />
                {barOf && <Bar part={barOf(row) / longest} />}
              </th>
              {others.map((column) => (
                <td key={column.label} className={`${cell} text-right align-top`}>
                  <Cell column={column} row={row} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { language } = useLanguage();
  if (column.show) return column.show(row);
  const value = column.value(row);
  return typeof value === "number" ? formatNumber(value, language) : (value ?? "—");
}

function Bar({ part }: { part: number }) {
  return (
    <svg aria-hidden="true" width="100%" height={6} className="mt-1 block">
      <rect width="100%" height={6} rx={3} className="fill-paper-deep" />
      <rect width={`${part * 100}%`} height={6} rx={3} className="fill-tide" />
    </svg>
  );
}

/** Focusable, for scrolling by keyboard. */
const scrolled = { tabIndex: 0 };

const cell = "px-2 py-2 first:pl-3 last:pr-3";
