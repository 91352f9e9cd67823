import { panelMeta } from "../../panel/kit/panel-meta.ts";
import type { Route } from "./+types/cases";
import { ComingSoon } from "./pages/coming-soon.tsx";

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(matches, "cases.title");
}

export default function CasesPage() {
  return <ComingSoon title="cases.title" add="cases.add" kind="case" />;
}
