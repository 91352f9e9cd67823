import { accountDatabase, isBackendHosted, namedBackend } from "../../account/account-database.ts";
import { withTypedPassword } from "../../account/typed-password.ts";
import { useAuth } from "../../account/use-auth.ts";
import { listProviders } from "../../data/account/providers.ts";
import { roleFilters } from "../../data/accounts/account-filter.ts";
import { AccountProblem } from "../../data/accounts/account-problem.ts";
import {
  type Account,
  areLeadsOpen,
  endSessions,
  listAccounts,
  removeAccount,
  removeSecondSteps,
  setLeadAccess,
} from "../../data/accounts/admin-accounts.ts";
import { listAllowedDomains } from "../../data/accounts/allowed-domains.ts";
import { listInvitations } from "../../data/accounts/invitations.ts";
import type { Database } from "../../data/database.ts";
import { formatNumber, formatTime } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { userPanelTexts } from "../../i18n/panel/users.en.ts";
import { Card } from "../../ui/panel/card.tsx";
import { useAction } from "../../ui/panel/hooks/use-action.ts";
import { Dialog } from "../../ui/primitives/dialog.tsx";
import { Switch } from "../../ui/primitives/switch.tsx";
import { listScreen, type Words } from "../kit/list-screen.tsx";
import { FieldProblems, SmallForm } from "../kit/small-form.tsx";
import { AllowedDomains } from "./users/allowed-domains.tsx";
import { InvitationList } from "./users/invitation-list.tsx";
import { InviteForm } from "./users/invite-form.tsx";
import { RoleBadge } from "./users/role-badge.tsx";
import { RoleControls } from "./users/role-controls.tsx";

const screen = listScreen({
  texts: userPanelTexts,
  title: "users.title",
  about: "users.about",
  width: "max-w-5xl",
  filter: [
    { name: "q", label: "word.search", hint: "users.searchHint" },
    {
      name: "role",
      label: "users.role",
      every: "users.filter.member",
      choices: roleFilters
        .filter((role) => role !== "member")
        .map((role) => [role, `users.filter.${role}`] as const),
    },
  ],
  heading: "users.list",
  load(db, chosen, _, page) {
    const role = roleFilters.find((known) => known === chosen("role")) ?? "member";
    return listAccounts(db, { search: chosen("q"), role }, page);
  },
  loadMore,
  above: (more) => (
    <>
      <InviteForm />
      {more && more.invitations.length > 0 && <InvitationList invitations={more.invitations} />}
    </>
  ),
  below: (more) =>
    more && (
      <>
        {/* A project gives roles by invitation alone. */}
        {!isBackendHosted() && <AllowedDomains domains={more.domains} providers={more.providers} />}
        <LeadAccess isOpen={more.isOpen} />
      </>
    ),
  none: ["users.empty", "users.emptyText"],
  found: ({ count }, { t, language }) =>
    count === 1 ? t("users.one") : t("users.many", { count: formatNumber(count, language) }),
  row(account, words) {
    const { t, language, userId } = words;
    const { id, email, role, isConfirmed, lastSignInAt, sessions } = account;
    const isOwn = id === userId;
    return {
      title: email,
      badges: [
        isOwn && role && <RoleBadge key="role" role={role} />,
        isOwn && (
          <span key="own" className="text-ink-soft text-small">
            {t("users.you")}
          </span>
        ),
      ],
      facts: [
        !isConfirmed && (
          <span key="unconfirmed" className="text-warning">
            {t("users.unconfirmed")}
          </span>
        ),
        lastSignInAt
          ? t("users.lastSignIn", { time: formatTime(lastSignInAt, language) })
          : t("users.neverSignedIn"),
        (lastSignInAt || sessions > 0) && t(sessionsKey(sessions), { count: sessions }),
        secondStepOf(account, words),
      ],
      // One's own role and sessions are left alone here.
      more: !isOwn && ((ask) => <RoleControls account={account} onAsk={ask} />),
    };
  },
  actions(account, { t, userId }) {
    const { id, email, sessions, hasSecondStep } = account;
    if (id === userId) return [];
    return [
      sessions > 0 && {
        text: t("users.endSessions"),
        ask: {
          title: t("users.endSessionsSure"),
          text: t("users.endSessionsText", { email }),
          confirm: t("users.endSessions"),
          work: () => endSessions(accountDatabase(), id),
          done: t("users.sessionsEnded", { email }),
          failed: (cause) => (isGone(cause) ? t("users.gone") : undefined),
        },
      },
      hasSecondStep && {
        text: t("users.removeStep"),
        dialog: (close) => <RemoveStepDialog account={account} onClose={close} />,
      },
      {
        text: t("word.remove"),
        isDangerous: true,
        ask: {
          title: t("users.removeSure"),
          text: t("users.removeText", { email }),
          confirm: t("word.remove"),
          work: () => removeAccount(accountDatabase(), id),
          done: t("users.removed", { email }),
          failed(cause) {
            if (isGone(cause)) return t("users.gone");
            return cause instanceof AccountProblem && cause.kind === "conflict"
              ? t("users.lastAdmin")
              : undefined;
          },
        },
      },
    ];
  },
});

async function loadMore(db: Database) {
  const [invitations, isOpen, domains, providers] = await Promise.all([
    listInvitations(db),
    areLeadsOpen(db),
    listAllowedDomains(db),
    listProviders(namedBackend()),
  ]);
  return { invitations, isOpen, domains, providers };
}

function sessionsKey(sessions: number) {
  if (sessions === 0) return "users.noSession" as const;
  return sessions === 1 ? ("users.oneSession" as const) : ("users.someSessions" as const);
}

function secondStepOf(
  { hasSecondStep, needsSecondStep }: Account,
  { t }: Words<keyof typeof userPanelTexts.en>,
) {
  if (hasSecondStep) return t("users.stepOn");
  if (!needsSecondStep) return t("users.stepOff");
  return (
    <span key="step" className="text-warning">
      {t("users.stepMissing")}
    </span>
  );
}

function isGone(cause: unknown): boolean {
  return cause instanceof AccountProblem && cause.kind === "gone";
}

/** Whether editors see leads. */
function LeadAccess({ isOpen }: { isOpen: boolean }) {
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
          })
        }
      />
    </Card>
  );
}

export const { clientLoader, meta } = screen;
export default screen.ListPage;

/** Removes a second step that was lost, which takes one's own password. */
function RemoveStepDialog({ account, onClose }: { account: Account; onClose(): void }) {
  const { t } = useLanguage(userPanelTexts);
  const { user } = useAuth();
  const { id, email } = account;

  async function remove(password: string): Promise<string> {
    const work = () => removeSecondSteps(accountDatabase(), id);
    if (!(await withTypedPassword(user?.email ?? "", password, work))) {
      throw new FieldProblems({ password: t("users.wrongPassword") });
    }
    return t("users.stepRemoved", { email });
  }

  return (
    <Dialog title={t("users.removeStepSure")} text={t("users.removeStepText", { email })} onClose={onClose}>
      {(close) => (
        <SmallForm
          start={{ password: "" }}
          fields={() => [
            { name: "password", label: t("users.ownPassword"), type: "password", isRequired: true },
          ]}
          save={({ password }) => remove(password)}
          failed={(cause) =>
            cause instanceof AccountProblem && cause.kind === "gone" ? t("users.gone") : undefined
          }
          submit={t("users.removeStep")}
          close={close}
          onDone={close}
        />
      )}
    </Dialog>
  );
}
