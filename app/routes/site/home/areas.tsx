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
import { SectionHead } from "../../../ui/sections/section-head.tsx";
import { useHomeTexts } from "./home-texts.tsx";

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

export function Areas() {
  const { t } = useHomeTexts();
  return (
    <section aria-labelledby="areas" className="page-width pb-[clamp(4rem,3rem+5vw,8rem)]">
      <SectionHead id="areas" title={t("home.areas.title")} text={t("home.areas.text")} />
      <ul className="mt-12 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {areas.map(({ name, Icon }) => (
          <li key={name} className="rounded-card bg-paper-deep p-6">
            <Icon aria-hidden="true" strokeWidth={1.5} className="size-7" />
            <h3 className="mt-5 text-title-4">{t(`home.areas.${name}.title`)}</h3>
            <p className="mt-2 text-ink-soft">{t(`home.areas.${name}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
