import type { ReactNode } from "react";
import type { SheetColumn } from "../../data/spreadsheets/csv.ts";
import { formatNumber } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/language.tsx";

/** A column of figures, on the screen and in a file. */
export type Column<Row> = SheetColumn<Row> & {
  /** Where labels can be equal. */
  id?: string;
  /** What is shown for it; the value by default. */
  show?(row: Row): ReactNode;
};

/** At least one: the first names its row. */
export type Columns<Row> = readonly [Column<Row>, ...Column<Row>[]];

type DataTableProps<Row> = {
  label: string;
  columns: Columns<Row>;
  rows: readonly Row[];
  keyOf(row: Row): string;
  /** Draws a bar of this length under the row's name. */
  barOf?(row: Row): number;
};

/** A table of figures, with bars to compare them at a glance. Too narrow for its columns, each row is its name above its figures. */
export function DataTable<Row>({ label, columns, rows, keyOf, barOf }: DataTableProps<Row>) {
  const [name, ...others] = columns;
  const longest = barOf ? Math.max(1, ...rows.map(barOf)) : 1;
  const narrow = columns.length > 4 ? ofMany : ofFew;
  return (
    <section
      {...scrolled}
      aria-label={label}
      className="@container mt-3 max-h-112 overflow-auto border border-line"
    >
      <table className={`w-full text-left text-small tabular-nums ${narrow.table}`}>
        <thead className={`sticky top-0 z-10 bg-paper-deep align-bottom ${narrow.head}`}>
          <tr>
            <th scope="col" className={cell}>
              {name.label}
            </th>
            {others.map((column) => (
              <th key={column.id ?? column.label} scope="col" className={`${cell} text-right`}>
                <span className="inline-block w-max max-w-24 hyphens-auto [overflow-wrap:anywhere]">
                  {column.label}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={narrow.body}>
          {rows.map((row) => (
            <tr key={keyOf(row)} className={`border-line border-t ${narrow.row}`}>
              <th
                scope="row"
                className={`${cell} w-full min-w-32 align-top sm:min-w-40 font-normal [overflow-wrap:anywhere] ${narrow.name}`}
              >
                <Cell column={name} row={row} />
                {barOf && <Bar part={barOf(row) / longest} />}
              </th>
              {others.map((column) => (
                <td
                  key={column.id ?? column.label}
                  data-label={column.label}
                  className={`${cell} text-right align-top ${narrow.figure}`}
                >
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

/** By the width of the table, in a card beside another or on a phone. */
const ofFew = {
  table: "@max-sm:block",
  head: "@max-sm:sr-only",
  body: "@max-sm:block",
  row: "@max-sm:flex @max-sm:flex-wrap @max-sm:gap-x-4 @max-sm:px-3 @max-sm:py-2 @max-sm:first:border-t-0",
  name: "@max-sm:block @max-sm:p-0!",
  figure:
    "@max-sm:p-0! @max-sm:before:mr-1 @max-sm:before:text-ink-soft @max-sm:before:content-[attr(data-label)]",
};
const ofMany = {
  table: "@max-3xl:block",
  head: "@max-3xl:sr-only",
  body: "@max-3xl:block",
  row: "@max-3xl:flex @max-3xl:flex-wrap @max-3xl:gap-x-4 @max-3xl:px-3 @max-3xl:py-2 @max-3xl:first:border-t-0",
  name: "@max-3xl:block @max-3xl:p-0!",
  figure:
    "@max-3xl:p-0! @max-3xl:before:mr-1 @max-3xl:before:text-ink-soft @max-3xl:before:content-[attr(data-label)]",
};

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
