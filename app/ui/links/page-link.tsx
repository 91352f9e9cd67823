import type { ComponentProps } from "react";
import { Link, NavLink } from "react-router";

/**
 * Every link from one page of the site to another: the next page is fetched as soon as somebody is about to go there,
 * and fades in where the browser can do that. The addresses are those of React Router's `Link`.
 */
export function PageLink(props: ComponentProps<typeof Link>) {
  return <Link prefetch="intent" viewTransition {...props} />;
}

/** The same, which knows whether its page is the one that is shown (`aria-current`), that address alone. */
export function PageNavLink(props: ComponentProps<typeof NavLink>) {
  return <NavLink end prefetch="intent" viewTransition {...props} />;
}
