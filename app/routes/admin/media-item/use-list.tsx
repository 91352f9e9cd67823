import { Link } from "react-router";
import { hasRight } from "../../../account/rights.ts";
import { useAuth } from "../../../account/use-auth.ts";
import type { MediaUse } from "../../../data/media/admin-media.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { mediaPanelTexts } from "../../../i18n/panel/media.en.ts";
import { rightOfScreen } from "../layout/sidebar-entries.ts";
import { describeUses } from "./describe-use.ts";

type UseListProps = { uses: readonly MediaUse[]; isInNewTab?: boolean };

/** The places where it is used, each a link to its editor for who may open that. */
export function UseList({ uses, isInNewTab = false }: UseListProps) {
  const { language, t } = useLanguage(mediaPanelTexts);
  const auth = useAuth();
  return (
    <ul className="grid">
      {describeUses(uses, language, t).map(({ title, note, to }) => (
        <li key={`${to} ${title} ${note}`} className="py-1 text-small [overflow-wrap:anywhere]">
          {hasRight(auth, rightOfScreen(to)) ? (
            <Link to={to} target={isInNewTab ? "_blank" : undefined} className="text-link">
              {title}
            </Link>
          ) : (
            <span className="font-semibold">{title}</span>
          )}
          <span className="block text-ink-soft">{note}</span>
        </li>
      ))}
    </ul>
  );
}
