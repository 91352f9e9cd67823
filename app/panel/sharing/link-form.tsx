import { useState } from "react";
import { href } from "react-router";
import { accountDatabase } from "../../account/account-database.ts";
import { createPreviewLink, previewDays } from "../../data/articles/preview-links.ts";
import type { ListedVersion } from "../../data/versions/versions.ts";
import { formatTime } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { previewLinkTexts } from "../../i18n/panel/preview-links.en.ts";
import { ShownOnce } from "../../ui/panel/shown-once.tsx";
import { type FormValues, SmallForm } from "../kit/small-form.tsx";

type LinkFormProps = { versions: readonly ListedVersion[]; onCreated(): Promise<void> };

type Field = "version" | "days" | "mail";

/** Makes a link to the newest version, or another one. */
export function LinkForm({ versions, onCreated }: LinkFormProps) {
  const { language, t } = useLanguage(previewLinkTexts);
  const [link, setLink] = useState<string | null>(null);

  async function create({ version, days, mail }: FormValues<Field>): Promise<string> {
    const valid = previewDays.find((count) => String(count) === days) ?? 7;
    const token = await createPreviewLink(accountDatabase(), version, valid, mail === "daily");
    setLink(location.origin + href("/preview/:token", { token }));
    await onCreated();
    return t("share.created");
  }

  return (
    <>
      <SmallForm<Field>
        start={{ version: versions[0]?.id ?? "", days: "7", mail: "no" }}
        fields={() => [
          {
            name: "version",
            label: t("word.version"),
            choices: versions.map((version, index) => [
              version.id,
              t(index === 0 ? "share.newest" : "share.older", {
                number: version.number,
                kind: t(`share.kind.${version.kind}`),
                time: formatTime(version.createdAt, language),
              }),
            ]),
          },
          {
            name: "days",
            label: t("word.valid"),
            choices: previewDays.map((count) => [
              String(count),
              count === 1 ? t("share.day") : t("word.days", { count }),
            ]),
          },
          {
            name: "mail",
            label: t("share.mail"),
            choices: [
              ["no", t("share.mail.no")],
              ["daily", t("share.mail.daily")],
            ],
          },
        ]}
        columns="sm:grid-cols-[1fr_9rem]"
        save={create}
        submit={t("share.create")}
        busy={t("share.creating")}
      />
      {link && (
        <div className="mt-4">
          <ShownOnce key={link} label={t("share.link")} value={link} note={t("share.once")} />
        </div>
      )}
    </>
  );
}
