import { useEffect, useState, useSyncExternalStore } from "react";
import { href } from "react-router";
import { useLanguage } from "../../i18n/language.tsx";
import { importTexts } from "../../i18n/panel/import.en.ts";
import { useLeaveGuard } from "../../panel/editing/use-leave-guard.ts";
import { screenMeta } from "../../panel/kit/panel-meta.ts";
import { Screen } from "../../ui/panel/screen.tsx";
import { ConfirmDialog } from "../../ui/primitives/confirm-dialog.tsx";
import type { Route } from "./+types/import";
import { ChooseForm } from "./import/choose-form.tsx";
import { createImport } from "./import/import-engine.ts";
import { PlannedImport } from "./import/planned-import.tsx";

export function meta({ matches }: Route.MetaArgs) {
  return screenMeta(matches, importTexts, "import.title");
}

/** Takes the export of a site in WordPress or Ghost: a dry run, pairs, the import, its result. */
export default function ImportPage() {
  const { t } = useLanguage(importTexts);
  const [engine] = useState(createImport);
  const step = useSyncExternalStore(engine.subscribe, engine.step);
  const { blocker } = useLeaveGuard(step.name === "running");
  useEffect(() => engine.stop, [engine]);

  return (
    <Screen
      title={t("import.title")}
      about={t("import.about")}
      back={{ to: href("/admin/settings"), text: t("word.settings") }}
      width="max-w-4xl"
    >
      <ChooseForm step={step} onRead={engine.read} onStop={engine.stop} />
      {"dry" in step && (
        <PlannedImport key={step.dry.number} step={step} onRun={engine.run} onStop={engine.stop} />
      )}
      {blocker.state === "blocked" && (
        <ConfirmDialog
          title={t("import.leave")}
          text={t("import.leaveText")}
          cancel={t("word.stay")}
          confirm={t("word.leave")}
          onCancel={() => blocker.reset()}
          onConfirm={() => blocker.proceed()}
        />
      )}
    </Screen>
  );
}
