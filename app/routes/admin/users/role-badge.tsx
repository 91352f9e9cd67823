import type { Role } from "../../../data/account/account.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { userPanelTexts } from "../../../i18n/panel/users.en.ts";

const looks = {
  admin: "bg-success-soft text-success",
  editor: "bg-info-soft text-info",
  writer: "bg-paper-deep text-ink",
} as const;

export function RoleBadge({ role }: { role: Role }) {
  const { t } = useLanguage(userPanelTexts);
  return (
    <span className={`rounded-full px-3 py-0.5 font-semibold text-small ${looks[role]}`}>
      {t(`users.${role}`)}
    </span>
  );
}
