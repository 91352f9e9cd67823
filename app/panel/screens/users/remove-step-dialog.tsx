import { accountDatabase } from "../../../account/account-database.ts";
import { withTypedPassword } from "../../../account/typed-password.ts";
import { useAuth } from "../../../account/use-auth.ts";
import { AccountProblem } from "../../../data/accounts/account-problem.ts";
import { type Account, removeSecondSteps } from "../../../data/accounts/admin-accounts.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { userPanelTexts } from "../../../i18n/panel/users.en.ts";
import { Dialog } from "../../../ui/primitives/dialog.tsx";
import { FieldProblems, SmallForm } from "../../kit/small-form.tsx";

/** Removes a second step that was lost, which takes one's own password. */
export function RemoveStepDialog({ account, onClose }: { account: Account; onClose(): void }) {
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
