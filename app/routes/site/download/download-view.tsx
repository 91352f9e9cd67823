import type { ReactNode } from "react";
import type { Language } from "../../../i18n/language-texts.ts";
import { OnlyInNote } from "../../../ui/articles/only-in-note.tsx";
import { sentences } from "../../../ui/joined.ts";
import { Prose } from "../../../ui/prose.tsx";

type DownloadViewProps = {
  page: { language: Language; title: string; html: string };
  /** The form. */
  children: ReactNode;
};

/** A download page: its text beside its form. */
export function DownloadView({ page, children }: DownloadViewProps) {
  return (
    <div className="page-width grid gap-14 py-14 lg:grid-cols-[3fr_2fr] lg:gap-20 lg:py-20">
      <div className="min-w-0">
        <OnlyInNote shown={page.language} className="mb-6" />
        <h1 lang={page.language} className="text-title-2">
          {sentences(page.title)}
        </h1>
        <Prose html={page.html} language={page.language} className="mt-8" />
      </div>
      {children}
    </div>
  );
}
