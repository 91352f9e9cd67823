import { panelMeta } from "../../panel/kit/panel-meta.ts";
import type { Route } from "./+types/services";
import { ComingSoon } from "./pages/coming-soon.tsx";

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(matches, "services.title");
}

export default function ServicesPage() {
  return <ComingSoon title="services.title" add="services.add" kind="service" />;
}
