import { Mail } from "lucide-react";
import { accountDatabase, isBackendHosted } from "../../../account/account-database.ts";
import { roles } from "../../../data/account/account.ts";
import { AccountProblem } from "../../../data/accounts/account-problem.ts";
import { invite } from "../../../data/accounts/invitations.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { languages } from "../../../i18n/language-texts.ts";
import { userPanelTexts } from "../../../i18n/panel/users.en.ts";
import { Card } from "../../../ui/panel/card.tsx";
import { FieldProblems, type FormValues, SmallForm } from "../../kit/small-form.tsx";

type Field = "email" | "role" | "language";

/** Invites somebody to a role by mail. */
export function InviteForm() {
  const { t } = useLanguage(userPanelTexts);

  async function send(values: FormValues<Field>): Promise<string> {
    const email = values.email.trim();
    const { role, language } = chosenOf(values);
    try {
      return t(`users.${await invite(accountDatabase(), { email, role, language })}`, { email });
    } catch (error) {
      const problem = error instanceof AccountProblem && explain(error, email);
      throw problem ? new FieldProblems({ email: problem }) : error;
    }
  }

  function explain({ kind }: AccountProblem, email: string): string | null {
    if (kind === "invalid") return t("users.badAddress");
    if (kind === "conflict") return t("users.hasRole", { email });
    return kind === "too often" ? t("users.tooOften") : null;
  }

  return (
    <Card title={t("users.invite")}>
      <SmallForm<Field>
        columns="sm:grid-cols-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)] sm:max-lg:[&>:first-child]:col-span-2"
        start={{ email: "", role: "writer", language: "nl" }}
        fields={() => [
          { name: "email", label: t("users.email"), type: "email", isRequired: true },
          {
            name: "role",
            label: t("users.role"),
            choices: roles.toReversed().map((role) => [role, t(`word.${role}`)] as const),
          },
          {
            name: "language",
            label: t("users.language"),
            choices: [
              ["nl", t("word.nl")],
              ["en", t("word.en")],
            ],
          },
        ]}
        save={send}
        note={(values) => (
          <p className="text-ink-soft text-small">
            {t(`users.${chosenOf(values).role}About`)} {t("users.inviteHint")}{" "}
            {isBackendHosted() && t("users.hostedHint")}
          </p>
        )}
        submit={t("users.send")}
        busy={t("word.sending")}
        icon={Mail}
      />
    </Card>
  );
}

function chosenOf({ role, language }: FormValues<Field>) {
  return {
    role: roles.find((known) => known === role) ?? "writer",
    language: languages.find((known) => known === language) ?? "nl",
  };
}
