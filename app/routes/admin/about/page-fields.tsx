import { aboutPage } from "../../../content/about-page.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { type Language, lookUp } from "../../../i18n/language-texts.ts";
import { aboutPanelTexts } from "../../../i18n/panel/about.en.ts";
import { aboutTexts } from "../../../i18n/texts/about.en.ts";
import type { EditedFields } from "../../../panel/editing/use-edits.ts";
import { PictureTextField } from "../../../panel/media/picture-text-field.tsx";
import { PanelField } from "../../../ui/panel/panel-field.tsx";

export function PageFields({ language, edits }: { language: Language; edits: EditedFields }) {
  const { t } = useLanguage(aboutPanelTexts);
  const field = (key: string) => ({
    language,
    value: edits.values[`${key}.${language}`] ?? "",
    onChange: (value: string) => edits.set(`${key}.${language}`, value),
  });
  return (
    <div className="grid gap-5 rounded-card border border-line bg-white p-5 sm:p-6">
      <div className="grid gap-5 md:grid-cols-2">
        <PanelField
          {...field("about_title")}
          label={t("about.pageTitle")}
          placeholder={lookUp(aboutTexts, language, "about.title")}
          max={aboutPage.fields.aboutTitle.max}
        />
        <PanelField
          {...field("team_title")}
          label={t("about.teamTitle")}
          placeholder={lookUp(aboutTexts, language, "about.team")}
          max={aboutPage.fields.teamTitle.max}
        />
      </div>
      <div>
        <PictureTextField {...field("statement")} label={t("about.statement")} />
        <p className="mt-1.5 text-ink-soft text-small">{t("about.statementHint")}</p>
      </div>
    </div>
  );
}
