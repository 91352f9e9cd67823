import { describe, expect, it } from "vitest";
import { readableTables } from "./readable-tables.ts";

const region = '<div class="table-scroll" role="region" aria-label="Tabel" tabindex="0">';

describe("tables on a page", () => {
  it("are each wrapped in a region", () => {
    expect(
      readableTables('<p>a</p><table class="compact"><tr><td>1</td></tr></table><table></table>', "nl"),
    ).toBe(
      `<p>a</p>${region}<table class="compact"><tr><td>1</td></tr></table></div>${region}<table></table></div>`,
    );
  });

  it("get one region when nested", () => {
    expect(readableTables("<table><tr><td><table></table></td></tr></table>", "nl")).toBe(
      `${region}<table><tr><td><table></table></td></tr></table></div>`,
    );
  });

  it("leave other text unchanged", () => {
    expect(readableTables("<p>&lt;table&gt;</p>", "nl")).toBe("<p>&lt;table&gt;</p>");
  });
});
