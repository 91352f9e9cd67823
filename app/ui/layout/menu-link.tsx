import type { ReactNode } from "react";
import { PageNavLink } from "../links/page-link.tsx";

/** A menu link, underlined on its page. */
export function MenuLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <PageNavLink
      to={to}
      className="py-2 text-small decoration-2 decoration-accent underline-offset-8 hover:underline aria-[current=page]:underline"
    >
      {children}
    </PageNavLink>
  );
}
