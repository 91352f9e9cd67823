import { href } from "react-router";
import { address } from "../../i18n/addresses.ts";
import { ContactForm } from "../../routes/site/contact/contact-form.tsx";
import { DownloadForm } from "../../routes/site/download/download-form.tsx";
import type { ViewProps } from "../section.ts";
import { headings, SectionFrame, titleId } from "../section-frame.tsx";
import { chosenDownload } from "./chosen-download.ts";
import type { formSection } from "./section.ts";

/** The form sends to the page that it is of, whose answer is shown. */
export function FormView({
  values,
  id,
  ground,
  isFirst,
  language,
  found,
}: ViewProps<typeof formSection.fields>) {
  const { title, text } = values;
  const { own: Title, item } = headings(title, isFirst);
  const form = { prefix: `${id}-`, heading: item };
  const download = chosenDownload(values, found);
  return (
    <SectionFrame id={id} title={title} ground={ground}>
      <div className="grid gap-10 lg:grid-cols-[2fr_3fr] lg:gap-16">
        {(title || text) && (
          <div>
            {title && (
              <Title id={titleId(id)} className="mb-6 text-title-2">
                {title}
              </Title>
            )}
            {text && <p className="max-w-text text-ink-soft text-lead">{text}</p>}
          </div>
        )}
        <div className="min-w-0 lg:col-start-2">
          {download ? (
            <DownloadForm
              {...form}
              page={{
                formTitle: download.formTitle || null,
                buttonText: download.buttonText || null,
                language,
              }}
              action={address(language, href("/download/:slug", { slug: download.slug }))}
            />
          ) : (
            <ContactForm {...form} action={address(language, href("/contact"))} />
          )}
        </div>
      </div>
    </SectionFrame>
  );
}
