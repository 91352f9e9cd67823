import { href } from "react-router";
import { address } from "../../i18n/addresses.ts";
import { ContactForm } from "../../routes/site/contact/contact-form.tsx";
import { DownloadForm } from "../../routes/site/download/download-form.tsx";
import type { ViewProps } from "../section.ts";
import { Columns, columnTitle, headings, SectionFrame } from "../section-frame.tsx";
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
  const form = { prefix: `${id}-`, heading: headings(title, isFirst).item };
  const download = chosenDownload(values, found);
  return (
    <SectionFrame id={id} title={title} ground={ground}>
      <Columns beside={columnTitle({ id, title, text, isFirst })}>
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
          <ContactForm {...form} moments={found.moments} action={address(language, href("/contact"))} />
        )}
      </Columns>
    </SectionFrame>
  );
}
