export function SectionHead({ id, title, text }: { id: string; title: string; text: string }) {
  return (
    <div className="grid gap-5 lg:grid-cols-[3fr_2fr] lg:items-end lg:gap-12">
      <h2 id={id} className="text-title-2">
        {title}
      </h2>
      <p className="text-ink-soft text-lead">{text}</p>
    </div>
  );
}
