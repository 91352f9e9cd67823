import { type ReactNode, use } from "react";

/** Renders what a promise gave, suspended until then. The router's `Await` would be in the script of every page. */
export function Resolved<Value>({
  promise,
  children,
}: {
  promise: Promise<Value>;
  children(value: Value): ReactNode;
}) {
  return children(use(promise));
}
