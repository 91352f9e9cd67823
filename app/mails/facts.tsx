import { look } from "./look.ts";
import { Lines } from "./parts.tsx";

/** Labelled values; null and empty ones are omitted. */
export type Fact = readonly [label: string, value: string | null];

/** A table of labelled values. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter(([, value]) => value?.trim());
  return (
    <table style={look.facts} className="mail-facts" data-text-format="dataTable">
      <tbody>
        {known.map(([label, value]) => (
          <tr key={label}>
            <th scope="row" style={look.label} className="mail-soft">
              {label}
            </th>
            <td style={look.value} className="mail-ink">
              <Lines lines={(value ?? "").split("\n")} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
