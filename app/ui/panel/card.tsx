import { type ReactNode, type Ref, useId } from "react";

/** The look of a card, without its space within. */
const look = "rounded-card border border-line bg-white";

/** The look of a card without a title. */
export const cardBox = `${look} p-5 sm:p-6`;

type CardProps = {
  title: string;
  /** Of the title, where it names something else too. */
  id?: string;
  /** Gets the focus when the element that had it is gone. */
  heading?: Ref<HTMLHeadingElement>;
  /** Its space within, and how its parts are placed. */
  className?: string;
  children: ReactNode;
};

/** A titled part of a screen. */
export function Card({ className = "p-5 sm:p-6", children, ...title }: CardProps) {
  const own = useId();
  const id = title.id ?? own;
  return (
    <section aria-labelledby={id} className={`${look} ${className}`}>
      <Title {...title} id={id} />
      {children}
    </section>
  );
}

type FormCardProps = Pick<CardProps, "title" | "className" | "children"> & { onSubmit(): unknown };

/** The same as a form, which says itself what is wrong with a field. */
export function FormCard({ title, className = "", onSubmit, children }: FormCardProps) {
  const id = useId();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
      noValidate
      aria-labelledby={id}
      className={`${cardBox} ${className}`}
    >
      <Title title={title} id={id} />
      {children}
    </form>
  );
}

function Title({ title, id, heading }: Pick<CardProps, "title" | "id" | "heading">) {
  return (
    <h2 ref={heading} id={id} tabIndex={heading ? -1 : undefined} className="text-title-4 outline-none">
      {title}
    </h2>
  );
}

/** The filter of a list, with its columns. */
export function FilterBar({
  label,
  columns,
  children,
}: {
  label: string;
  columns: string;
  children: ReactNode;
}) {
  return (
    <search aria-label={label} className={`grid gap-4 ${look} p-5 ${columns}`}>
      {children}
    </search>
  );
}
