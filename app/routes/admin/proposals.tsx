import { href, Link } from "react-router";
import { accountDatabase } from "../../account/account-database.ts";
import { isSessionStored } from "../../account/session-storage.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { proposalTexts } from "../../i18n/panel/proposals.en.ts";
import { EmptyBox } from "../../ui/panel/empty-state.tsx";
import { orNull } from "../../ui/panel/hooks/use-failure-toast.ts";
import { PageLinks } from "../../ui/panel/page-links.tsx";
import { Loaded, Screen } from "../../ui/panel/screen.tsx";
import type { Route } from "./+types/proposals";
import { panelMeta } from "./panel-meta.ts";
import { loadProposals } from "./proposals/load-proposals.ts";
import { ProposalList } from "./proposals/proposal-list.tsx";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const number = new URL(request.url).searchParams.get("page") ?? "";
  const page = /^[1-9]\d{0,3}$/.test(number) ? Number(number) : 1;
  // Without a session, the login page follows.
  return { loaded: isSessionStored() ? await orNull(loadProposals(accountDatabase(), page)) : null };
}

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(matches, "panel.proposals");
}

/** What assistants propose, to be accepted or refused part by part. */
export default function ProposalsPage({ loaderData: { loaded } }: Route.ComponentProps) {
  const { t } = useLanguage(proposalTexts);
  return (
    <Screen title={t("proposals.title")} about={t("proposals.about")} width="max-w-4xl">
      <Loaded data={loaded} failed={t("proposals.loadFailed")}>
        {({ proposals, page, pages }) =>
          proposals.length === 0 ? (
            <Empty />
          ) : (
            <div>
              <ProposalList proposals={proposals} page={page} />
              <PageLinks
                label={t("proposals.pages")}
                page={{ newer: page > 1 ? page - 1 : null, older: page < pages ? page + 1 : null }}
                queryOf={(other) => `?page=${other}`}
                texts={{ newer: t("proposals.previous"), older: t("proposals.next") }}
              />
            </div>
          )
        }
      </Loaded>
    </Screen>
  );
}

function Empty() {
  const { t } = useLanguage(proposalTexts);
  return (
    <EmptyBox>
      <p className="font-semibold">{t("proposals.none")}</p>
      <p className="mx-auto mt-1 max-w-xl text-ink-soft">{t("proposals.noneText")}</p>
      <p className="mt-4">
        <Link to={href("/admin/settings/tokens")} className="text-link">
          {t("proposals.connect")}
        </Link>
      </p>
    </EmptyBox>
  );
}
