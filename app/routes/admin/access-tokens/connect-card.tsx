import { useLanguage } from "../../../i18n/language.tsx";
import { accessTokenTexts } from "../../../i18n/panel/access-tokens.en.ts";
import { Card } from "../../../ui/panel/card.tsx";
import { CopyButton } from "../../../ui/panel/copy-button.tsx";

/** The address for assistants that ask the person's consent themselves. */
export function ConnectCard() {
  const { t } = useLanguage(accessTokenTexts);
  const address = `${location.origin}/mcp`;
  return (
    <Card title={t("tokens.connect")} className="p-6 sm:p-8">
      <p className="mt-2 text-ink-soft">{t("tokens.connectText")}</p>
      <p className="mt-4 font-mono text-small [overflow-wrap:anywhere]">{address}</p>
      <CopyButton text={address} />
    </Card>
  );
}
