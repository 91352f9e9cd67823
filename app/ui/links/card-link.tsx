import type { ComponentProps } from "react";
import { PageLink } from "./page-link.tsx";

/** A link as large as the nearest positioned ancestor; underlined while that `group` is pointed at. */
export function CardLink(props: Pick<ComponentProps<typeof PageLink>, "to" | "children">) {
  return (
    <PageLink
      {...props}
      className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-2 group-hover:decoration-accent group-hover:underline-offset-4"
    />
  );
}
