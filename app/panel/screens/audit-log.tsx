import { href } from "react-router";
import { isBackendHosted } from "../../account/account-database.ts";
import { eventKinds } from "../../data/audit-log/audit-filter.ts";
import { listAuditLog, listAuditPeople } from "../../data/audit-log/audit-log.ts";
import { isId } from "../../data/id-pattern.ts";
import { formatTime } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { auditPanelTexts } from "../../i18n/panel/audit-log.en.ts";
import { listScreen } from "../kit/list-screen.tsx";
import { describeActor, describeEvent } from "./audit-log/describe-entry.ts";

const screen = listScreen({
  texts: auditPanelTexts,
  title: "audit.title",
  about: About,
  back: { to: href("/admin/settings"), text: "word.settings" },
  width: "max-w-5xl",
  filter: [
    {
      name: "kind",
      label: "word.show",
      every: "word.everything",
      choices: eventKinds.map((kind) => [kind, `audit.kind.${kind}`] as const),
    },
    {
      name: "person",
      label: "audit.person",
      every: "audit.everybody",
      other: "audit.otherPerson",
      load: async (db) => (await listAuditPeople(db)).map(({ id, email }) => ({ value: id, text: email })),
    },
  ],
  heading: "audit.list",
  load(db, chosen, cursor) {
    const kind = eventKinds.find((one) => one === chosen("kind")) ?? null;
    const person = isId(chosen("person")) ? chosen("person") : null;
    return listAuditLog(db, { kind, person }, cursor);
  },
  none: "audit.empty",
  noMatch: "audit.noMatch",
  row: (entry, { t, language }) => ({
    title: describeEvent(entry, language, t),
    facts: [
      describeActor(entry, t),
      entry.networkHash && (
        <span title={t("audit.placeHint")}>{t("audit.place", { place: entry.networkHash })}</span>
      ),
      <time key="time" dateTime={entry.createdAt} className="tabular-nums">
        {formatTime(entry.createdAt, language)}
      </time>,
    ],
  }),
});

function About() {
  const { t } = useLanguage(auditPanelTexts);
  return isBackendHosted() ? `${t("audit.about")} ${t("audit.hosted")}` : t("audit.about");
}

export const { clientLoader, meta } = screen;
export default screen.ListPage;
