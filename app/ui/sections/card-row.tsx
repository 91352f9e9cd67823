import type { ReactNode } from "react";
import { swipeRow } from "./swipe-row.ts";

type CardRowProps = { columns?: string; children: ReactNode };

/** A few cards, each a `CardSlide`: a carousel on phones, else a grid. */
export function CardRow({ columns = "lg:grid-cols-3", children }: CardRowProps) {
  return (
    <ul className={`mt-6 grid md:mt-12 md:grid-cols-2 md:gap-x-8 md:gap-y-12 ${columns} ${swipeRow}`}>
      {children}
    </ul>
  );
}

type CardSlideProps = { className?: string; children: ReactNode };

/** A card alone is as wide as its row. */
export function CardSlide({ className = "", children }: CardSlideProps) {
  return <li className={`md:only:col-span-full ${className}`}>{children}</li>;
}
