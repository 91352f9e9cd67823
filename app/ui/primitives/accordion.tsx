import { Plus } from "lucide-react";
import { joined } from "../joined.ts";

type AccordionProps = {
  /** The group name: the browser keeps at most one item open. */
  name: string;
  heading: "h2" | "h3";
  items: readonly { id: string; question: string; answer: string }[];
};

/** FAQs as native exclusive `details` elements. */
export function Accordion({ name, heading: Heading, items }: AccordionProps) {
  return (
    <div className="border-ink border-t">
      {items.map((item) => (
        <details key={item.id} name={name} className="group border-line border-b">
          <summary className="flex list-none items-start justify-between gap-6 py-4 md:py-5 [&::-webkit-details-marker]:hidden">
            <Heading className="text-title-4">{joined(item.question)}</Heading>
            <Plus
              aria-hidden="true"
              strokeWidth={1.75}
              className="mt-0.5 size-6 shrink-0 text-accent transition-transform group-open:rotate-45"
            />
          </summary>
          <p className="max-w-text whitespace-pre-line pb-6 text-ink-soft">{item.answer}</p>
        </details>
      ))}
    </div>
  );
}
