import type { ComponentProps } from "react";
import { Link, NavLink } from "react-router";

/**
 * React Router's `Link` for pages of the site: prefetches on intent, and fades in where view transitions are
 * supported.
 */
export function PageLink(props: ComponentProps<typeof Link>) {
  return <Link prefetch="intent" viewTransition {...props} />;
}

/** A `PageLink` with `aria-current` on exactly its own page. */
export function PageNavLink(props: ComponentProps<typeof NavLink>) {
  return <NavLink end prefetch="intent" viewTransition {...props} />;
}
