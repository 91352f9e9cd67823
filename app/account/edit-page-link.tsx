import { Pencil } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { createPortal } from "react-dom";
import { href, Link, useLocation, useNavigate } from "react-router";
import { isPublicPath } from "./public-path.ts";

/** Leads from a public page to its texts in the panel; so does the key E, where nothing is typed. */
export function EditPageLink({ text }: { text: string }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const to = `${href("/admin/site")}?${new URLSearchParams({ page: pathname })}`;
  const isShown = isPublicPath(pathname);
  const follow = useEffectEvent((event: KeyboardEvent) => {
    if (isShown && isPlainE(event)) void navigate(to);
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => follow(event);
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  if (!isShown) return null;
  return createPortal(
    <Link
      to={to}
      aria-keyshortcuts="E"
      className="fixed bottom-4 left-4 z-20 inline-flex min-h-11 items-center gap-2 rounded-full border border-ink bg-white px-4 font-semibold text-ink text-small shadow-raised hover:bg-ink hover:text-paper print:hidden"
    >
      <Pencil aria-hidden="true" className="size-4" strokeWidth={1.75} />
      <span>{text}</span>
      <span aria-hidden="true" className="rounded-small border border-current px-1.5 max-md:hidden">
        E
      </span>
    </Link>,
    document.body,
  );
}

/** The key alone, where it is no letter of a text. */
function isPlainE({ key, ctrlKey, metaKey, altKey, repeat, target }: KeyboardEvent): boolean {
  if (key.toLowerCase() !== "e" || ctrlKey || metaKey || altKey || repeat) return false;
  if (document.querySelector("dialog:modal, [popover]:popover-open")) return false;
  return !(target instanceof Element && target.closest("input, textarea, select, [contenteditable]"));
}
