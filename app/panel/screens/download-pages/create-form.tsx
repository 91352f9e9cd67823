import { Plus } from "lucide-react";
import { accountDatabase } from "../../../account/account-database.ts";
import { createDownloadPage } from "../../../data/downloads/admin-downloads.ts";
import { downloadSlugProblem } from "../../../data/downloads/download-slug.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { downloadPanelTexts } from "../../../i18n/panel/downloads.en.ts";
import { Card } from "../../../ui/panel/card.tsx";
import { FieldProblems, SmallForm } from "../../kit/small-form.tsx";

const messages = {
  blank: "downloads.slugBlank",
  malformed: "downloads.slugMalformed",
  long: "downloads.slugLong",
} as const;

/** Creates a download page by its slug. */
export function CreateForm() {
  const { t } = useLanguage(downloadPanelTexts);

  async function create(slug: string): Promise<string> {
    const problem = downloadSlugProblem(slug);
    if (problem) throw new FieldProblems({ slug: t(messages[problem]) });
    await createDownloadPage(accountDatabase(), slug);
    return t("downloads.created");
  }

  return (
    <Card title={t("downloads.create")}>
      <SmallForm
        start={{ slug: "" }}
        fields={({ slug }) => [
          {
            name: "slug",
            label: t("downloads.slug"),
            placeholder: t("downloads.slugExample"),
            hint: t("downloads.slugHint", { slug: slug.trim() || t("downloads.slugExample") }),
          },
        ]}
        save={({ slug }) => create(slug.trim())}
        failed={t("downloads.createFailed")}
        submit={t("downloads.createButton")}
        busy={t("downloads.creating")}
        icon={Plus}
      />
    </Card>
  );
}
