export type Sample = {
  /** What is added to the name: `_bucket`, `_sum`, `_count`. */
  suffix?: string;
  /** Never a person's address, id or words. */
  labels?: Record<string, string>;
  value: number;
};

export type Metric = {
  name: string;
  type: "counter" | "gauge" | "histogram";
  help: string;
  samples: readonly Sample[];
};

export const contentType = "text/plain; version=0.0.4; charset=utf-8";

/** Metrics in Prometheus' text format (version 0.0.4); those without samples are left out. */
export function writeMetrics(metrics: readonly Metric[]): string {
  return metrics
    .filter(({ samples }) => samples.length > 0)
    .map(({ name, type, help, samples }) => {
      const lines = samples.map(
        ({ suffix = "", labels = {}, value }) =>
          `${name}${suffix}${writeLabels(labels)} ${writeNumber(value)}`,
      );
      return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines, ""].join("\n");
    })
    .join("");
}

function writeLabels(labels: Record<string, string>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeLabel(value)}"`);
  return pairs.length === 0 ? "" : `{${pairs.join(",")}}`;
}

function escapeLabel(value: string): string {
  return value.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
}

function writeNumber(value: number): string {
  if (value === Number.POSITIVE_INFINITY) return "+Inf";
  return Number.isNaN(value) ? "NaN" : String(value);
}
