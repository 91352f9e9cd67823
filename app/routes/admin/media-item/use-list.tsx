import { Link } from "react-router";
import type { MediaUse } from "../../../data/media/admin-media.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { mediaPanelTexts } from "../../../i18n/panel/media.en.ts";
import { describeUses } from "./describe-use.ts";

type UseListProps = { uses: readonly MediaUse[]; isInNewTab?: boolean };

/** The places where it is used, each a link to its editor. */
export function UseList({ uses, isInNewTab = false }: UseListProps) {
  const { t } = useLanguage(mediaPanelTexts);
  return (
    <ul className="grid">
      {describeUses(uses, t).map(({ title, note, to }) => (
        <li key={`${to} ${title} ${note}`} className="py-1 text-small [overflow-wrap:anywhere]">
          <Link to={to} target={isInNewTab ? "_blank" : undefined} className="text-link">
            {title}
          </Link>
          <span className="block text-ink-soft">{note}</span>
        </li>
      ))}
    </ul>
  );
}
