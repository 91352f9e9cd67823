import { Pencil, Plus } from "lucide-react";
import { href } from "react-router";
import { accountDatabase } from "../../account/account-database.ts";
import {
  createDownloadPage,
  deleteDownloadPage,
  listDownloadPages,
} from "../../data/downloads/admin-downloads.ts";
import { downloadSlugProblem } from "../../data/downloads/download-slug.ts";
import { undelete } from "../../data/trash/trash.ts";
import { formatDate } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { downloadPanelTexts } from "../../i18n/panel/downloads.en.ts";
import { Card } from "../../ui/panel/card.tsx";
import { StateNote, StatusBadge } from "../../ui/panel/status-badge.tsx";
import { listScreen } from "../kit/list-screen.tsx";
import { deletion } from "../kit/rows.tsx";
import { FieldProblems, SmallForm } from "../kit/small-form.tsx";

/** All download pages; that of `?page={id}` is brought into view. */
const screen = listScreen({
  texts: downloadPanelTexts,
  title: "downloads.title",
  width: "max-w-4xl",
  above: () => <CreateForm />,
  heading: "downloads.pages",
  load: listDownloadPages,
  failed: "downloads.loadFailed",
  none: "downloads.empty",
  row: ({ id, slug, isActive, isWaiting, createdAt }, { t, language }, address) => ({
    title: slug,
    to: href("/admin/download-pages/:id", { id }),
    isNamed: address.get("page") === id,
    badges: [
      <StatusBadge key="status" isPublished={isActive} />,
      isWaiting && <StateNote key="waiting" text={t("downloads.waiting")} />,
    ],
    facts: [t("downloads.createdOn", { date: formatDate(createdAt, language) })],
  }),
  actions: ({ id, slug, isActive }, { t, panel }) => [
    { text: t("downloads.open", { slug }), site: isActive ? href("/download/:slug", { slug }) : null },
    { text: t("downloads.edit", { slug }), icon: Pencil, to: href("/admin/download-pages/:id", { id }) },
    deletion(
      panel,
      t("downloads.sureRequests", { slug }),
      {
        title: t("downloads.sure"),
        text: t("downloads.sureText"),
        change: (db) => deleteDownloadPage(db, id),
        undo: () => undelete(accountDatabase(), id),
        done: t("downloads.deleted"),
        failed: t("downloads.deleteFailed"),
      },
      t("downloads.delete", { slug }),
    ),
  ],
});

const messages = {
  blank: "downloads.slugBlank",
  malformed: "downloads.slugMalformed",
  long: "downloads.slugLong",
} as const;

/** Creates a download page by its slug. */
function CreateForm() {
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

export const { clientLoader, meta } = screen;
export default screen.ListPage;
