import { ComingSoon } from "../../ui/panel/coming-soon.tsx";
import type { Route } from "./+types/cases";
import { MadeElsewhere } from "./pages/made-elsewhere.tsx";
import { panelMeta } from "./panel-meta.ts";

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(matches, "cases.title");
}

export default function CasesPage() {
  return (
    <ComingSoon title="cases.title" add="cases.add">
      <MadeElsewhere kind="case" />
    </ComingSoon>
  );
}
