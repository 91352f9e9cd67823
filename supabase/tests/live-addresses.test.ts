import { beforeAll, expect, it } from "vitest";
import { listLiveAddresses } from "../../app/data/live-addresses.ts";
import { languages } from "../../app/i18n/language-texts.ts";
import { commonTexts } from "../../app/i18n/texts/common.en.ts";
import { homeTexts } from "../../app/i18n/texts/home.en.ts";
import { seed } from "../../server/backend/database/seed.ts";
import { type Api, openApi } from "../../server/backend/testing/api.ts";
import { describeOnDatabase } from "../../server/backend/testing/databases.ts";

describeOnDatabase("the live ones of some addresses", (open) => {
  let api: Api;

  beforeAll(async () => {
    const database = await open();
    await seed(database);
    api = await openApi(database);
  });

  const live = (...addresses: string[]) => listLiveAddresses(api.client(), addresses);

  it("are those of published articles, tags and pages of their kind", async () => {
    expect(
      await live(
        "/insights/agentic-ai",
        "/insights/tag/business-scaling",
        "/cases/orders-at-a-wholesaler",
        "/services/scan",
        // A draft, another kind, nothing, and no address of the site.
        "/insights/measuring-the-hours-you-saved",
        "/services/orders-at-a-wholesaler",
        "/insights/nothing",
        "https://example.org/scan",
        "",
      ),
    ).toEqual([
      "/insights/agentic-ai",
      "/insights/tag/business-scaling",
      "/cases/orders-at-a-wholesaler",
      "/services/scan",
    ]);
  });

  it.each(languages)("are all that the original texts of the home page name (%s)", async (language) => {
    const texts = Object.entries({ ...homeTexts[language], ...commonTexts[language] });
    const addresses = texts.flatMap(([key, text]) => (/address$/i.test(key) && text ? [text] : []));
    expect(addresses.length).toBeGreaterThan(10);
    expect(await live(...addresses)).toEqual(addresses);
  });
});
