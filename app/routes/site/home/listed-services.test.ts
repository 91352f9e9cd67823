import { expect, it } from "vitest";
import { homeTexts } from "../../../i18n/texts/home.en.ts";
import { listedServices } from "./listed-services.ts";

it("the eight services have their words, and the scan the address and the price of the firm's facts", () => {
  const services = listedServices(
    (key) => homeTexts.nl[key],
    (key) => (key === "scan.price" ? "€ 1.900" : "/services/scan"),
  );
  expect(services).toHaveLength(8);
  expect(services[0]).toMatchObject({ title: "Potentiescan", to: "/services/scan", price: "€ 1.900" });
  expect(
    services
      .slice(1)
      .map(({ price }) => price)
      .join(""),
  ).toBe("");
});
