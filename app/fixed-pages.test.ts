import { expect, it } from "vitest";
import { fixedPages } from "./fixed-pages.ts";
import routes from "./routes.ts";

/** They exist for other reasons, hold a token, or list what the database has and counts. */
const others = ["/blog", "/link-expired", "/table-showcase", "/404", "/*", "/cases", "/services"];

it("the counted pages are those of the routes that have no content of their own", () => {
  const layout = routes.find(({ id }) => id === "nl/site");
  const paths = layout?.children?.map(({ path = "" }) => `/${path}`) ?? [];
  expect(paths.filter((path) => !path.includes(":") && !others.includes(path)).toSorted()).toEqual(
    [...fixedPages].toSorted(),
  );
});
