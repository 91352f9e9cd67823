import { useRef, useState } from "react";
import { href, useNavigate } from "react-router";
import { useRight } from "../../../account/rights.ts";
import { isWrittenIn } from "../../../content/form.ts";
import { type Part, partName } from "../../../content/kind.ts";
import { type PageForm, page } from "../../../content/page.ts";
import type { StoredPage } from "../../../data/pages/edited-page.ts";
import { pagePath } from "../../../data/pages/page-address.ts";
import { pageMarks } from "../../../data/pages/page-marks.ts";
import { otherLanguage } from "../../../i18n/addresses.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import type { Language } from "../../../i18n/language-texts.ts";
import { editorTexts } from "../../../i18n/panel/article-editor.en.ts";
import { pageEditorTexts } from "../../../i18n/panel/page-editor.en.ts";
import { pageLabels } from "../../../i18n/panel/page-labels.ts";
import { pageListTexts } from "../../../i18n/panel/pages-list.en.ts";
import { barButton } from "../../../ui/panel/buttons.ts";
import { useFocusAfter } from "../../../ui/panel/hooks/use-focus-after.ts";
import { bindForm } from "../editing/bind-part.ts";
import { DocumentNotes } from "../editing/document-notes.tsx";
import { EditorHeader } from "../editing/editor-header.tsx";
import { LanguageSwitches } from "../editing/language-switches.tsx";
import { LeaveQuestion } from "../editing/leave-guard.tsx";
import { PreviewLink } from "../editing/preview-link.tsx";
import { inOpenSheet, PublicationRow } from "../editing/publication-row.tsx";
import { effectOfSave, languageStates, verbOfSave } from "../editing/publication-state.ts";
import { SaveDialogs } from "../editing/save-dialogs.tsx";
import { type SaveTarget, useDocument } from "../editing/use-document.ts";
import { useLeaveGuard } from "../editing/use-leave-guard.ts";
import { usePartNames } from "../editing/use-part-names.ts";
import { useSaveAfterUploads } from "../editing/use-save-after-uploads.ts";
import { useSaving } from "../editing/use-saving.ts";
import { HistoryLink } from "../history/history-link.tsx";
import { ScheduleButton } from "../schedules/schedule-button.tsx";
import { usePlans } from "../schedules/use-plans.ts";
import { ShareButton } from "../sharing/share-button.tsx";
import { useTranslationMarks } from "../translations/use-translation-marks.ts";
import { madePageStore } from "./made-page-store.ts";
import { PageWorkspace, type ShownSide } from "./page-workspace.tsx";
import { sectionName } from "./section-name.ts";

/** The editor of a page: the page itself, and the fields of what was chosen on it. */
export function PageEditor({ stored }: { stored: StoredPage }) {
  const { language: ofPanel, t } = useLanguage(pageEditorTexts);
  const { t: effects } = useLanguage(editorTexts);
  const { t: list } = useLanguage(pageListTexts);
  const editor = useDocument(page, madePageStore, stored);
  const names = usePartNames(pageLabels);
  const mayPublish = useRight("publish");
  const { blocker, release } = useLeaveGuard(editor.isDirty);
  const navigate = useNavigate();
  const focusAfter = useFocusAfter();
  const { form, change, savedForm, liveForm, isWaiting } = editor;
  const [side, setSide] = useState<ShownSide>(() => ({
    language: isWrittenIn(page, stored.form, ofPanel) ? ofPanel : otherLanguage(ofPanel),
    selected: null,
  }));
  const saving = useSaving({
    kind: page,
    editor,
    names,
    show: showPart,
    saved: () => t("page.saved"),
    failed: (message) => t("page.saveFailed", { message }),
    async onCreated(id) {
      const hold = release();
      await navigate(href("/admin/pages/:id", { id }), { replace: true });
      hold();
    },
  });
  const target = useRef<SaveTarget>("tables");
  const uploads = useSaveAfterUploads(() => void saving.save(target.current));
  const fields = bindForm(page, editor, names);
  const { plans, reload } = usePlans(mayPublish ? stored.id : null);
  const marks = useTranslationMarks(pageMarks, stored.id, savedForm, nameOf);
  const publication = { live: liveForm, form };
  const isSaving = editor.isSaving || uploads.isWaiting;
  const effectKey = mayPublish ? effectOfSave(page, publication, editor.isDirty || isWaiting) : null;
  const effect = effectKey && effects(effectKey);
  const keep = mayPublish && liveForm && form.published ? () => saveTo("waiting") : undefined;
  // What is live is published by an editor: a writer's changes wait.
  const savesAside = !mayPublish && liveForm !== null;
  const published = verbOfSave(page, publication);
  const own = savesAside ? "keep" : "draft";
  const verb = !mayPublish ? own : published === "save" && plans.length > 0 ? "planned" : published;
  const preview =
    liveForm && !isWaiting
      ? pagePath(liveForm.kind, liveForm.slug)
      : href("/admin/pages/:id/preview", { id: stored.id });

  function saveTo(chosen: SaveTarget): void {
    target.current = chosen;
    uploads.save();
  }

  function showPart(part: Part): void {
    const { field, item } = part;
    const language = part.language ?? side.language;
    const section = field === "sections" && typeof item === "number" && form.sections[language][item - 1];
    setSide({ language, selected: section ? section.key : null });
    const name = partName(part);
    const input = `[name="${name}"], [name^="${name}."], [data-part="${name}"]`;
    focusAfter(() => inOpenSheet(document.querySelector<HTMLElement>(input)));
  }

  /** A mark names a section by its key. */
  function nameOf(part: Part): string {
    const sections = part.language ? form.sections[part.language] : [];
    const section = sections.find(({ key }) => key === part.field);
    return section ? sectionName(section, ofPanel) : fields.nameOf(part);
  }

  return (
    <>
      <EditorHeader
        isNew={false}
        does={t("page.edit")}
        back={{ to: href("/admin/pages"), text: list("pages.back") }}
        title={form.title[ofPanel].trim() || form.title[otherLanguage(ofPanel)].trim()}
        preview={preview}
        states={languageStates(page, { live: liveForm, form: savedForm }, isWaiting, plans)}
        isPublished={form.published}
        effect={effect}
        isDirty={editor.isDirty}
        isSaving={isSaving}
        upload={uploads.text}
        undescribed={0}
        onPublish={
          mayPublish ? (isPublished) => change((now) => ({ ...now, published: isPublished })) : undefined
        }
        verb={verb}
        onSave={() => saveTo(savesAside ? "waiting" : "tables")}
        onKeep={keep}
      />
      <PublicationRow
        languages={
          mayPublish && (
            <LanguageSwitches fields={fields} isWritten={(language) => isWrittenIn(page, form, language)} />
          )
        }
      >
        <PreviewLink to={preview} className={`${barButton} button-quiet md:hidden`} />
        {mayPublish && (
          <ScheduleButton
            subject={{ kind: "page", id: stored.id }}
            number={editor.savedNumber}
            form={savedForm}
            isEmpty={(language) => isEmptyIn(savedForm, language)}
            hasWorking={isWaiting}
            onClose={reload}
          />
        )}
        <HistoryLink to={href("/admin/pages/:id/history", { id: stored.id })} />
        {mayPublish && <ShareButton subject={{ kind: "page", id: stored.id }} />}
      </PublicationRow>
      <PageWorkspace
        fields={fields}
        marks={marks}
        mayPublish={mayPublish}
        side={side}
        onSide={setSide}
        notes={<DocumentNotes editor={editor} nameOf={fields.nameOf} />}
      />
      <SaveDialogs kind={page} saving={saving} isSaving={editor.isSaving} names={names} />
      <LeaveQuestion blocker={blocker} />
    </>
  );
}

/** Whether a language has nothing to publish. */
function isEmptyIn({ title, sections }: PageForm, language: Language): boolean {
  return title[language].trim() === "" || sections[language].length === 0;
}
