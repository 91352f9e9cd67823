type QuoteFigureProps = { quote: string; name: string; role: string; className?: string };

/** What somebody said, with who it was. */
export function QuoteFigure({ quote, name, role, className = "" }: QuoteFigureProps) {
  return (
    <figure className={`${className}border-accent border-l-4 pl-6`}>
      <blockquote className="text-lead leading-snug md:text-title-3 md:leading-snug">
        <p>{quote}</p>
      </blockquote>
      {(name || role) && (
        <figcaption className="mt-5 text-small">
          {name && <span className="font-semibold">{name}</span>}
          {name && role && <br />}
          {role && <span className="text-ink-soft">{role}</span>}
        </figcaption>
      )}
    </figure>
  );
}
