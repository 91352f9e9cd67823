import { Mail, MapPin, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { useFirm, useLanguage } from "../../../i18n/language.tsx";
import { contactTexts } from "../../../i18n/texts/contact.en.ts";

export function ContactDetails() {
  const { t } = useLanguage(contactTexts);
  const firm = useFirm();
  return (
    <aside aria-labelledby="contact-details" className="self-start rounded-card bg-paper-deep p-7 lg:p-9">
      <h2 id="contact-details" className="text-title-3">
        {t("contact.details")}
      </h2>
      <address className="mt-6 grid gap-6 not-italic">
        <Detail icon={<Mail aria-hidden="true" strokeWidth={1.5} />} label={t("contact.email")}>
          <a href={`mailto:${firm.email}`} className="text-link standalone-link">
            {firm.email}
          </a>
        </Detail>
        <Detail
          icon={<Phone aria-hidden="true" strokeWidth={1.5} />}
          label={t("contact.phone")}
          note={t("contact.phoneHours")}
        >
          <a href={`tel:${firm.phone.dialled}`} className="text-link standalone-link">
            {firm.phone.shown}
          </a>
        </Detail>
        <Detail
          icon={<MapPin aria-hidden="true" strokeWidth={1.5} />}
          label={t("contact.visit")}
          note={t("contact.visitNote")}
        >
          {`${firm.street}, ${firm.postcode} ${firm.city}`}
        </Detail>
      </address>
    </aside>
  );
}

type DetailProps = { icon: ReactNode; label: string; note?: string; children: ReactNode };

function Detail({ icon, label, note, children }: DetailProps) {
  return (
    <div className="flex gap-4">
      <span className="mt-0.5 text-accent">{icon}</span>
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="text-ink-soft text-small">{label}</p>
        <p>{children}</p>
        {note && <p className="mt-0.5 text-ink-soft text-small">{note}</p>}
      </div>
    </div>
  );
}
