import { sentences } from "../joined.ts";

type SectionHeadProps = { id: string; title: string; text: string; heading?: "h1" | "h2" };

/** The title of a section and what introduces it; nothing without either. */
export function SectionHead({ id, title, text, heading: Heading = "h2" }: SectionHeadProps) {
  if (!title && !text) return null;
  return (
    <div
      className={`grid gap-3 md:gap-5 lg:grid-cols-[3fr_2fr] lg:gap-12 ${text.length > 180 ? "" : "lg:items-end"}`}
    >
      {title && (
        <Heading id={id} className="text-title-2">
          {sentences(title)}
        </Heading>
      )}
      {text && <p className="text-ink-soft md:text-lead">{text}</p>}
    </div>
  );
}
