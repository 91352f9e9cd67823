import type { Mark, Tone } from "./grammar/mark.ts";

const fills: Record<Tone, string> = {
  paper: "fill-paper",
  "paper-deep": "fill-paper-deep",
  ink: "fill-ink",
  "ink-soft": "fill-ink-soft",
  line: "fill-line",
  accent: "fill-accent",
  "accent-soft": "fill-accent-soft",
  tide: "fill-tide",
  white: "fill-white",
};

const strokes: Record<Tone, string> = {
  paper: "stroke-paper",
  "paper-deep": "stroke-paper-deep",
  ink: "stroke-ink",
  "ink-soft": "stroke-ink-soft",
  line: "stroke-line",
  accent: "stroke-accent",
  "accent-soft": "stroke-accent-soft",
  tide: "stroke-tide",
  white: "stroke-white",
};

type DrawingProps = { width: number; height: number; marks: readonly Mark[]; className?: string | undefined };

/** Prints marks as an inline picture that says nothing to assistive technology: the text beside it does. */
export function Drawing({ width, height, marks, className }: DrawingProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      {marks.map((mark) => (
        <path
          key={`${mark.d} ${mark.fill} ${mark.stroke} ${mark.width}`}
          d={mark.d}
          className={classesOf(mark)}
          strokeWidth={mark.stroke === undefined ? undefined : mark.width}
          pathLength={mark.flowing === true ? 1 : undefined}
        />
      ))}
    </svg>
  );
}

function classesOf(mark: Mark): string {
  const classes = [
    ...(mark.fill === undefined ? [] : [fills[mark.fill]]),
    ...(mark.stroke === undefined ? [] : [strokes[mark.stroke]]),
    ...(mark.flowing === true ? ["drawing-flow"] : []),
  ];
  return classes.join(" ");
}
