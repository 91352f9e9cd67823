import { listPath, pagePath } from "../../../data/pages/page-address.ts";
import { address } from "../../../i18n/addresses.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { madePageTexts } from "../../../i18n/texts/pages.en.ts";
import { PageSections } from "../../../sections/page-sections.tsx";
import { OnlyInNote } from "../../../ui/articles/only-in-note.tsx";
import { TagList } from "../../../ui/articles/tag-list.tsx";
import { sentences, titleSize } from "../../../ui/joined.ts";
import { ContactClosing } from "../../../ui/layout/contact-closing.tsx";
import { PageLink } from "../../../ui/links/page-link.tsx";
import { CaseProof, withOwnPicture } from "./case-opening.tsx";
import type { ReadablePage } from "./readable-page.server.ts";

/**
 * A page made of sections. One that begins with no opening has its title above them; a case or a service ends in an
 * invitation.
 */
export function PageView({ page }: { page: ReadablePage }) {
  const { language, t } = useLanguage(madePageTexts);
  const { kind, title, tags } = page;
  const { sections, found } = kind === "case" ? withOwnPicture(page) : page;
  const list = listPath(kind);
  const { t: common } = useLanguage();
  const price = pagePath(kind, page.slug) === common("scan.address") && common("scan.price");
  const textLanguage = page.language === language ? undefined : page.language;
  return (
    <>
      {(list || textLanguage) && (
        <div className="page-width pt-8">
          <OnlyInNote shown={page.language} className={list ? "mb-6" : ""} />
          {list && (
            <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
              <PageLink to={address(language, list)} className="text-link standalone-link text-small">
                {t(kind === "case" ? "pages.allCases" : "pages.allServices")}
              </PageLink>
              {tags.length > 0 && <TagList tags={tags} isSwiped />}
              {price && <p className="font-semibold">{price}</p>}
            </div>
          )}
        </div>
      )}
      <div lang={textLanguage}>
        {sections[0]?.type !== "opening" && <PageTitle title={title} />}
        <PageSections
          items={sections}
          language={page.language}
          found={found}
          proof={kind === "case" ? <CaseProof sections={sections} /> : undefined}
        />
      </div>
      {list && sections.at(-1)?.type !== "closing" && <ContactClosing />}
    </>
  );
}

/** The title of a page that begins with no opening. */
export function PageTitle({ title }: { title: string }) {
  return (
    <div className="page-width pt-12 pb-10">
      <h1 className={`max-w-4xl ${titleSize(title)}`}>{sentences(title)}</h1>
    </div>
  );
}
