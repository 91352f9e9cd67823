import { useState } from "react";
import { href } from "react-router";
import { accountDatabase } from "../../account/account-database.ts";
import { useRight } from "../../account/rights.ts";
import { isSessionStored } from "../../account/session-storage.ts";
import { isWrittenIn } from "../../content/form.ts";
import type { Part } from "../../content/kind.ts";
import { page } from "../../content/page.ts";
import { getPageForEdit, type StoredPage } from "../../data/pages/edited-page.ts";
import { pageMarks } from "../../data/pages/page-marks.ts";
import { otherLanguage } from "../../i18n/addresses.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { pageEditorTexts } from "../../i18n/panel/page-editor.en.ts";
import { pageListTexts } from "../../i18n/panel/pages-list.en.ts";
import { EditorFrame, useContentEditor } from "../../panel/editing/content-editor.tsx";
import { pageKind } from "../../panel/kinds.ts";
import { screenMeta } from "../../panel/kit/panel-meta.ts";
import { useTranslationMarks } from "../../panel/translations/use-translation-marks.ts";
import { orNull } from "../../ui/panel/hooks/use-failure-toast.ts";
import { Found, Missing } from "../../ui/panel/screen.tsx";
import { openEditorDocument } from "../../ui/rich-text/editor-document.ts";
import type { Route } from "./+types/page";
import { PageWorkspace, type ShownSide } from "./page/page-workspace.tsx";
import { sectionName } from "./page/section-name.ts";

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  openEditorDocument(request.url);
  // Without a session, the login page follows.
  if (!isSessionStored()) return { loaded: null };
  const loading = getPageForEdit(accountDatabase(), params.id);
  return { loaded: await orNull(loading.then((found) => ({ found }))) };
}

export function meta({ matches }: Route.MetaArgs) {
  return screenMeta(matches, pageEditorTexts, "page.edit");
}

export default function EditedPagePage({ loaderData: { loaded }, params }: Route.ComponentProps) {
  const { t } = useLanguage(pageEditorTexts);
  const { t: words } = useLanguage(pageListTexts);
  const list = href("/admin/pages");
  const screen = { title: t("page.edit"), back: { to: list, text: words("pages.back") } };
  return (
    <Found
      loaded={loaded}
      id={params.id}
      {...screen}
      missing={<Missing text={t("page.notFound")} list={list} />}
    >
      {(stored) => <PageEditor stored={stored} />}
    </Found>
  );
}

/** The editor of a page: the page itself, and the fields of what was chosen on it. */
function PageEditor({ stored }: { stored: StoredPage }) {
  const { language: ofPanel } = useLanguage();
  const mayPublish = useRight("publish");
  const [side, setSide] = useState<ShownSide>(() => ({
    language: isWrittenIn(page, stored.form, ofPanel) ? ofPanel : otherLanguage(ofPanel),
    selected: null,
  }));
  const { document, fields, showSentence, frame } = useContentEditor(pageKind, stored, { show });
  const { form, savedForm } = document;
  const marks = useTranslationMarks(pageMarks, stored.id, savedForm, {
    nameOf,
    show: showSentence,
  });

  function show({ field, item, language = side.language }: Part): void {
    const section = field === "sections" && typeof item === "number" && form.sections[language][item - 1];
    setSide({ language, selected: section ? section.key : null });
  }

  /** A mark names a section by its key. */
  function nameOf(part: Part): string {
    const sections = part.language ? form.sections[part.language] : [];
    const section = sections.find(({ key }) => key === part.field);
    return section ? sectionName(section, ofPanel) : fields.nameOf(part);
  }

  return (
    <EditorFrame {...frame} title={form.title[ofPanel].trim() || form.title[otherLanguage(ofPanel)].trim()}>
      {(notes) => (
        <PageWorkspace
          id={stored.id}
          fields={fields}
          marks={marks}
          mayPublish={mayPublish}
          side={side}
          onSide={setSide}
          onShowMissed={({ missed: { nl, en }, part }) =>
            showSentence({ language: "en", text: en, after: nl, field: part.field }, part)
          }
          notes={notes}
        />
      )}
    </EditorFrame>
  );
}
