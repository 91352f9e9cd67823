import type { Role } from "../../../data/account/account.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { userPanelTexts } from "../../../i18n/panel/users.en.ts";
import { Badge } from "../../../ui/panel/status-badge.tsx";

const tones = { admin: "success", editor: "info", writer: "quiet" } as const;

export function RoleBadge({ role }: { role: Role }) {
  const { t } = useLanguage(userPanelTexts);
  return <Badge tone={tones[role]}>{t(`word.${role}`)}</Badge>;
}
