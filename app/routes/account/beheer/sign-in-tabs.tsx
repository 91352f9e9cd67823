import { useState } from "react";
import { Alert, Success } from "../../../account/status-messages.tsx";
import { useLanguage } from "../../../i18n/language.tsx";
import { accountTexts } from "../../../i18n/texts/account.en.ts";
import { Tabs } from "../../../ui/primitives/tabs.tsx";
import { ProviderButtons } from "./provider-buttons.tsx";
import { ResetPanel } from "./reset-panel.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

type Tab = "sign-in" | "sign-up";

/** Sign-in, sign-up and password recovery. */
export function SignInTabs({ alert }: { alert: string | null }) {
  const { t } = useLanguage(accountTexts);
  const [chosen, setChosen] = useState<Tab>("sign-in");
  const [reset, setReset] = useState<"closed" | "open" | "cancelled" | "sent">("closed");
  const [isShown, setShown] = useState(false);
  const shown = { isShown, onShow: setShown };

  return (
    <>
      <div className="not-has-[p]:contents mb-5 grid gap-5">
        <Success>{reset === "sent" && t("login.resetSent")}</Success>
        <Alert>{reset !== "open" && alert}</Alert>
      </div>
      {reset === "open" ? (
        <ResetPanel onSent={() => setReset("sent")} onCancel={() => setReset("cancelled")} />
      ) : (
        <>
          <Tabs<Tab>
            label={t("login.tabs")}
            chosen={chosen}
            onChoose={setChosen}
            tabs={[
              {
                name: "sign-in",
                label: t("login.signIn"),
                content: (
                  <div className="pt-6">
                    <SignInForm {...shown} isBack={reset !== "closed"} onForget={() => setReset("open")} />
                  </div>
                ),
              },
              {
                name: "sign-up",
                label: t("login.signUp"),
                content: (
                  <div className="pt-6">
                    <SignUpForm {...shown} />
                  </div>
                ),
              },
            ]}
          />
          <ProviderButtons />
        </>
      )}
    </>
  );
}
