import { ComingSoon } from "../../ui/panel/coming-soon.tsx";
import type { Route } from "./+types/services";
import { MadeElsewhere } from "./pages/made-elsewhere.tsx";
import { panelMeta } from "./panel-meta.ts";

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(matches, "services.title");
}

export default function ServicesPage() {
  return (
    <ComingSoon title="services.title" add="services.add">
      <MadeElsewhere kind="service" />
    </ComingSoon>
  );
}
