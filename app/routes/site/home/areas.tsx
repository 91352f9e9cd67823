import {
  FileText,
  Handshake,
  LifeBuoy,
  Megaphone,
  PenLine,
  Route as RouteIcon,
  ShoppingBag,
  UserRoundPlus,
} from "lucide-react";
import { LinkedTitle } from "../../../ui/links/linked-title.tsx";
import { SectionHead } from "../../../ui/sections/section-head.tsx";
import { swipeRow } from "../../../ui/sections/swipe-row.ts";
import { useHomeTexts } from "./home-texts.tsx";
import { NextStep } from "./next-step.tsx";

const areas = [
  { name: "marketing", Icon: Megaphone },
  { name: "content", Icon: PenLine },
  { name: "sales", Icon: Handshake },
  { name: "support", Icon: LifeBuoy },
  { name: "ecommerce", Icon: ShoppingBag },
  { name: "administration", Icon: FileText },
  { name: "onboarding", Icon: RouteIcon },
  { name: "hr", Icon: UserRoundPlus },
] as const;

/** @param links the addresses of the site that lead somewhere */
export function Areas({ links }: { links: readonly string[] }) {
  const { t } = useHomeTexts();
  return (
    <section aria-labelledby="areas" className="page-width pb-(--section-space)">
      <SectionHead id="areas" title={t("home.areas.title")} text={t("home.areas.text")} />
      <ul className={`mt-6 grid gap-4 md:mt-12 md:grid-cols-2 lg:grid-cols-4 ${swipeRow}`}>
        {areas.map(({ name, Icon }) => (
          <li key={name} className="relative rounded-card bg-paper-deep p-5 md:p-6">
            <Icon aria-hidden="true" strokeWidth={1.5} className="size-7" />
            <LinkedTitle
              title={t(`home.areas.${name}.title`)}
              to={t(`home.areas.${name}.address`)}
              links={links}
              className="mt-3 md:mt-5"
            />
            <p className="mt-2 text-ink-soft text-small md:text-base">{t(`home.areas.${name}.text`)}</p>
          </li>
        ))}
      </ul>
      <NextStep of="areas" button="button-quiet" />
    </section>
  );
}
