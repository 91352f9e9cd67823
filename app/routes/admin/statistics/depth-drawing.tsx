const [width, height] = [120, 24];

/** How many per cent of the views reached each part of a text: falling steps. Its figures are in the same row. */
export function DepthDrawing({ parts }: { parts: readonly number[] }) {
  const step = width / parts.length;
  const steps = parts.map(
    (part, index) => `M${index * step} ${height}v${-(height * part) / 100}h${step - 1}V${height}z`,
  );
  return (
    <svg aria-hidden="true" width={width} height={height} className="mt-1.5 block">
      <rect width={width} height={height} className="fill-paper-deep" />
      <path d={steps.join("")} className="fill-tide" />
    </svg>
  );
}
