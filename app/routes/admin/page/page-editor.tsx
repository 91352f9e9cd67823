import { useState } from "react";
import { useRight } from "../../../account/rights.ts";
import { findSentence } from "../../../content/find-quote.ts";
import { isWrittenIn } from "../../../content/form.ts";
import type { Part } from "../../../content/kind.ts";
import { page } from "../../../content/page.ts";
import type { StoredPage } from "../../../data/pages/edited-page.ts";
import { pageMarks } from "../../../data/pages/page-marks.ts";
import { otherLanguage } from "../../../i18n/addresses.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { EditorFrame, useContentEditor } from "../../../panel/editing/content-editor.tsx";
import { pageKind } from "../../../panel/kinds.ts";
import { useTranslationMarks } from "../../../panel/translations/use-translation-marks.ts";
import { PageWorkspace, type ShownSide } from "./page-workspace.tsx";
import { sectionName } from "./section-name.ts";

/** The editor of a page: the page itself, and the fields of what was chosen on it. */
export function PageEditor({ stored }: { stored: StoredPage }) {
  const { language: ofPanel } = useLanguage();
  const mayPublish = useRight("publish");
  const [side, setSide] = useState<ShownSide>(() => ({
    language: isWrittenIn(page, stored.form, ofPanel) ? ofPanel : otherLanguage(ofPanel),
    selected: null,
  }));
  const { document, fields, frame } = useContentEditor(pageKind, stored, { show });
  const { form, savedForm } = document;
  const marks = useTranslationMarks(pageMarks, stored.id, savedForm, {
    nameOf,
    show(sentence) {
      const place = findSentence(page, form, sentence);
      if (place) frame.showWords(place);
    },
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
          fields={fields}
          marks={marks}
          mayPublish={mayPublish}
          side={side}
          onSide={setSide}
          notes={notes}
        />
      )}
    </EditorFrame>
  );
}
