type DrawingProps = {
  /** The text of an SVG file of this folder. */
  svg: string;
  className?: string;
};

/** An inline drawing, hidden from assistive technology as it repeats the text beside it. */
export function Drawing({ svg, className }: DrawingProps) {
  const [, width, height, shapes = ""] = /viewBox="0 0 (\d+) (\d+)"[^>]*>(.*)<\/svg>/s.exec(svg) ?? [];
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
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  );
}
