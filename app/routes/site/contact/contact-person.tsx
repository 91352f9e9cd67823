import type { ContactPerson as Person } from "../../../data/about/contact-person.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { contactTexts } from "../../../i18n/texts/contact.en.ts";
import { Avatar } from "../../../ui/pictures/avatar.tsx";

/** The member of the team who answers messages. */
export function ContactPerson({ person: { name, role, imageUrl, picture } }: { person: Person }) {
  const { t } = useLanguage(contactTexts);
  return (
    <section aria-labelledby="contact-person" className="flex items-center gap-6">
      <Avatar name={name} src={imageUrl} picture={picture} />
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <h2 id="contact-person" className="text-title-4">
          {name}
        </h2>
        {role && (
          <p lang={role.language} className="mt-1 font-semibold text-accent-deep">
            {role.text}
          </p>
        )}
        <p className="mt-1 text-ink-soft">{t("contact.promise")}</p>
      </div>
    </section>
  );
}
