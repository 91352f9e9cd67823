import { ExternalLink } from "lucide-react";
import { iconButton } from "./buttons.ts";

/** A link to the public page in a new tab; disabled without an address. */
export function OpenIcon({ label, to }: { label: string; to: string | null }) {
  const icon = <ExternalLink aria-hidden="true" className="size-5" strokeWidth={1.75} />;
  if (to === null) {
    return (
      <button type="button" disabled aria-label={label} className={iconButton}>
        {icon}
      </button>
    );
  }
  return (
    <a href={to} target="_blank" rel="noopener" aria-label={label} className={iconButton}>
      {icon}
    </a>
  );
}
