import type { ListedService } from "../../../ui/sections/service-list.tsx";
import type { HomeTexts } from "./packed-texts.ts";

const names = [
  "scan",
  "design",
  "implementation",
  "integration",
  "stack",
  "training",
  "running",
  "apps",
] as const;

/** The eight services of the home page. The scan's address and price are facts that other pages have too. */
export function listedServices(
  t: (key: keyof HomeTexts) => string,
  common: (key: "scan.address" | "scan.price") => string,
): ListedService[] {
  return names.map((name) => ({
    key: name,
    title: t(`home.services.${name}.title`),
    text: t(`home.services.${name}.text`),
    to: name === "scan" ? common("scan.address") : t(`home.services.${name}.address`),
    price: name === "scan" ? common("scan.price") : "",
  }));
}
