import type { ReactNode } from "react";
import { accountDatabase } from "../../account/account-database.ts";
import { listTeam, type NamedMember } from "../../data/about/admin-about.ts";
import { listTextChanges, type TextChange } from "../../data/site-texts/admin-site-texts.ts";
import { listSiteTexts, type SiteTexts } from "../../data/site-texts/waiting-texts.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { siteTextsPanelTexts } from "../../i18n/panel/site-texts.en.ts";
import { orNull, useFailureToast } from "../../ui/panel/hooks/use-failure-toast.ts";
import { useLastLoaded } from "../../ui/panel/hooks/use-last-loaded.ts";
import { LoadFailure } from "../../ui/panel/load-failure.tsx";
import { openEditorDocument } from "../../ui/rich-text/editor-document.ts";
import { TeamContext } from "./team.ts";
import { TextMarksContext, useMarksOf } from "./text-marks.ts";

type Loaded = { loaded: SiteTexts | null; team: NamedMember[] | null; changes: TextChange[] | null };

/** What the screens of the site's texts show; null for what could not be loaded. */
export async function loadSiteTexts(url: string): Promise<Loaded> {
  openEditorDocument(url);
  const db = accountDatabase();
  const [loaded, team, changes] = await Promise.all([
    orNull(listSiteTexts(db)),
    orNull(listTeam(db)),
    orNull(listTextChanges(db)),
  ]);
  return { loaded, team, changes };
}

type SiteTextsScreenProps = { loaderData: Loaded; children(texts: SiteTexts): ReactNode };

/** A screen of the site's texts; a failed reload keeps what was loaded before. */
export function SiteTextsScreen({ loaderData, children }: SiteTextsScreenProps) {
  const { t } = useLanguage(siteTextsPanelTexts);
  useFailureToast(loaderData.loaded, t("texts.loadFailed"));
  const texts = useLastLoaded(loaderData.loaded);
  const marks = useMarksOf(texts, loaderData.changes);
  if (texts) {
    return (
      <TeamContext value={loaderData.team}>
        <TextMarksContext value={marks}>{children(texts)}</TextMarksContext>
      </TeamContext>
    );
  }
  return (
    <>
      <h1 className="pt-6 pb-8 text-title-2">{t("texts.title")}</h1>
      <LoadFailure text={t("texts.loadFailed")} />
    </>
  );
}
