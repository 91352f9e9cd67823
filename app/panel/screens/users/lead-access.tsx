import { accountDatabase } from "../../../account/account-database.ts";
import { setLeadAccess } from "../../../data/accounts/admin-accounts.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { userPanelTexts } from "../../../i18n/panel/users.en.ts";
import { Card } from "../../../ui/panel/card.tsx";
import { useAction } from "../../../ui/panel/hooks/use-action.ts";
import { Switch } from "../../../ui/primitives/switch.tsx";

/** Whether editors see leads. */
export function LeadAccess({ isOpen }: { isOpen: boolean }) {
  const { t } = useLanguage(userPanelTexts);
  const { isBusy, act } = useAction();
  return (
    <Card title={t("users.leads")}>
      <p className="mt-2 mb-3 text-ink-soft">{t("users.leadsText")}</p>
      <Switch
        isOn={isOpen}
        label={t("users.leadsOpen")}
        isDisabled={isBusy}
        onChange={(wanted) =>
          void act(() => setLeadAccess(accountDatabase(), wanted), {
            done: t(wanted ? "users.leadsOpened" : "users.leadsClosed"),
            failed: t("users.leadsFailed"),
          })
        }
      />
    </Card>
  );
}
